import type { Family, GeneralItem } from '../../../../shared/assessments/general/item.ts';
import { makeItem } from '../../../../shared/assessments/general/item-pool.ts';
import { drawMatrix } from '../../../../shared/assessments/general/matrix-svg.ts';
import { solveMatrix } from '../general/support/solve-matrix.ts';
import { solveLetters, solveNumbers } from '../general/support/solve-series.ts';

export interface GeneratorFigures {
  /** Seeds of items that the independent solver does not solve in exactly one way, or in another. */
  unsolved: string[];
  /** Seeds of matrices with two options that look alike. */
  alike: string[];
  /** Seeds of matrices in which a value of an attribute is in neither four nor all options: it would give the answer away. */
  leaning: string[];
  /** Of the place of the right option; with 7 degrees of freedom it exceeds 24.3 once in 1,000 times. */
  chiSquare: number;
}

const solutionsOf = (item: GeneralItem): string[] =>
  item.family === 'matrix'
    ? solveMatrix(item.matrix.cells, item.matrix.options).map(String)
    : item.family === 'number'
      ? solveNumbers(item.terms)
      : solveLetters(item.terms);

export function measureGenerator(family: Family, seeds: number): GeneratorFigures {
  const found: GeneratorFigures = { unsolved: [], alike: [], leaning: [], chiSquare: 0 };
  const places = Array<number>(8).fill(0);
  for (let at = 0; at < seeds; at++) {
    const seed = `judged-${at}`;
    const item = makeItem(family, seed);
    if (solutionsOf(item).join() !== String(item.answer)) found.unsolved.push(seed);
    if (item.family !== 'matrix') continue;
    places[item.answer] = (places[item.answer] ?? 0) + 1;
    const { options } = item.matrix;
    if (new Set(drawMatrix(item.matrix).options).size !== 8) found.alike.push(seed);
    const counts = (['shape', 'fill', 'size', 'count', 'mark'] as const).flatMap((attribute) =>
      [...Map.groupBy(options, (option) => option[attribute]).values()].map(({ length }) => length),
    );
    if (counts.some((count) => count !== 4 && count !== 8)) found.leaning.push(seed);
  }
  const expected = seeds / 8;
  found.chiSquare = places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return found;
}
