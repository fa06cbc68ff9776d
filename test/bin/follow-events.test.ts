/** Following a feed that a server of this test speaks, as `GET /v1/events` does. */
import { afterEach, describe, expect, it } from 'vitest';
import { followEvents } from '../../bin/follow-events.ts';
import { HiringClient } from '../../client/src/index.ts';
import {
  answer,
  type FaultServer,
  refuse,
  reset,
  type Step,
  startFaultServer,
} from '../client/support/fault-server.ts';
import { secretKey } from '../client/support/keys.ts';

interface FeedEvent {
  id: string;
  type: string;
  created_at: string;
}

let server: FaultServer;
afterEach(() => server.close());

const second = (at: number) => new Date(1_767_225_600_000 + at * 1000).toISOString();
const eventAt = (at: number, id = `evt_${at}`): FeedEvent => ({
  id,
  type: 'job.created',
  created_at: second(at),
});

/** Answers from `feed` in pages of two. `cursor` is the number of events before the page. */
const serve =
  (feed: FeedEvent[]): Step =>
  (received, response) => {
    const query = new URL(received.path, 'http://localhost').searchParams;
    const after = query.get('created_after') ?? '';
    const found = feed.filter(({ created_at }) => created_at > after).sort(byTime);
    if (query.get('order') !== 'asc') found.reverse();
    const start = Number(query.get('cursor') ?? 0);
    const size = Math.min(2, Number(query.get('limit')));
    const next = start + size < found.length ? String(start + size) : null;
    const page = { object: 'list', data: found.slice(start, start + size), has_more: next !== null };
    return answer(200, { ...page, next_cursor: next })(received, response);
  };
const byTime = (a: FeedEvent, b: FeedEvent) => (a.created_at < b.created_at ? -1 : 1);

/** Follows through the acts: one at each quiet pause, which may change the feed. `troubles` are answered before it. */
async function follow(
  feed: FeedEvent[],
  { acts = [], troubles = [], since }: { acts?: (() => unknown)[]; troubles?: Step[]; since?: Date } = {},
) {
  server = await startFaultServer(...troubles, serve(feed));
  const ending = new AbortController();
  const told: (string | number)[] = [];
  const received: string[] = [];
  let isTroubled = false;
  const events = followEvents({
    events: new HiringClient({ apiKey: secretKey, baseUrl: server.baseUrl }).events,
    since,
    signal: ending.signal,
    async pause(milliseconds) {
      const act = isTroubled ? () => told.push(milliseconds) : acts.shift();
      isTroubled = false;
      if (act) act();
      else ending.abort(new Error('the test is over'));
      ending.signal.throwIfAborted();
    },
    onBegin: () => told.push('begun'),
    onTrouble({ message }) {
      told.push(message);
      isTroubled = true;
    },
  });
  const read = async () => {
    for await (const { id } of events) received.push(id);
  };
  const end = await read().catch((error: Error) => error.message);
  return { received, told, end };
}

describe('the events', () => {
  it('are those from now on, each once and in their order', async () => {
    const feed = [eventAt(0), eventAt(1), eventAt(2)];
    const acts = [
      () => feed.push(eventAt(3), eventAt(4), eventAt(5)),
      () => {},
      () => feed.push(eventAt(200)),
    ];
    const { received, told, end } = await follow(feed, { acts });
    expect(received).toEqual(['evt_3', 'evt_4', 'evt_5', 'evt_200']);
    expect([told, end]).toEqual([['begun'], 'the test is over']);
  });

  it('of the past are not read again to be passed over, but for the last minute', async () => {
    const feed = Array.from({ length: 20 }, (_, index) => eventAt(index * 100));
    await follow(feed);
    const [newest, lastMinute, ...others] = server.received.map(({ path }) => path);
    expect(newest).toBe('/v1/events?limit=1');
    expect(lastMinute).toContain(`created_after=${encodeURIComponent(second(1_840))}`);
    expect(others).toEqual([lastMinute]);
  });

  it('are all that come where there were none', async () => {
    const feed: FeedEvent[] = [];
    const { received } = await follow(feed, { acts: [() => feed.push(eventAt(1), eventAt(2))] });
    expect(received).toEqual(['evt_1', 'evt_2']);
  });

  it('begin where they are asked to', async () => {
    const feed = [eventAt(0), eventAt(1), eventAt(2), eventAt(3)];
    const { received } = await follow(feed, {
      since: new Date(second(1)),
      acts: [() => feed.push(eventAt(4), eventAt(0, 'evt_late'))],
    });
    expect(received).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4']);
  });

  it('may appear a minute after a younger one', async () => {
    const feed = [eventAt(100)];
    const acts = [() => feed.push(eventAt(161)), () => feed.push(eventAt(102, 'evt_late')), () => {}];
    expect((await follow(feed, { acts })).received).toEqual(['evt_161', 'evt_late']);
  });
});

describe('trouble', () => {
  it('is retried after the pause, or after Retry-After if that is longer', async () => {
    const feed = [eventAt(1)];
    const troubles = [
      refuse(503, 'service_unavailable', { 'Retry-After': '7' }),
      reset,
      refuse(429, 'rate_limited'),
    ];
    const { received, told } = await follow(feed, { troubles, acts: [() => feed.push(eventAt(2))] });
    expect(told).toEqual([
      'It is service_unavailable.',
      7_000,
      'The service could not be reached.',
      2_000,
      'It is rate_limited.',
      4_000,
      'begun',
    ]);
    expect(received).toEqual(['evt_2']);
  });

  it('costs no event that came meanwhile', async () => {
    const feed = [eventAt(1)];
    const troubles = [serve(feed), serve(feed), serve(feed), refuse(500, 'internal_error')];
    const { received, told } = await follow(feed, {
      troubles,
      acts: [() => feed.push(eventAt(2)), () => {}],
    });
    expect([received, told]).toEqual([['evt_2'], ['begun', 'It is internal_error.', 1_000]]);
  });

  it('that lasts is asked about every thirty seconds, and is forgotten once it is over', async () => {
    const feed = [eventAt(1)];
    const broken = refuse(500, 'internal_error');
    const troubles = [...Array(7).fill(broken), serve(feed), serve(feed), serve(feed), broken];
    const { told } = await follow(feed, { troubles, acts: [() => {}, () => {}] });
    const waits = told.filter((one) => typeof one === 'number');
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
  });

  it.each([
    [401, 'invalid_api_key'],
    [403, 'insufficient_scope'],
    [429, 'quota_exceeded'],
  ])('that would not pass ends it: %i %s', async (status, code) => {
    const { told, end } = await follow([], { troubles: [refuse(status, code, { 'Retry-After': '1' })] });
    expect([told, end, server.received.length]).toEqual([[], `It is ${code}.`, 1]);
  });
});
