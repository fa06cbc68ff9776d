import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { fitScorePage } from '../../shared/docs/fit-score-page.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { keepResult } from '../../shared/storage/keep-result.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { languagesOf, profileOf, requirementOf } from '../shared/fit/support/profiles.ts';
import { recompute } from '../shared/fit/support/recompute.ts';
import { rubricOf } from '../shared/fit/support/rubric-of-page.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type FitCalls, fitCalls } from './support/fit-calls.ts';
import { jobAsking, resultWith, scanWith } from './support/fit-desk.ts';
import { logLines } from './support/log-lines.ts';
import { originOf } from './support/origin.ts';
import { type ScanCalls, scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
let fits: FitCalls;
let scans: ScanCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  fits = fitCalls(backend);
  scans = scanCalls(backend);
});

const linesOf = logLines();
const rubric = rubricOf(parseHTML(fitScorePage()).document);
/** A caller, a job that asks for two skills, and a CV that has the first. */
async function desk(skills = ['TypeScript']) {
  const caller = await newCaller(backend);
  const job_id = await jobAsking(backend, caller, 'TypeScript', 'Rust');
  const { id } = await scanWith(backend, caller, skills, { job_id });
  const params = { id };
  return {
    caller,
    job_id,
    params,
    score: (isLast = false) => fits.score(caller, id, isLast),
    scan: async () => (await scans.get({ caller, params })).body,
    told: async () => (await eventsOf(backend, caller)).filter(({ type }) => type === 'scan.scored'),
  };
}

describe('a scan of a job', () => {
  it('is scored by itself, and anyone comes to the same number from the answer and the page', async () => {
    const at = await desk();
    await at.score();
    const { fit } = await at.scan();
    expect(fit).toMatchObject({
      object: 'fit_score',
      status: 'completed',
      job_id: at.job_id,
      scan_id: at.params.id,
      score: 61,
      band: 'good',
      coverage: 1,
      rubric_version: '2',
      engine: 'rules',
      advisory: true,
    });
    expect(linesOf('scan scored')).toMatchObject([
      { level: 'info', scan: at.params.id, job: at.job_id, score: 61, coverage: 1 },
    ]);
    const actor = { type: 'system', id: 'score-scan' };
    const [event] = await at.told();
    expect(event?.data.context).toEqual({ job_id: at.job_id, score: 61, band: 'good', coverage: 1, actor });
    const { score, band, coverage, categories } = recompute(fit.criteria, rubric);
    expect([fit.score, fit.band, fit.coverage]).toEqual([score, band, coverage]);
    for (const { key, score: shown } of fit.categories) expect(shown).toBe(categories.get(key) ?? null);
    expect(fit.missing.map(({ label }: { label: string }) => label)).toEqual(['Rust']);
  });

  it('shows the headline of the score in lists, without criteria', async () => {
    const at = await desk();
    await at.score();
    const [listed] = (await scans.list({ caller: at.caller })).body.data;
    expect(listed.fit).toMatchObject({ status: 'completed', score: 61, band: 'good' });
    expect(listed.fit).not.toHaveProperty('criteria');
  });

  it('shows the last completed score in lists, while the scan itself shows a newer request', async () => {
    const at = await desk();
    await at.score();
    await fits.create({ caller: at.caller, params: at.params, body: { job_id: at.job_id } });
    expect((await at.scan()).fit).toMatchObject({ status: 'pending', score: 61 });
    const [listed] = (await scans.list({ caller: at.caller })).body.data;
    expect(listed.fit).toMatchObject({ status: 'completed', score: 61 });
  });

  it('shows no headline of another job there, though that was scored last', async () => {
    const at = await desk();
    const other = await jobAsking(backend, at.caller, 'TypeScript');
    await at.score();
    await fits.create({ caller: at.caller, params: at.params, body: { job_id: other } });
    await at.score();
    const [listed] = (await scans.list({ caller: at.caller })).body.data;
    expect(listed.fit).toMatchObject({ job_id: at.job_id, score: 61 });
  });

  it('emits scan.scored with the version of the scan, once, however often the message comes', async () => {
    const at = await desk();
    await Promise.all([at.score(), at.score(), at.score()]);
    await at.score();
    const [event, ...more] = await at.told();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      sequence: 2,
      data: {
        object: { id: at.params.id, version: 2, fit: { score: 61 } },
        previous: { fit: null },
        context: { job_id: at.job_id, score: 61, band: 'good', coverage: 1 },
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/TypeScript|Anna|Jane/);
  });

  it('is scored anew when its CV is read again, and keeps the last score until then', async () => {
    const at = await desk();
    await at.score();
    const before = (await at.scan()).fit;
    await scans.rescan({ caller: at.caller, params: at.params });
    expect((await at.scan()).fit).toEqual(before);
    await scanStore(backend.table).change(originOf(at.caller), at.params.id, (scan) => ({
      next: { ...scan, status: 'completed' },
      events: [],
    }));
    await at.score();
    expect((await at.scan()).fit.scored_at > before.scored_at).toBe(true);
    expect(await at.told()).toHaveLength(2);
  });

  it('is judged as a text in the language it was read in', async () => {
    const at = await desk();
    await jobStore(backend.table).change(originOf(at.caller), at.job_id, (job) => ({
      next: { ...job, requirements: [requirementOf('language', 'English C1')] },
      events: [],
    }));
    await scanStore(backend.table).change(originOf(at.caller), at.params.id, (scan) => ({
      next: { ...scan, file: { ...scan.file, language: 'en' } },
      events: [],
    }));
    const profile = profileOf({ languages: languagesOf(['Spanish', 'es', 'B1']) });
    const result = { ...resultWith([]), profile };
    await backend.table.commit([keepResult(at.caller.organizationId, at.params.id, result)]);
    await at.score();
    const { fit } = await at.scan();
    expect(fit.criteria[0].reasoning).toBe('The CV is written in English and does not list it.');
  });

  it('is not scored against a job that requires nothing', async () => {
    const at = await desk();
    await jobStore(backend.table).change(originOf(at.caller), at.job_id, (job) => ({
      next: { ...job, requirements: [] },
      events: [],
    }));
    await at.score();
    expect((await at.scan()).fit).toBeNull();
    expect(await at.told()).toEqual([]);
  });
});

