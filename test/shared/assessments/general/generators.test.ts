import { expect, it } from 'vitest';
import { provisionalWeights } from '../../../../shared/assessments/general/difficulty.ts';
import { families } from '../../../../shared/assessments/general/item.ts';
import { makeItem } from '../../../../shared/assessments/general/item-pool.ts';
import { presentGeneralItem } from '../../../../shared/assessments/general/present-item.ts';
import { isRightAnswer } from '../../../../shared/assessments/general/right-answer.ts';
import { measureGenerator } from '../support/measure-generators.ts';

it.each(families)('makes items of the family %s that an independent solver solves in one way', (family) => {
  const { unsolved, alike, leaning, chiSquare } = measureGenerator(family, 500);
  expect({ unsolved, alike, leaning }).toEqual({ unsolved: [], alike: [], leaning: [] });
  if (family === 'matrix') expect(chiSquare).toBeLessThan(24.3);
});

it.each(families)(
  'makes the same item of %s from the same seed, and items of many difficulties',
  (family) => {
    expect(makeItem(family, 'one')).toEqual(makeItem(family, 'one'));
    const difficulties = Array.from({ length: 200 }, (_, at) => makeItem(family, `${at}`).parameters.b);
    expect(Math.min(...difficulties)).toBeLessThan(-1.5);
    expect(Math.max(...difficulties)).toBeGreaterThan(1);
  },
);

it('uses every feature that has a weight', () => {
  const found = new Set(
    families.flatMap((family) =>
      Array.from({ length: 300 }, (_, at) => makeItem(family, `${at}`)).flatMap(({ features }) =>
        Object.keys(features),
      ),
    ),
  );
  expect([...found].sort()).toEqual(Object.keys(provisionalWeights).sort());
});

it('shows nothing of the answer, the seed or the difficulty', () => {
  const matrix = presentGeneralItem(makeItem('matrix', 'shown'));
  expect(Object.keys(matrix).sort()).toEqual(['matrix', 'options', 'type']);
  expect(Object.keys(presentGeneralItem(makeItem('number', 'shown'))).sort()).toEqual(['terms', 'type']);
  expect(matrix.type === 'matrix' && matrix.options.every((one) => /^<svg .+<\/svg>$/s.test(one))).toBe(true);
});

it('takes answers as people type them', () => {
  const number = makeItem('number', 'typed');
  const letter = makeItem('letter', 'typed');
  for (const answer of [`${number.answer}`, ` ${number.answer} `, `+${number.answer}`, `0${number.answer}`])
    expect(isRightAnswer(number, answer), answer).toBe(true);
  for (const answer of ['', 'x', `${number.answer}1`, `${number.answer}.0`])
    expect(isRightAnswer(number, answer), answer).toBe(false);
  expect(isRightAnswer(letter, String(letter.answer).toLowerCase())).toBe(true);
  // As Japanese keyboards write it.
  const wide = String.fromCharCode(String(letter.answer).charCodeAt(0) + 0xfee0);
  expect(isRightAnswer(letter, wide)).toBe(true);
});
