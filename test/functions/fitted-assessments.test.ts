/** A fit of the general test, and the solutions of developers: both are of what others answered. */
import { beforeAll, describe, expect, it } from 'vitest';
import { calibrationOf } from '../../shared/assessments/general/calibration.ts';
import { fitDifficulties } from '../../shared/assessments/general/fit-difficulties.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { calibrationStore } from '../../shared/storage/calibrations.ts';
import { ConditionFailed } from '../../shared/storage/row.ts';
import { solutions } from '../shared/assessments/developer/support/solutions.ts';
import { shiftedWeights, simulateCalibration } from '../shared/assessments/support/simulated-calibration.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { assessmentCalls } from './support/assessment-calls.ts';

let backend: OwnBackend;
let calls: ReturnType<typeof assessmentCalls>;
let caller: Caller;
beforeAll(async () => {
  // Its own one: a fit is for the whole stage.
  backend = await startBackend();
  calls = assessmentCalls(backend);
  caller = await newCaller(backend);
  return () => backend.stop();
});

async function finished(headers: Record<string, string>, id: string, of = caller) {
  const done = await calls.finish({ headers });
  expect(done.status, done.text).toBe(200);
  const asked = { caller: of, params: { id } };
  return { result: (await calls.results(asked)).body, exported: (await calls.responses(asked)).body };
}

describe('a fit of the difficulties', () => {
  it('is for tests that begin after it; those that began before keep theirs', {
    timeout: 60_000,
  }, async () => {
    const begin = async () => {
      const { assessment, token } = await calls.invite(caller);
      return { id: assessment.id as string, headers: await calls.opened(token) };
    };
    const take = async ({ id, headers }: Awaited<ReturnType<typeof begin>>) => {
      await calls.answerAll(headers, ({ type }) => (type === 'matrix' ? '3' : '12'));
      return finished(headers, id);
    };
    const [early, earlier] = [await begin(), await take(await begin())];

    const { weights, people } = fitDifficulties(simulateCalibration(200, shiftedWeights(0.6)));
    const at = new Date('2027-01-02T03:04:05.000Z');
    const calibration = calibrationOf(weights, people, at);
    await calibrationStore(backend.table).keep(calibration);

    for (const { result, exported } of [earlier, await take(early)]) {
      expect([result.calibration, exported.calibration]).toEqual(['provisional', 'provisional']);
      expect(result.scores[0]).toMatchObject({ percentile: null, norm_group: null });
    }
    const late = await begin();
    await calls.answerAll(late.headers, ({ id }) => (id === 'general-20' ? '12' : '3'));
    // A later fit changes nothing of a test that has begun.
    await calibrationStore(backend.table).keep(calibrationOf(weights, 900, new Date()));
    const { result, exported } = await finished(late.headers, late.id);
    expect([result.calibration, exported.calibration]).toEqual(['fitted', 'fitted']);
    const [score] = result.scores;
    expect(score.percentile).toBeGreaterThanOrEqual(1);
    expect(score.norm_group).toMatchObject({ id: 'general-takers-2027-01-02', n: 200 });
    const difficulties: number[] = exported.items.map(
      (one: { parameters: { b: number } }) => one.parameters.b,
    );
    expect(difficulties.every((b) => String(b) === String(Math.round(b * 1000) / 1000))).toBe(true);
    // Weights of the rules have one decimal, and fitted ones three.
    expect(difficulties.some((b) => b !== Math.round(b * 10) / 10)).toBe(true);
  });
});

describe('a solution like that of another candidate', () => {
  const template = { developer_parts: ['tasks'] };
  const bySignature = Object.values(solutions).map((source) => ({
    name: /function (\w+)/.exec(source)?.[1] ?? '',
    source,
  }));
  const solutionOf = ({ code }: { code: { lines: string[] } | null }) => {
    const name = /function (\w+)/.exec(code?.lines.join('\n') ?? '')?.[1];
    return bySignature.find((one) => one.name === name)?.source ?? '';
  };
  const take = async (of: Caller, write: (source: string) => string, more = {}) => {
    const { assessment, asked, token } = await calls.invite(of, 'developer', template, more);
    const headers = await calls.opened(token);
    await calls.answerAll(headers, (item) => write(solutionOf(item)));
    return { id: assessment.id as string, asked, headers };
  };
  const padded = (source: string) => `${source}\n// ${'x'.repeat(50)}`;
  const codes = ({ validity }: { validity: { code: string; severity: string }[] }) =>
    validity.map(({ code, severity }) => `${code} ${severity}`);

  it('is noted in one organization, after the first, and stored with the result or not at all', {
    timeout: 120_000,
  }, async () => {
    const of = await newCaller(backend);
    // Twelve tasks, two in each test: among nine tests some have a task in common.
    const seen = new Set<string>();
    let noted = 0;
    for (let round = 0; round < 9; round++) {
      const { id, headers } = await take(of, padded);
      const { result, exported } = await finished(headers, id, of);
      const kinds: string[] = exported.items.map((one: { task: { kind: string } }) => one.task.kind);
      const rows = await everyRow(backend);
      const row = rows.find(({ pk, sk }) => pk === `ORG#${of.organizationId}#SOLUTION` && sk === id);
      const compared = (row?.data as { solutions: { task: string }[] } | undefined)?.solutions ?? [];
      const expected = compared.some(({ task }) => seen.has(task));
      expect(codes(result), kinds.join()).toEqual(expected ? ['similar_answer notice'] : []);
      noted += Number(expected);
      for (const { task } of compared) seen.add(task);
      expect(JSON.stringify(row ?? '')).not.toContain('return');
    }
    expect(noted).toBeGreaterThan(0);
    const elsewhere = await newCaller(backend);
    const { id, headers } = await take(elsewhere, padded);
    expect(codes((await finished(headers, id, elsewhere)).result)).toEqual([]);
  });

  it('leaves no row where its result was not stored', { timeout: 60_000 }, async () => {
    const of = await newCaller(backend);
    const { id, headers } = await take(of, padded);
    const commit = backend.table.commit;
    backend.table.commit = async (writes) => {
      if (writes.some((one) => 'put' in one && one.put.pk.endsWith('#ASSESSED')))
        throw new ConditionFailed(0, undefined);
      return commit(writes);
    };
    const stopped = await assessmentCalls(backend)
      .finish({ headers })
      .catch(() => null);
    expect(stopped?.status).not.toBe(200);
    backend.table.commit = commit;
    const rows = async () =>
      (await everyRow(backend)).filter(({ pk, sk }) => pk.endsWith('#SOLUTION') && sk === id);
    expect(await rows()).toEqual([]);
    expect((await finished(headers, id, of)).result.validity).toEqual([]);
    expect((await rows()).length).toBeLessThanOrEqual(1);
  });
});
