import { describe, expect, it } from 'vitest';
import { selectionRates } from '../../../shared/domain/selection-rates.ts';

const people = (category: string, ...scores: number[]) => scores.map((score) => ({ category, score }));

describe('by hand', () => {
  // A: 3 of 5 from 60 on, .6. B: 2 of 5, .4, which is .6667 of A's. C: 1 of 2, .5, which is .8333.
  const audited = [
    ...people('A', 90, 60, 75, 59, 10),
    ...people('B', 60, 61, 59, 30, 0),
    ...people('C', 100, 1),
  ];

  it('are the selected of each category, and their share over the highest', () => {
    expect(selectionRates(audited, { least_score: 60 })).toEqual([
      {
        category: 'A',
        scored: 5,
        selected: 3,
        selection_rate: 0.6,
        impact_ratio: 1,
        meets_four_fifths: true,
        is_small: false,
      },
      {
        category: 'B',
        scored: 5,
        selected: 2,
        selection_rate: 0.4,
        impact_ratio: 0.6667,
        meets_four_fifths: false,
        is_small: false,
      },
      {
        category: 'C',
        scored: 2,
        selected: 1,
        selection_rate: 0.5,
        impact_ratio: 0.8333,
        meets_four_fifths: true,
        is_small: false,
      },
    ]);
  });

  it('are the same from a band on as from its least score', () => {
    expect(selectionRates(audited, { band: 'good' })).toEqual(selectionRates(audited, { least_score: 60 }));
  });
});

it('meets four fifths exactly, in spite of how computers divide', () => {
  // 2/3 over 5/6, which comes to 0.7999999999999999 where it is divided; and one person fewer is not enough.
  const audited = [...people('A', ...Array(5).fill(100), 0), ...people('B', 100, 100, 0)];
  expect(selectionRates(audited, { least_score: 50 })[1]).toMatchObject({
    impact_ratio: 0.8,
    meets_four_fifths: true,
  });
  const fewer = [
    ...people('A', ...Array(1000).fill(100)),
    ...people('B', ...Array(799).fill(100), ...Array(201).fill(0)),
  ];
  expect(selectionRates(fewer, { least_score: 50 })[1]).toMatchObject({ meets_four_fifths: false });
});

it('compares nothing where nobody is selected', () => {
  expect(selectionRates(people('A', 1), { least_score: 50 })).toMatchObject([
    { selected: 0, impact_ratio: null, meets_four_fifths: null },
  ]);
});

it('marks a category of fewer than two in a hundred', () => {
  const audited = [...people('A', ...Array(99).fill(80)), ...people('B', 10)];
  expect(selectionRates(audited, { least_score: 50 }).map(({ is_small }) => is_small)).toEqual([false, true]);
});

describe('the category that the others are compared with', () => {
  const men = people('men', ...Array(30).fill(90), ...Array(30).fill(10));
  const women = people('women', ...Array(29).fill(90), ...Array(30).fill(10));

  it('is not one of too few people to tell', () => {
    const rates = selectionRates([...men, ...women, ...people('other', 90)], { band: 'good' });
    expect(rates).toMatchObject([
      { category: 'men', impact_ratio: 1, meets_four_fifths: true },
      { category: 'other', impact_ratio: 2, meets_four_fifths: true, is_small: true },
      { category: 'women', impact_ratio: 0.9831, meets_four_fifths: true },
    ]);
  });

  it('is any where all are of too few', () => {
    const sixty = Array.from({ length: 60 }, (_, at) => people(`${at + 10}`, at === 0 ? 90 : 10)).flat();
    const [first, second] = selectionRates(sixty, { band: 'good' });
    expect([first, second]).toMatchObject([
      { is_small: true, impact_ratio: 1 },
      { is_small: true, impact_ratio: 0, meets_four_fifths: false },
    ]);
  });
});

it('every category is compared with the highest rate, wherever that is in the list', () => {
  const audited = [
    ...people('c', 0, 0),
    ...people('b', 60, 60),
    ...people('a', 60, 0),
    ...people('d', 60, 60, 60, 0),
  ];
  const rates = selectionRates(audited, { least_score: 60 });
  expect(rates.map(({ category, impact_ratio }) => [category, impact_ratio])).toEqual([
    ['a', 0.5],
    ['b', 1],
    ['c', 0],
    ['d', 0.75],
  ]);
});

it('a category with exactly two percent of the people is not small', () => {
  const others = (count: number) => Array.from({ length: count }, () => ({ category: 'a', score: 1 }));
  const smallIn = (count: number) =>
    selectionRates([...others(count), { category: 'b', score: 1 }], { least_score: 1 }).map(
      ({ is_small }) => is_small,
    );
  expect([smallIn(49), smallIn(50)]).toEqual([
    [false, false],
    [false, true],
  ]);
});
