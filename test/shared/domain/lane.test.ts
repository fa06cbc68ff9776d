import { describe, expect, it } from 'vitest';
import {
  deliveryRouteOf,
  emptyLane,
  isAbandoned,
  isMoving,
  type Lane,
  openPlaces,
  placeCount,
  placeHeldMs,
  putOffMs,
} from '../../../shared/domain/lane.ts';
import { instant } from './support/samples.ts';

const now = instant.getTime();
const HOUR = 3_600_000;
const lane = (changes: Partial<Lane> = {}, ...startedMsAgo: number[]): Lane => ({
  ...emptyLane,
  places: emptyLane.places.map((_, place) => {
    const ago = startedMsAgo[place];
    return ago === undefined ? 0 : now - ago + placeHeldMs;
  }),
  ...changes,
});

describe('open places', () => {
  it('are all ten of a lane with nothing in progress', () => {
    expect(openPlaces(emptyLane, instant)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
  it('are those that nobody holds', () => {
    expect(openPlaces(lane({}, 0, 10, 59_999), instant)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });
  it('are open again a minute after a sender crashed', () => {
    expect(openPlaces(lane({}, 60_000), instant)).toHaveLength(placeCount);
  });
  it('are none when ten are held', () => {
    expect(openPlaces(lane({}, ...Array<number>(placeCount).fill(0)), instant)).toEqual([]);
  });
  it('of a broken lane are one, and none while that one is in progress', () => {
    expect(openPlaces(lane({ failures: 4 }, 0), instant)).toHaveLength(9);
    expect(openPlaces(lane({ failures: 5 }), instant)).toHaveLength(1);
    expect(openPlaces(lane({ failures: 5 }, 0), instant)).toEqual([]);
  });
});

describe('a new delivery', () => {
  it.each([
    ['prompt', 'nothing is under way', lane()],
    ['prompt', 'what is under way is young', lane({}, 0, 400)],
    ['patient', 'a send has had no answer for 400 ms', lane({}, 0, 401)],
    ['patient', 'a send has had no answer for 15 s', lane({}, 0, 15_000)],
    ['prompt', 'a send lasts longer than any does, so that its sender crashed', lane({}, 0, 15_001)],
    ['prompt', 'a send that had none crashed long ago', lane({}, 60_000)],
    ['patient', 'the last attempt failed', lane({ failures: 1 })],
    ['patient', 'four failed in a row', lane({ failures: 4 })],
    ['swept', 'five failed in a row', lane({ failures: 5 })],
  ])('goes the %s way when %s', (way, _, known) => {
    expect(deliveryRouteOf(known, instant)).toBe(way);
  });
});

describe('a lane', () => {
  it.each([
    ['moves', 'a send has begun within 400 ms', lane({}, 401, 400), true],
    ['does not move', 'all have waited for longer', lane({}, 401, 10_000), false],
    ['does not move', 'nothing is under way', lane(), false],
    ['does not move', 'its last sender crashed long ago', lane({}, 60_000), false],
  ])('%s when %s', (_, __, known, moves) => {
    expect(isMoving(known, instant)).toBe(moves);
  });
});

describe('a delivery that has to wait', () => {
  const broken = (failingMs: number) => lane({ failures: 5, failingSince: now - failingMs });
  it.each([
    ['a minute when its lane is only full', lane(), 60_000],
    ['a minute while the receiver has failed for less than ten', broken(0), 60_000],
    ['a tenth of the time for which it has failed', broken(HOUR / 2), 180_000],
    ['ten minutes at most', broken(71 * HOUR), 600_000],
  ])('waits %s, and at least half of that', (_, known, longest) => {
    expect(putOffMs(known, instant, () => 1)).toBe(longest);
    expect(putOffMs(known, instant, () => 0)).toBe(longest / 2);
  });
});

describe('an endpoint is abandoned', () => {
  const silent = lane({
    failures: 40,
    failedEvents: 10,
    failingSince: now - 120 * HOUR,
    lastFailedEventAt: now - 108 * HOUR,
  });
  it('when every attempt failed for 120 hours, of ten events over twelve hours', () => {
    expect(isAbandoned(silent, instant)).toBe(true);
  });
  it.each<[string, Partial<Lane>]>([
    ['120 hours are not over', { failingSince: silent.failingSince + 1, lastFailedEventAt: now }],
    ['it was nine events', { failedEvents: 9 }],
    ['they came within twelve hours', { lastFailedEventAt: now - 108 * HOUR - 1 }],
    ['one arrived since', { failures: 0 }],
    ['nobody knows since when', { failingSince: 0 }],
  ])('not when %s', (_, changes) => {
    expect(isAbandoned({ ...silent, ...changes }, instant)).toBe(false);
  });
});
