import { describe, expect, it } from 'vitest';
import { followGeneralTest } from '../../../../shared/assessments/general/adaptive-test.ts';
import { estimateAbility, informationOf, probabilityOf } from '../../../../shared/assessments/general/eap.ts';
import { scoreGeneral } from '../../../../shared/assessments/general/score-general.ts';
import { generalTestLength } from '../../../../shared/assessments/general/test-length.ts';
import { measureAdaptiveTest } from '../support/measure-adaptive-test.ts';

const form = { seed: 'test', isNonVisual: false };
const session = { language: 'en', attempt: 1 };
/** The answers of someone who solves every item. */
const allRight = (until: number) => {
  const answers: string[] = [];
  while (answers.length < until) answers.push(String(followGeneralTest(form, answers).next?.answer));
  return answers;
};

describe('the estimate', () => {
  it('has the probability, information and posterior of the formulas', () => {
    const item = { a: 1.3, b: 0.5, c: 0.125 };
    // By hand: 1 / (1 + e^-0.65) is 0.65701; 0.125 + 0.875 · 0.65701.
    expect(probabilityOf(1, item)).toBeCloseTo(0.69988, 4);
    // 1.69 · (0.30012 / 0.69988) · 0.65701².
    expect(informationOf(1, item)).toBeCloseTo(0.31282, 4);
    expect(estimateAbility([]).theta).toBeCloseTo(0);
    expect(estimateAbility([]).se).toBeCloseTo(1, 2);
  });
});

describe('a test', () => {
  it('has twenty different items, of each family about as many', () => {
    const { given, next } = followGeneralTest(form, allRight(generalTestLength));
    expect(next).toBeNull();
    expect(new Set(given.map(({ item }) => JSON.stringify(item))).size).toBe(20);
    const counts = Map.groupBy(given, ({ item }) => item.family);
    expect([...counts.values()].map(({ length }) => length).sort()).toEqual([6, 7, 7]);
  });

  it('goes on where it stopped: the same answers lead to the same next item', () => {
    const answers = allRight(7);
    expect(followGeneralTest(form, answers)).toEqual(followGeneralTest(form, answers));
    expect(followGeneralTest(form, answers).given.every(({ isCorrect }) => isCorrect)).toBe(true);
  });

  it('becomes harder after right answers and easier after wrong ones', () => {
    const meanB = (answers: string[]) => {
      const { given } = followGeneralTest(form, answers);
      return given.slice(10).reduce((sum, { item }) => sum + item.parameters.b, 0) / 10;
    };
    expect(meanB(allRight(20))).toBeGreaterThan(meanB(Array(20).fill('')) + 1.5);
  });

  it('has series only in the form without drawings', () => {
    const { given } = followGeneralTest({ ...form, isNonVisual: true }, Array(20).fill(''));
    expect(new Set(given.map(({ item }) => item.family))).toEqual(new Set(['number', 'letter']));
  });
});

describe('the result', () => {
  const right = allRight(20).map((value) => ({ value, ms: 30_000 }));
  it('has a widened band and no percentile while it is provisional', () => {
    const { calibration, scores, advisory } = scoreGeneral(form, right, session);
    const { ability } = followGeneralTest(form, allRight(20));
    expect(calibration).toBe('provisional');
    expect(scores[0]).toMatchObject({ raw: 20, percentile: null, norm_group: null, band: 'higher' });
    expect(scores[0]?.sem).toBeCloseTo(11.2 * ability.se, 1);
    expect(advisory).toBe(true);
  });

  it('can be computed again from the parameters and answers that it shows', () => {
    const { sections, scores } = scoreGeneral(form, right.with(3, { value: 'no', ms: 1 }), session);
    const items = sections.find(({ key }) => key === 'items')?.entries ?? [];
    const { theta } = estimateAbility(
      items.map(({ a, b, c, correct }) => ({
        parameters: { a: Number(a), b: Number(b), c: Number(c) },
        isCorrect: correct === true,
      })),
    );
    expect(scores[0]?.t).toBeCloseTo(50 + 10 * theta, 1);
  });
});

it('measures 400 simulated people whose items are harder or easier than stated by 0.5', () => {
  const { meanSe, highSe, rmse, covered } = measureAdaptiveTest(400, 0.5);
  expect(meanSe).toBeLessThanOrEqual(0.4);
  expect(highSe).toBeLessThanOrEqual(0.43);
  expect(rmse).toBeLessThanOrEqual(0.42);
  expect(covered).toBeGreaterThanOrEqual(0.88);
  expect(covered).toBeLessThanOrEqual(0.93);
});
