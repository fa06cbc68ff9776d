import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { feedKeeper, type KeptFeedStores } from '../../../shared/feeds/keep-feed.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const settlingMs = 60_000;

/** A published job; `closesAt` in milliseconds. */
const jobOf = (id: string, closesAt: number | null) =>
  ({
    id,
    status: 'published',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    published_at: '2026-01-01T00:00:00Z',
    visibility: {
      portal: 'listed',
      in_feeds: true,
      opens_at: null,
      closes_at: closesAt === null ? null : new Date(closesAt).toISOString(),
    },
  }) as unknown as Job;

interface Published {
  job: Job;
  at: number;
  closesAt: number | null;
  indexedAt: number;
}

/** One instance of the feed, over an index that shows each job some time after it was published. */
function laggingFeed(published: Published[]) {
  const clock = { now: start };
  const before = (when: (one: Published) => number) => published.filter((one) => when(one) <= clock.now);
  const version = () =>
    before(({ at }) => at)
      .map(({ job }) => job.id)
      .join(' ');
  const stores = {
    feedVersions: { of: async () => version() },
    organizations: { find: async () => ({ name: 'x', created_at: '2026-01-01T00:00:00Z' }) },
    jobs: {
      labelled: async (_: string, found: object[]) => found.map((job) => ({ ...job, offices: [] })),
      list: async (
        _organization: string,
        _page: unknown,
        _status: string,
        matches: (job: Job) => boolean,
      ) => ({
        items: before(({ indexedAt }) => indexedAt)
          .map(({ job }) => job)
          .filter(matches),
        next: null,
      }),
    },
  } as unknown as KeptFeedStores;
  const keep = feedKeeper(stores, (feed) => feed.jobs.map(({ id }) => id).sort());
  return {
    version,
    open: () =>
      before(({ at }) => at)
        .filter(({ closesAt }) => closesAt === null || closesAt > clock.now)
        .map(({ job }) => job.id)
        .sort(),
    readAt(at: number) {
      clock.now = at;
      return keep('org_x', new Date(at));
    },
  };
}

describe('a kept feed', () => {
  it('is read once more after the settling time, also where a closing date had it read before', async () => {
    const closing = {
      job: jobOf('closing', start + 601_000),
      at: start,
      closesAt: start + 601_000,
      indexedAt: start,
    };
    const at = start + 600_000;
    const feed = laggingFeed([
      closing,
      { job: jobOf('new', null), at, closesAt: null, indexedAt: at + 2_000 },
    ]);
    await feed.readAt(start);
    await feed.readAt(start + 100_000);
    expect(await feed.readAt(at)).toEqual(['closing']);
    expect(await feed.readAt(at + 1_500)).toEqual([]);
    expect(await feed.readAt(at + settlingMs)).toEqual(['new']);
  });

  it('shows every open job from the settling time on, whenever it is read and however the index lags', async () => {
    const job = fc.record({
      at: fc.integer({ min: 0, max: 300 }),
      lag: fc.integer({ min: 0, max: 59 }),
      closes: fc.option(fc.integer({ min: 1, max: 120 })),
    });
    const reads = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 5, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(job, { minLength: 1, maxLength: 6 }), reads, async (jobs, times) => {
        const published = jobs.map(({ at, lag, closes }, index) => {
          const publishedAt = start + at * 1000;
          const closesAt = closes === null ? null : publishedAt + closes * 1000;
          const name = `job${index}`;
          return {
            job: jobOf(name, closesAt),
            at: publishedAt,
            closesAt,
            indexedAt: publishedAt + lag * 1000,
          };
        });
        const feed = laggingFeed(published);
        const seenAt = new Map<string, number>();
        for (const second of times.sort((a, b) => a - b)) {
          const at = start + second * 1000;
          const shown = await feed.readAt(at);
          const first = seenAt.get(feed.version()) ?? at;
          seenAt.set(feed.version(), first);
          if (at >= first + settlingMs) expect(shown).toEqual(feed.open());
        }
      }),
      { numRuns: 500 },
    );
  });
});
