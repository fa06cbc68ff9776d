import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { completeFit } from '../../shared/domain/fit-record.ts';
import { bandOf } from '../../shared/domain/fit-rubric.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { FitScore } from '../../shared/domain/stored/fit-score.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type FitCalls, fitCalls } from './support/fit-calls.ts';
import { jobAsking, scanWith } from './support/fit-desk.ts';
import { originOf } from './support/origin.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
let fits: FitCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  fits = fitCalls(backend);
});

/** Puts scores into the table as the worker does; answers them in the order in which their scans came. */
async function rank(caller: Caller, job_id: string, numbers: { score: number; coverage: number }[]) {
  const store = fitScoreStore(backend.table);
  const newId = idSource(new Date());
  const scored: FitScore[] = [];
  for (const { score, coverage } of numbers) {
    const scan = { id: newId('scan'), job_id, candidate_id: null, attempt: 1, status: 'completed' as const };
    const fit = completeFit(null, scan, job_id, { score, coverage, band: bandOf(score) }, new Date());
    await backend.table.commit([store.write(caller.organizationId, scan, null, { fit, detail: null })]);
    scored.push(fit);
  }
  return scored;
}
const best = (a: FitScore, b: FitScore) =>
  (b.score ?? 0) - (a.score ?? 0) ||
  (b.coverage ?? 0) - (a.coverage ?? 0) ||
  (a.scan_id < b.scan_id ? -1 : 1);
const idsOf = (fits: { scan_id: string }[]) => fits.map(({ scan_id }) => scan_id);

const hundredth = fc.integer({ min: 0, max: 100 });
const someScores = fc.array(
  fc.record({ score: hundredth, coverage: hundredth.map((number) => number / 100) }),
  { minLength: 1, maxLength: 12 },
);

describe('200', () => {
  it('has every scored scan once, the best first, of equals the surer and then the older, whatever the pages', async () => {
    await fc.assert(
      fc.asyncProperty(someScores, fc.integer({ min: 1, max: 5 }), async (numbers, limit) => {
        const caller = await newCaller(backend);
        const id = await jobAsking(backend, caller, 'TypeScript');
        const scored = await rank(caller, id, numbers);
        const pages = await walk(fits.ranking, { caller, params: { id } }, () => limit);
        const seen = pages.flat() as unknown as FitScore[];
        expect(idsOf(seen)).toEqual(idsOf(scored.sort(best)));
      }),
      { numRuns: 15 },
    );
  });

  it('has those of a band, or from a score on, and their bounds', async () => {
    const caller = await newCaller(backend);
    const id = await jobAsking(backend, caller, 'TypeScript');
    await rank(
      caller,
      id,
      [100, 80, 79, 60, 59, 40, 39, 0].map((score) => ({ score, coverage: 1 })),
    );
    const scores = async (query: Record<string, string>) =>
      (await fits.ranking({ caller, params: { id }, query })).body.data.map((one: FitScore) => one.score);
    expect(await scores({ band: 'strong' })).toEqual([100, 80]);
    expect(await scores({ band: 'good' })).toEqual([79, 60]);
    expect(await scores({ band: 'weak' })).toEqual([39, 0]);
    expect(await scores({ min_score: '60' })).toEqual([100, 80, 79, 60]);
    expect(await scores({ band: 'good', min_score: '70' })).toEqual([79]);
    expect(await scores({ band: 'weak', min_score: '80' })).toEqual([]);
  });

  it('moves a scan that is scored anew, and a page goes on where it ended', async () => {
    const caller = await newCaller(backend);
    const job_id = await jobAsking(backend, caller, 'TypeScript', 'Rust');
    const [half, none] = [
      await scanWith(backend, caller, ['TypeScript'], { job_id }),
      await scanWith(backend, caller, ['Cooking'], { job_id }),
    ];
    for (const { id } of [half, none]) await fits.score(caller, id);
    const params = { id: job_id };
    const first = await fits.ranking({ caller, params, query: { limit: '1' } });
    expect(idsOf(first.body.data)).toEqual([half.id]);

    await jobStore(backend.table).change(originOf(caller), job_id, (job) => ({
      next: { ...job, requirements: job.requirements.map((one) => ({ ...one, label: 'Cooking' })) },
      events: [],
    }));
    await fits.create({ caller, params: { id: none.id }, body: { job_id } });
    expect(idsOf((await fits.ranking({ caller, params })).body.data)).toEqual([half.id, none.id]);
    await fits.score(caller, none.id);
    expect(idsOf((await fits.ranking({ caller, params })).body.data)).toEqual([none.id, half.id]);
    const rest = await fits.ranking({
      caller,
      params,
      query: { limit: '1', cursor: first.body.next_cursor },
    });
    expect(idsOf(rest.body.data)).toEqual([]);
  });

  it('reads one row past the page, however deep', async () => {
    const caller = await newCaller(backend);
    const id = await jobAsking(backend, caller, 'TypeScript');
    await rank(
      caller,
      id,
      Array.from({ length: 60 }, (_, n) => ({ score: n, coverage: 1 })),
    );
    const limits: number[] = [];
    const table = {
      ...backend.table,
      query: ((range) => {
        limits.push(range.limit);
        return backend.table.query(range);
      }) as typeof backend.table.query,
    };
    const watched = fitCalls({ ...backend, table });
    await walk(watched.ranking, { caller, params: { id } }, () => 10);
    expect(limits).toEqual(limits.map(() => 11));
    expect(limits.length).toBeLessThanOrEqual(7);
  });
});

describe('404', () => {
  it('is the answer for a job that was deleted, or is another organization’s', async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const id = await jobAsking(backend, owner, 'TypeScript');
    expect((await fits.ranking({ caller: stranger, params: { id } })).body.error.code).toBe('not_found');
    await jobStore(backend.table).remove(originOf(owner), id, []);
    expect((await fits.ranking({ caller: owner, params: { id } })).body.error.code).toBe('not_found');
  });
});

describe('400', () => {
  it.each([
    ['min_score', '101'],
    ['min_score', '-1'],
    ['min_score', '1.5'],
    ['band', 'best'],
  ])('refuses %s=%s', async (param, value) => {
    const caller = await newCaller(backend);
    const id = await jobAsking(backend, caller, 'TypeScript');
    const { body } = await fits.ranking({ caller, params: { id }, query: { [param]: value } });
    expect(body.error).toMatchObject({ code: 'invalid_parameter', param });
  });
});
