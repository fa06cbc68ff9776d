/** Each field of a replay from its order to its end. */
import { describe, expect, it } from 'vitest';
import {
  claimReplay,
  countAttempt,
  endReplay,
  newReplay,
  releaseReplay,
  skipTo,
  takeUpEvent,
  wantedEvents,
} from '../../../shared/domain/webhook-replay.ts';
import { instant, secondsLater } from './support/samples.ts';

const at = (seconds: number) => secondsLater(seconds).toISOString();
const kept = secondsLater(-30 * 86_400);
const wanted = { event_ids: ['evt_1', 'evt_2'], from: null, to: null, types: null };
const replay = newReplay({ id: 'rpl_1', organization_id: 'org_1', endpoint_id: 'we_1', ...wanted }, instant);
const counts = (events: number, delivered: number, failed: number) => ({ events, delivered, failed });

describe('the events that are wanted', () => {
  const span = (body: object) => wantedEvents(body as never, kept, instant);
  it('are ids, each once and in order, or a span within what is kept', () => {
    expect(span({ event_ids: ['evt_2', 'evt_1', 'evt_2'] })).toEqual(wanted);
    const from = at(-60);
    expect(span({ from })).toEqual({ event_ids: null, from, to: at(0), types: null });
    expect(span({ from, to: at(-30), types: ['job.*'] })).toEqual({
      event_ids: null,
      from,
      to: at(-30),
      types: ['job.*'],
    });
    expect(span({ from: '2020-01-01T00:00:00Z', to: at(60) })).toMatchObject({
      from: kept.toISOString(),
      to: at(0),
    });
  });

  it.each([
    ['from', { from: at(0) }],
    ['from', { from: at(60) }],
    ['to', { from: at(-60), to: at(-60) }],
    ['to', { from: '2020-01-01T00:00:00Z', to: kept.toISOString() }],
  ])('are refused by %s where there can be none', (param, body) => {
    const details = [
      { param, code: 'contradictory', message: 'The period contains none of the last 30 days.' },
    ];
    expect(() => span(body)).toThrow(
      expect.objectContaining({ code: 'validation_failed', particulars: { param, details } }),
    );
  });
});

it('a new replay has not begun', () => {
  expect(replay).toEqual({
    id: 'rpl_1',
    organization_id: 'org_1',
    endpoint_id: 'we_1',
    ...wanted,
    status: 'queued',
    reason: null,
    position: null,
    counts: counts(0, 0, 0),
    delivery_id: null,
    claimed_by: null,
    claimed_until: null,
    version: 1,
    created_at: at(0),
    updated_at: at(0),
    started_at: null,
    ended_at: null,
  });
});

describe('a replay in progress', () => {
  const running = claimReplay(replay, 'one', instant) ?? replay;
  const taken = takeUpEvent(running, 'evt_1', 'dlv_1', secondsLater(30));

  it('counts each event, and how its first attempt ended', () => {
    const first = { position: 'evt_1', delivery_id: 'dlv_1', counts: counts(1, 0, 0) };
    expect(taken).toEqual({ ...running, ...first, claimed_until: at(120) });
    const next = takeUpEvent(countAttempt(taken, 'delivered'), 'evt_2', 'dlv_2', instant);
    expect(next).toMatchObject({ position: 'evt_2', delivery_id: 'dlv_2', counts: counts(2, 1, 0) });
    expect(countAttempt(taken, 'delivered')).toEqual({
      ...taken,
      delivery_id: null,
      counts: counts(1, 1, 0),
    });
    expect(countAttempt(next, 'failed').counts).toEqual(counts(2, 1, 1));
    expect(countAttempt(next, 'gone').counts).toEqual(counts(1, 1, 0));
  });

  it('is held to the last instant of its claim, and keeps when it began', () => {
    expect(claimReplay(running, 'two', secondsLater(89.999))).toBeNull();
    const other = { ...running, claimed_by: 'two', claimed_until: at(180) };
    expect(claimReplay(running, 'two', secondsLater(90))).toEqual(other);
    expect(releaseReplay(running)).toEqual({ ...running, claimed_by: null, claimed_until: null });
    expect(skipTo(running, 'evt_9')).toEqual({ ...running, position: 'evt_9' });
  });

  it('ends once, with its reason', () => {
    const over = endReplay(taken, 'canceled', 'endpoint_deleted', secondsLater(60));
    const free = { claimed_by: null, claimed_until: null };
    expect(over).toEqual({
      ...taken,
      ...free,
      status: 'canceled',
      reason: 'endpoint_deleted',
      ended_at: at(60),
    });
    expect(claimReplay(over, 'one', instant)).toBeNull();
  });
});
