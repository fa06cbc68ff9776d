import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Criterion, fitCategories } from '../../../shared/contracts/fit-score.ts';
import { bandFloors, bandOf, categoryPercent, scoresOf } from '../../../shared/domain/fit-rubric.ts';
import { scoreFit } from '../../../shared/domain/fit-score.ts';

const criterion = (changes: Partial<Criterion> = {}): Criterion => ({
  requirement_id: 'req_01HZZZZZZZZZZZZZZZZZZZZZZZ',
  label: 'TypeScript',
  category: 'skills',
  importance: 'must_have',
  weight: 3,
  knockout: false,
  outcome: 'met',
  score: 1,
  confidence: 0.9,
  reasoning: '',
  sentences: [],
  evidence: [],
  ...changes,
});
const known = (score: number, changes: Partial<Criterion> = {}) => criterion({ score, ...changes });
const unknown = (changes: Partial<Criterion> = {}) =>
  criterion({ outcome: 'unknown', score: null, confidence: 0, ...changes });

const hundredth = fc.integer({ min: 0, max: 100 }).map((number) => number / 100);
const anyCriterion = fc.record({
  category: fc.constantFrom(...fitCategories),
  weight: fc.integer({ min: 1, max: 15 }),
  score: hundredth,
  confidence: fc.integer({ min: 1, max: 100 }).map((number) => number / 100),
});
const anyCriteria = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: anyCriterion.map((changes) => criterion(changes)) },
    { weight: 1, arbitrary: anyCriterion.map(({ category, weight }) => unknown({ category, weight })) },
  ),
  { maxLength: 12 },
);

