import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { type Criterion, fitCategories, fitScoreView } from '../../../shared/contracts/fit-score.ts';
import { exampleFit } from '../../../shared/docs/fit-score-example.ts';
import { fitScorePage } from '../../../shared/docs/fit-score-page.ts';
import { scoreFit } from '../../../shared/domain/fit-score.ts';
import { recompute } from '../fit/support/recompute.ts';
import { rubricOf } from '../fit/support/rubric-of-page.ts';

const { document } = parseHTML(fitScorePage());
const rubric = rubricOf(document);
const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
const rowsOf = (id: string) =>
  [...(document.getElementById(id)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
  );
const numberOrNull = (text: string | undefined) => (text === 'null' ? null : Number(text));

it('shows the shares of all categories and the floors of all bands', () => {
  expect(Object.keys(rubric.preferred)).toEqual([...fitCategories]);
  expect(rubric.bands).toEqual([
    ['strong', 80],
    ['good', 60],
    ['partial', 40],
    ['weak', 0],
  ]);
});

it('has an example that comes to the numbers it names, by the page alone', () => {
  const criteria = rowsOf('criteria').map(([, category = '', weight, score, confidence]) => ({
    category: category as Criterion['category'],
    weight: Number(weight),
    score: numberOrNull(score),
    confidence: Number(confidence),
    importance: 'must_have' as const,
  }));
  expect(criteria).toHaveLength(5);
  const { score, band, coverage, categories } = recompute(criteria, rubric);
  expect([textOf('score'), textOf('band'), textOf('coverage')]).toEqual([`${score}`, band, `${coverage}`]);
  for (const [key = '', shown] of rowsOf('categories'))
    expect(numberOrNull(shown), key).toBe(categories.get(key) ?? null);
});

it('has an example by hand: 90, 70 and 100 come to 85', () => {
  // Skills: 6 × 95 = 570 of 570 + 60 is 90.48. The whole: 40 × 90 + 25 × 70 + 10 × 100 = 6350, by 75, is 84.67.
  const { categories, score } = exampleFit();
  expect(categories.map((category) => category.score)).toEqual([90, 70, null, null, 100, null]);
  expect(score).toBe(85);
});

it('says of each status what it means, and when there is no score', () => {
  const told = document.getElementById('status')?.nextElementSibling?.textContent ?? '';
  for (const status of fitScoreView.entries.status.options) expect(told).toContain(status);
  expect(told).toContain('its fit is null');
});

it('words the very arithmetic of the service, for whatever criteria there are', () => {
  const criteria = fc.array(
    fc.record({
      category: fc.constantFrom(...fitCategories),
      weight: fc.integer({ min: 1, max: 15 }),
      importance: fc.constantFrom('must_have' as const, 'nice_to_have' as const),
      score: fc.option(fc.integer({ min: 0, max: 100 }).map((number) => number / 100)),
      confidence: fc.integer({ min: 1, max: 100 }).map((number) => number / 100),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(criteria, (given) => {
      const outcomes = given.map((one) => ({ ...one, outcome: one.score === null ? 'unknown' : 'met' }));
      const fit = scoreFit(outcomes as Criterion[]);
      const again = recompute(given, rubric);
      expect([fit.score, fit.band, fit.coverage]).toEqual([again.score, again.band, again.coverage]);
    }),
    { numRuns: 1000 },
  );
});
