/** The content of a cell. Each attribute is a number: an index of its drawings, or for `count` the number of figures. */
export const attributes = ['shape', 'fill', 'size', 'count', 'mark'] as const;
export type Attribute = (typeof attributes)[number];
export type Cell = Readonly<Record<Attribute, number>>;

/** The values of each attribute, both ends included; places of the mark go round the cell. */
export const ranges: Readonly<Record<Attribute, readonly [number, number]>> = {
  shape: [0, 4],
  fill: [0, 3],
  size: [0, 3],
  count: [1, 9],
  mark: [0, 7],
};
const markPlaces = 8;

/** A rule of a row finds its third value from the first two, given two whole rows that follow it. */
type LineRule = (whole: readonly (readonly number[])[], first: number, second: number) => number | undefined;

const constant: LineRule = (whole, first, second) =>
  whole.every(([a, b, c]) => a === b && b === c) && first === second ? first : undefined;

const progression =
  (modulus: number): LineRule =>
  (whole, first, second) => {
    const round = (value: number) => (modulus ? ((value % modulus) + modulus) % modulus : value);
    const follows = whole.every(([a = 0, b = 0, c = 0]) => a !== b && round(b - a) === round(c - b));
    return follows && first !== second ? round(2 * second - first) : undefined;
  };

/** The same three values in every row, in any order. */
const three: LineRule = ([one = [], other = []], first, second) => {
  const values = new Set(one);
  const isSame = values.size === 3 && new Set(other).size === 3 && other.every((value) => values.has(value));
  if (!isSame || first === second || !values.has(first) || !values.has(second)) return undefined;
  return [...values].find((value) => value !== first && value !== second);
};

const sum: LineRule = (whole, first, second) =>
  whole.every(([a = 0, b = 0, c]) => a + b === c) ? first + second : undefined;

const difference: LineRule = (whole, first, second) =>
  whole.every(([a = 0, b = 0, c]) => a - b === c) ? first - second : undefined;

const rulesOf = (attribute: Attribute): LineRule[] => [
  constant,
  three,
  ...(attribute === 'shape' ? [] : [progression(attribute === 'mark' ? markPlaces : 0)]),
  ...(attribute === 'count' ? [sum, difference] : []),
];

/** All values that a rule finds for the last cell, read by rows and by columns. `rows` has nine values; the last is not used. */
export function solutionsOf(attribute: Attribute, rows: readonly (readonly number[])[]): number[] {
  const columns = [0, 1, 2].map((at) => rows.map((row) => row[at] ?? 0));
  const found = [rows, columns].flatMap((lines) => {
    const [first = 0, second = 0] = lines[2] ?? [];
    return rulesOf(attribute).flatMap((rule) => rule(lines.slice(0, 2), first, second) ?? []);
  });
  return [...new Set(found)];
}
