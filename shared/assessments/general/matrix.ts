import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { parametersOf, type Weights } from './difficulty.ts';
import type { Features, MatrixItem } from './item.ts';
import { type Attribute, attributes, type Cell, ranges, solutionsOf } from './matrix-rules.ts';
import { drawValues, type MatrixRule, rulesFor } from './matrix-values.ts';

/** Nine cells by rows, of which the last is asked for, and eight cells to choose from. */
export interface Matrix {
  cells: readonly Cell[];
  options: readonly Cell[];
}

/** The matrix of a seed: one of its eight options completes it under every rule, by rows and by columns. */
export function makeMatrix(seed: string, weights: Weights): MatrixItem {
  const random = seededRandom(`matrix/${seed}`);
  const active = random.shuffle(attributes).slice(0, random.whole(1, 4));
  const values = {} as Record<Attribute, number[][]>;
  const features: Features = { matrix_base: 1 };
  for (const attribute of attributes) {
    const rule = active.includes(attribute) ? random.pick(rulesFor[attribute]) : 'same';
    values[attribute] = drawUnique(random, attribute, rule);
    if (rule !== 'same') features[`matrix_${rule}`] = (features[`matrix_${rule}`] ?? 0) + 1;
  }
  const cells = Array.from({ length: 9 }, (_, at) => cellOf(values, Math.floor(at / 3), at % 3));
  const solution = cellOf(values, 2, 2);
  const options = random.shuffle(drawOptions(random, solution, active));
  return {
    family: 'matrix',
    matrix: { cells, options },
    answer: options.indexOf(solution),
    features,
    parameters: parametersOf('matrix', features, weights),
  };
}

const cellOf = (values: Record<Attribute, number[][]>, row: number, column: number): Cell =>
  Object.fromEntries(attributes.map((one) => [one, values[one][row]?.[column] ?? 0])) as unknown as Cell;

/** Values of one attribute that leave exactly one for the last cell. */
function drawUnique(random: SeededRandom, attribute: Attribute, rule: MatrixRule): number[][] {
  for (;;) {
    const rows = drawValues(random, attribute, rule);
    if (rows && solutionsOf(attribute, rows).join() === String(rows[2]?.[2])) return rows;
  }
}

/**
 * The solution and seven others: three attributes have two values each, in all combinations. So every value occurs in
 * four options, and the solution is not the one that resembles most others.
 */
function drawOptions(random: SeededRandom, solution: Cell, active: readonly Attribute[]): Cell[] {
  const others = random.shuffle(attributes.filter((one) => !active.includes(one)));
  const varied = [...random.shuffle(active), ...others].slice(0, 3);
  const options = [solution];
  for (const attribute of varied) {
    const [low, high] = ranges[attribute];
    const values = Array.from({ length: high - low + 1 }, (_, at) => low + at);
    const other = random.pick(values.filter((one) => one !== solution[attribute]));
    options.push(...options.map((cell) => ({ ...cell, [attribute]: other })));
  }
  return options;
}
