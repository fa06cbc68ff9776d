import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { faults } from './faults.ts';
import { knownSeeds } from './known-seeds.ts';
import { type RunReport, runOnce } from './run-once.ts';
import { startFaultStage } from './stage.ts';

let stage: Awaited<ReturnType<typeof startFaultStage>>;
beforeAll(async () => {
  stage = await startFaultStage(inject('assemblyDir'));
});
afterAll(() => stage.stop());

/** Enough that each fault strikes. Runs that nobody has seen before are for `npm run faults`, which does 500. */
const runs = 25;

const expectWhole = ({ seed, violations }: RunReport) =>
  expect(violations, `again: npm run faults -- --runs 1 --seed ${seed} --trace`).toEqual([]);

describe('whatever goes wrong between the functions and AWS', { timeout: 600_000 }, () => {
  it('keeps every invariant over a number of known runs, in which each kind of fault strikes', async () => {
    const struck = new Set<string>();
    for (let number = 0; number < runs; number++) {
      const report = await runOnce(stage, `always.${number}`);
      expectWhole(report);
      for (const kind of report.struck.keys()) struck.add(kind);
    }
    expect([...struck].sort()).toEqual(faults.map(({ kind }) => kind).sort());
  });

  it.each(knownSeeds.filter(({ mended }) => mended))('stays mended: $broke', async ({ seed }) => {
    expectWhole(await runOnce(stage, seed));
  });

  it('does the same again for the same seed, fault for fault and call for call', async () => {
    // On an engine of its own: the same seed makes the same transaction tokens, which one engine remembers.
    const other = await startFaultStage(inject('assemblyDir'));
    const first = await runOnce(stage, 'twice');
    const second = await runOnce(other, 'twice').finally(() => other.stop());
    expect(first.struck.size).toBeGreaterThan(0);
    expect(second).toEqual(first);
    expect((await runOnce(stage, 'another')).trace).not.toEqual(first.trace);
  });
});

describe('the chance of a run', () => {
  it('draws evenly, and the same from the same seed', () => {
    const draws = Array.from({ length: 1000 }, chanceOf('seed').next);
    expect(draws).toEqual(Array.from({ length: 1000 }, chanceOf('seed').next));
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(draws.reduce((sum, draw) => sum + draw, 0) / 1000).toBeCloseTo(0.5, 1);
  });
});
