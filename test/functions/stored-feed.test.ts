import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { getJobsFeedJson } from '../../functions/feeds/get-jobs-feed-json.ts';
import { getJobsFeedRss } from '../../functions/feeds/get-jobs-feed-rss.ts';
import { getJobsFeedXml } from '../../functions/feeds/get-jobs-feed-xml.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { jobCalls } from './support/job-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** One instance of each feed, as a function that stays warm; `queries` counts what it reads of jobs. */
function instance(clock: () => Date) {
  const queries = { ofJobs: 0 };
  const jobs = jobStore(backend.table);
  const stores = {
    jobs: {
      labelled: jobs.labelled,
      list: (...asked: Parameters<typeof jobs.list>) => {
        queries.ofJobs++;
        return jobs.list(...asked);
      },
    },
    organizations: organizationStore(backend.table),
    feedVersions: feedVersions(backend.table),
  };
  const edge = testEdge(backend, clock);
  return {
    queries,
    json: callerOf(routes.getJobsFeedJson, getJobsFeedJson(stores), edge),
    xml: callerOf(routes.getJobsFeedXml, getJobsFeedXml(stores), edge),
    rss: callerOf(routes.getJobsFeedRss, getJobsFeedRss(stores), edge),
  };
}
const formats = ['json', 'xml', 'rss'] as const;

it('shows after every change what an instance shows that has kept nothing', async () => {
  const step = fc.oneof(
    fc.constant({ act: 'create' as const }),
    fc.record({
      act: fc.constantFrom('rename', 'close', 'publish', 'remove', 'hide', 'show', 'date'),
      at: fc.nat(),
    }),
    fc.record({ act: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 90 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      const clock = turnableClock();
      const caller = await newCaller(backend);
      const calls = jobCalls(backend, { clock });
      const warm = instance(clock);
      const ids: string[] = [];
      for (const [n, asked] of steps.entries()) {
        const id = 'at' in asked ? ids[asked.at % (ids.length || 1)] : undefined;
        const change = (body: object) => calls.update({ caller, params: { id: id ?? '' }, body });
        if (asked.act === 'create') {
          const body = { name: `Job ${n}`, is_draft: false };
          ids.push((await calls.create({ caller, body })).body.id);
        } else if ('minutes' in asked) clock.forward({ minutes: asked.minutes });
        else if (id && asked.act === 'rename') await change({ name: `Renamed ${n}` });
        else if (id && asked.act === 'hide') await change({ visibility: { in_feeds: false } });
        else if (id && asked.act === 'show') await change({ visibility: { in_feeds: true } });
        else if (id && asked.act === 'date') {
          const closes_at = new Date(clock().getTime() + 40 * 60_000).toISOString();
          await change({ visibility: { closes_at } });
        } else if (id && asked.act === 'close') await calls.close({ caller, params: { id } });
        else if (id && asked.act === 'publish') await calls.publish({ caller, params: { id } });
        else if (id && asked.act === 'remove') await calls.remove({ caller, params: { id } });

        const params = { organization: caller.organizationId };
        const cold = instance(clock);
        for (const format of formats) {
          const [kept, fresh] = [await warm[format]({ params }), await cold[format]({ params })];
          expect(kept.text, `${format} after ${JSON.stringify(asked)}`).toBe(fresh.text);
          expect(kept.headers.ETag).toBe(fresh.headers.ETag);
        }
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);

it('reads no job while nothing has changed, and returns 304 to a client that has it', async () => {
  const clock = turnableClock();
  const caller = await newCaller(backend);
  const calls = jobCalls(backend, { clock });
  for (let n = 0; n < 3; n++) await calls.create({ caller, body: { name: `Job ${n}`, is_draft: false } });
  const warm = instance(clock);
  const params = { organization: caller.organizationId };
  const first = await warm.json({ params });
  clock.forward({ minutes: 2 });
  await warm.json({ params });
  // The list comes of an index, which may lag behind the version: it is read once more, and then no more.
  expect(warm.queries.ofJobs).toBe(2);
  for (let n = 0; n < 5; n++) expect((await warm.json({ params })).text).toBe(first.text);
  const headers = { 'if-none-match': first.headers.ETag ?? '' };
  expect((await warm.json({ params, headers })).status).toBe(304);
  await calls.create({ caller, body: { name: 'A draft is in no feed' } });
  await warm.json({ params });
  expect(warm.queries.ofJobs).toBe(2);
});