describe('a score that somebody asked for', () => {
  const asked = async (status: 'completed' | 'failed' | 'processing') => {
    const caller = await newCaller(backend);
    const job_id = await jobAsking(backend, caller, 'TypeScript');
    const { id } =
      status === 'completed'
        ? await scanWith(backend, caller, ['TypeScript'])
        : await storeScan(backend, caller, new Date(), { status });
    await fits.create({ caller, params: { id }, body: { job_id } });
    return {
      caller,
      id,
      job_id,
      now: async () => (await fits.list({ caller, params: { id } })).body.data[0],
    };
  };

  it('is completed against a job that is not the scan’s own, which shows no score of it', async () => {
    const at = await asked('completed');
    await fits.score(at.caller, at.id);
    expect(await at.now()).toMatchObject({ status: 'completed', score: 100, job_id: at.job_id });
    expect((await scans.get({ caller: at.caller, params: { id: at.id } })).body.fit).toBeNull();
  });

  it('is skipped where the CV could not be read', async () => {
    const at = await asked('failed');
    await fits.score(at.caller, at.id);
    expect(await at.now()).toMatchObject({ status: 'skipped', score: null, criteria: [] });
  });

  it('waits for a CV that is still being read', async () => {
    const at = await asked('processing');
    await fits.score(at.caller, at.id);
    expect(await at.now()).toMatchObject({ status: 'pending' });
  });

  it('is failed when its job went away, and after the last receipt', async () => {
    const [gone, late] = [await asked('completed'), await asked('completed')];
    await jobStore(backend.table).remove(originOf(gone.caller), gone.job_id, []);
    await fits.score(gone.caller, gone.id);
    await fits.score(late.caller, late.id, true);
    for (const at of [gone, late]) expect(await at.now()).toMatchObject({ status: 'failed', score: null });
  });

  it('of a scan that was deleted meanwhile is nobody’s', async () => {
    const at = await asked('completed');
    await scanStore(backend.table).remove(originOf(at.caller), at.id, []);
    await fits.score(at.caller, at.id);
  });
});
