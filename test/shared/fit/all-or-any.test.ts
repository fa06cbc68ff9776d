import { expect, it } from 'vitest';
import type { FitReason } from '../../../shared/contracts/fit-reason.ts';
import { allOrAny } from '../../../shared/fit/all-or-any.ts';
import { because, unknown, verdictOf } from '../../../shared/fit/verdict.ts';

const at = (...paths: string[]) => paths.map((path) => ({ path, quote: path, page: 1 }));
const [found, near, lacking] = (['found', 'found_near', 'not_found'] as const).map((code) =>
  because(code),
) as [FitReason, FitReason, FitReason];
const met = verdictOf(1, 0.95, [found], at('a'));
const half = verdictOf(0.5, 0.8, [near], at('b'));
const open = unknown('cv_without_work');
const missing = verdictOf(0, 0.6, [lacking]);

it.each([
  [[met, half], half, met],
  [[half, open, met], open, met],
  [[open, missing], missing, open],
  [[missing, met], missing, met],
])('of several verdicts the worst or, where one suffices, the best is reported: %#', (verdicts, all, any) => {
  expect(allOrAny(verdicts, false)).toEqual(all);
  expect(allOrAny(verdicts, true)).toEqual(any);
});

it('equal verdicts are one, as sure as the least sure, with the evidence of all', () => {
  const other = verdictOf(1, 0.7, [near], at('a', 'c'));
  for (const verdicts of [
    [met, other],
    [met, half, other],
  ])
    expect(allOrAny(verdicts, true)).toEqual({
      outcome: 'met',
      score: 1,
      confidence: 0.7,
      reasons: [found, near],
      evidence: at('a', 'c'),
    });
});

it('three pieces of evidence are kept', () => {
  const other = verdictOf(1, 0.7, [near], at('c', 'd', 'e'));
  expect(allOrAny([met, other], false).evidence).toEqual(at('a', 'c', 'd'));
});