describe('the score', () => {
  it('is the mean of what is known, by weight and confidence', () => {
    const { categories } = scoreFit([
      known(1, { weight: 6, confidence: 0.95 }),
      known(0, { weight: 1, confidence: 0.6 }),
    ]);
    // 6 × 95 = 570 of 570 + 60.
    expect(categories[0]).toMatchObject({ key: 'skills', score: 90, has_data: true });
  });

  it('is the mean of the categories with data, whose weights take in those without', () => {
    const fit = scoreFit([
      known(1),
      known(0, { category: 'experience' }),
      unknown({ category: 'eligibility' }),
    ]);
    // 40 × 100 of 40 + 25.
    expect(fit).toMatchObject({ score: 62, band: 'good' });
    const applied = fit.categories.map(({ weight_applied }) => weight_applied);
    expect(applied).toEqual([0.6154, 0.3846, 0, 0, 0, 0]);
  });

  it('rounds a half upwards, in the category and in the whole', () => {
    expect(scoreFit([known(1, { confidence: 1 }), known(0.09, { confidence: 1 })]).score).toBe(55);
    expect(
      scoreFit([known(0.97, { category: 'education' }), known(0.98, { category: 'languages' })]).score,
    ).toBe(98);
  });

  it('is null where nothing of what was asked is known, or nothing was asked', () => {
    expect(scoreFit([unknown()])).toMatchObject({ score: null, band: null, coverage: 0 });
    expect(scoreFit([])).toMatchObject({ score: null, band: null, coverage: 0 });
  });

  it('lies between 0 and 100, and among the scores of its categories', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const { score, categories, coverage } = scoreFit(criteria);
        const known = categories.flatMap((category) => category.score ?? []);
        expect(score === null).toBe(known.length === 0);
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThanOrEqual(1);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(Math.min(...known));
        expect(score).toBeLessThanOrEqual(Math.max(...known));
      }),
    );
  });

  it('does not depend on the order of the requirements', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const { criteria: _, ...forwards } = scoreFit(criteria);
        const { criteria: _reversed, ...backwards } = scoreFit([...criteria].reverse());
        expect(forwards).toEqual(backwards);
      }),
    );
  });

  it('never falls where a criterion is met better', () => {
    fc.assert(
      fc.property(fc.array(anyCriterion, { minLength: 1, maxLength: 8 }), hundredth, (given, better) => {
        const [first, ...rest] = given.map((changes) => criterion(changes));
        if (!first || better < (first.score ?? 0)) return;
        const before = scoreFit([first, ...rest]).score ?? 0;
        expect(scoreFit([{ ...first, score: better }, ...rest]).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('what is unknown', () => {
  it('changes no score and lowers the coverage', () => {
    fc.assert(
      fc.property(
        anyCriteria,
        fc.constantFrom(...fitCategories),
        fc.integer({ min: 1, max: 15 }),
        (criteria, category, weight) => {
          const before = scoreFit(criteria);
          const after = scoreFit([...criteria, unknown({ category, weight })]);
          expect(after.score).toEqual(before.score);
          const isOpen = category !== 'eligibility' && before.band === 'strong';
          expect(after.band).toBe(isOpen ? 'good' : before.band);
          expect(after.coverage).toBeLessThanOrEqual(before.coverage);
        },
      ),
    );
  });

  it.each([
    [{}, 'good'],
    [{ importance: 'nice_to_have' }, 'strong'],
    [{ category: 'eligibility' }, 'strong'],
    [{ importance: 'nice_to_have', category: 'eligibility' }, 'strong'],
  ] as const)('keeps the band below strong only as a must-have that a CV may state: %o', (changes, band) => {
    expect(scoreFit([known(1), unknown(changes)])).toMatchObject({ score: 100, band });
    expect(scoreFit([known(1), known(1, changes)])).toMatchObject({ score: 100, band: 'strong' });
    const missed = criterion({ ...changes, weight: 1, outcome: 'not_met', score: 0, confidence: 0.01 });
    expect(scoreFit([known(1, { weight: 15 }), missed]).band).toBe('strong');
  });

  it('has no pull, however sure its judgement is', () => {
    expect(scoreFit([known(1), unknown({ confidence: 0.9 })])).toMatchObject({ score: 100, coverage: 0.5 });
  });

  it('is the share of the asked weight that lacks in the coverage', () => {
    expect(scoreFit([known(0, { weight: 3 }), unknown({ weight: 1 })]).coverage).toBe(0.75);
  });
});

describe('the words next to the number', () => {
  it('shows each category with its weight, and whether anything is known of it', () => {
    const { categories, criteria } = scoreFit([known(1), unknown({ category: 'education' })]);
    const shown = (key: string, weight_preferred: number) => ({
      key,
      score: null,
      weight_preferred,
      weight_applied: 0,
      has_data: false,
    });
    expect(categories).toEqual([
      { key: 'skills', score: 100, weight_preferred: 0.4, weight_applied: 1, has_data: true },
      shown('experience', 0.25),
      shown('education', 0.1),
      shown('credentials', 0.1),
      shown('languages', 0.1),
      shown('eligibility', 0.05),
    ]);
    expect(criteria).toHaveLength(2);
  });

  it('names unmet must-haves as missing, and unmet knockouts whatever their importance', () => {
    const missed = { outcome: 'not_met', score: 0 } as const;
    const { missing, knockouts } = scoreFit([
      criterion({ label: 'a', ...missed }),
      criterion({ label: 'b', ...missed, importance: 'nice_to_have', knockout: true }),
      criterion({ label: 'c', outcome: 'partially_met', score: 0.5, knockout: true }),
      unknown({ label: 'd', knockout: true }),
    ]);
    expect([missing.map(({ label }) => label), knockouts.map(({ label }) => label)]).toEqual([['a'], ['b']]);
  });
});

describe('the tables', () => {
  it('have categories that add up to a hundred percent', () => {
    expect(Object.values(categoryPercent).reduce((sum, percent) => sum + percent)).toBe(100);
  });

  it('give every score one band, whose range has it', () => {
    for (let score = 0; score <= 100; score++) {
      const { least, most } = scoresOf(bandOf(score));
      expect(least <= score && score <= most, String(score)).toBe(true);
      const others = bandFloors.filter(([band]) => band !== bandOf(score)).map(([band]) => scoresOf(band));
      expect(others.some((range) => range.least <= score && score <= range.most)).toBe(false);
    }
  });
});
