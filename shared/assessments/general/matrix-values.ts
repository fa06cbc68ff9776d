import type { SeededRandom } from '../seeded-random.ts';
import { type Attribute, ranges } from './matrix-rules.ts';

/** `same`: one value everywhere. `row`: one value a row. The others are rules from cell to cell of a row. */
export type MatrixRule = 'same' | 'row' | 'progression' | 'three' | 'sum' | 'difference';

/** The rules that an attribute may follow, other than staying the same. Shapes have no order. */
export const rulesFor: Readonly<Record<Attribute, readonly Exclude<MatrixRule, 'same'>[]>> = {
  shape: ['row', 'three'],
  fill: ['row', 'progression', 'three'],
  size: ['row', 'progression', 'three'],
  count: ['row', 'progression', 'three', 'sum', 'difference'],
  mark: ['progression', 'three'],
};

const grid = (value: (row: number, column: number) => number) =>
  [0, 1, 2].map((row) => [0, 1, 2].map((column) => value(row, column)));

/** Three rows of values under a rule; undefined if the draw left the range of the attribute. */
export function drawValues(
  random: SeededRandom,
  attribute: Attribute,
  rule: MatrixRule,
): number[][] | undefined {
  const [low, high] = ranges[attribute];
  const all = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const drawn = random.shuffle(all);
  // Two rows may begin alike: a progression has room for two beginnings only, where there are four values.
  const starts = [0, 1, 2].map(() => random.pick(all));
  const rows = grid(
    valuesUnder(random, rule, rule === 'progression' ? starts : drawn, attribute === 'count' ? 2 : 1),
  );
  // Places of the mark go round the cell.
  if (attribute === 'mark') return rows.map((row) => row.map((value) => (value + 16) % 8));
  return rows.flat().every((value) => value >= low && value <= high) ? rows : undefined;
}

function valuesUnder(random: SeededRandom, rule: MatrixRule, drawn: number[], widest: number) {
  const at = (index: number) => drawn[index] ?? 0;
  const step = random.pick([-1, 1]) * random.whole(1, widest);
  const shifts = random.shuffle([0, 1, 2]);
  const seconds = [random.whole(1, 4), random.whole(1, 4), random.whole(1, 4)];
  return (row: number, column: number): number => {
    switch (rule) {
      case 'same':
        return at(0);
      case 'row':
        return at(row);
      case 'progression':
        return at(row) + step * column;
      case 'three':
        return at((column + (shifts[row] ?? 0)) % 3);
      case 'sum':
        return [at(row), seconds[row] ?? 0, at(row) + (seconds[row] ?? 0)][column] ?? 0;
      case 'difference':
        return [at(row), seconds[row] ?? 0, at(row) - (seconds[row] ?? 0)][column] ?? 0;
    }
  };
}
