import { describe, expect, it } from 'vitest';
import {
  claimReplay,
  endReplay,
  newReplay,
  releaseReplay,
  takeUpEvent,
} from '../../../shared/domain/webhook-replay.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const in90s = new Date(now.getTime() + 90_000);
const later = (ms: number) => new Date(in90s.getTime() + ms);

const queued = newReplay(
  {
    id: 'rpl_01HZZZZZZZZZZZZZZZZZZZZZZZ',
    organization_id: 'org_01HZZZZZZZZZZZZZZZZZZZZZZZ',
    endpoint_id: 'we_01HZZZZZZZZZZZZZZZZZZZZZZZ',
    event_ids: ['evt_01HZZZZZZZZZZZZZZZZZZZZZZZ'],
    from: null,
    to: null,
    types: null,
  },
  now,
);
const claimed = claimReplay(queued, 'one', now) ?? queued;

describe('a claim', () => {
  it('holds a replay for as long as its message is hidden from others', () => {
    expect(claimed).toMatchObject({
      status: 'running',
      claimed_by: 'one',
      claimed_until: in90s.toISOString(),
      started_at: now.toISOString(),
    });
    expect(claimReplay(claimed, 'other', later(-1))).toBeNull();
    const taken = claimReplay(claimed, 'other', later(0));
    expect(taken).toMatchObject({ claimed_by: 'other', started_at: now.toISOString() });
  });

  it('is taken over at once by the message that made it', () => {
    const again = claimReplay(claimed, 'one', later(-60_000));
    expect(again?.claimed_until).toBe(later(30_000).toISOString());
  });

  it('is made longer with each event, and free once it is let go', () => {
    const taken = takeUpEvent(claimed, 'evt_1', 'dlv_1', later(-1));
    expect(taken.claimed_until).toBe(later(89_999).toISOString());
    expect(claimReplay(releaseReplay(taken), 'other', now)?.claimed_by).toBe('other');
  });

  it('is refused once the replay is over', () => {
    for (const status of ['completed', 'canceled', 'failed'] as const)
      expect(claimReplay(endReplay(claimed, status, null, now), 'one', in90s)).toBeNull();
  });
});
