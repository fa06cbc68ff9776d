import { describe, expect, it } from 'vitest';
import { emptyLane, type Lane } from '../../../shared/domain/lane.ts';
import { changesOf, holdOf, holdsIn, laneOf, neverFailed } from '../../../shared/storage/lane-row.ts';

const now = new Date('2026-11-27T10:00:00.000Z');
const at = now.getTime();
const [ok, first, again] = [
  { ok: true, first: true },
  { ok: false, first: true },
  { ok: false, first: false },
];
const failing: Lane = { ...emptyLane, failures: 3, failingSince: 1000 };

describe('the results of sends', () => {
  it.each([
    ['nothing', [], { add: {}, set: {} }],
    ['a success', [ok], { add: {}, set: neverFailed }],
    ['failures and then a success', [first, again, ok], { add: {}, set: neverFailed }],
  ])('after %s leave no failure', (_, sent, changes) => {
    expect(changesOf(sent, failing, now)).toEqual(changes);
  });

  it('are counted where all of them failed, those of new events apart', () => {
    expect(changesOf([first, again, again], failing, now)).toEqual({
      add: { failures: 3, failed_events: 1 },
      set: { last_failed_event_at: at },
    });
    expect(changesOf([again], failing, now)).toEqual({ add: { failures: 1, failed_events: 0 }, set: {} });
  });

  it('begin a time of failures where there was none', () => {
    expect(changesOf([again], emptyLane, now).set).toEqual({ failing_since: at });
    expect(changesOf([first], emptyLane, now).set).toEqual({ failing_since: at, last_failed_event_at: at });
  });

  it('after a success count from there on, whatever was before', () => {
    expect(changesOf([first, ok, again, first], failing, now)).toEqual({
      add: {},
      set: { failures: 2, failed_events: 1, failing_since: at, last_failed_event_at: at },
    });
    expect(changesOf([ok, again], failing, now)).toEqual({
      add: {},
      set: { failures: 1, failed_events: 0, failing_since: at, last_failed_event_at: 0 },
    });
  });
});

describe('the row of a lane', () => {
  const sender = { organizationId: 'org_1', endpointId: 'we_1', delivery: 'wd_1', message: 'm-1' };

  it('has a text for each send in progress', () => {
    const text = holdOf(sender, at);
    const holds = new Set([text, holdOf({ ...sender, delivery: 'wd_2' }, at + 1)]);
    expect(holdsIn({ holds })).toEqual([
      { text, until: at, delivery: 'wd_1', message: 'm-1' },
      expect.objectContaining({ until: at + 1, delivery: 'wd_2' }),
    ]);
    expect([holdsIn({}), holdsIn({ holds: ['no set'] })]).toEqual([[], []]);
    expect(holdsIn({ holds: new Set(['7']) })).toEqual([{ text: '7', until: 7, delivery: '', message: '' }]);
  });

  it('is a lane with its places, the longest held first, and the failures', () => {
    const holds = new Set([1, 3, 2].map((n) => holdOf({ ...sender, delivery: `wd_${n}` }, at + n)));
    const numbers = { failures: 2, failed_events: 1, failing_since: 5, last_failed_event_at: 6 };
    const lane = laneOf({ holds, ...numbers });
    expect(lane.places).toEqual([at + 3, at + 2, at + 1, ...emptyLane.places.slice(3)]);
    expect(lane).toMatchObject({ failures: 2, failedEvents: 1, failingSince: 5, lastFailedEventAt: 6 });
    expect(laneOf({})).toEqual(emptyLane);
  });
});
