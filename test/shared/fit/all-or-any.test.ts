import { expect, it } from 'vitest';
import { allOrAny } from '../../../shared/fit/all-or-any.ts';
import { unknown, verdictOf } from '../../../shared/fit/verdict.ts';

const at = (...paths: string[]) => paths.map((path) => ({ path, quote: path, page: 1 }));
const met = verdictOf(1, 0.95, 'Met.', at('a'));
const half = verdictOf(0.5, 0.8, 'Half.', at('b'));
const open = unknown('Unknown.');
const missing = verdictOf(0, 0.6, 'Missing.');

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
  const other = verdictOf(1, 0.7, 'Met as well.', at('a', 'c'));
  for (const verdicts of [
    [met, other],
    [met, half, other],
  ])
    expect(allOrAny(verdicts, true)).toEqual({
      outcome: 'met',
      score: 1,
      confidence: 0.7,
      reasoning: 'Met. Met as well.',
      evidence: at('a', 'c'),
    });
});

it('three pieces of evidence are kept', () => {
  const other = verdictOf(1, 0.7, 'Met as well.', at('c', 'd', 'e'));
  expect(allOrAny([met, other], false).evidence).toEqual(at('a', 'c', 'd'));
});
