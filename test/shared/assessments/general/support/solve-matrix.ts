/**
 * Solves a matrix by trial: each option is put into the last cell; it is a solution if in every attribute all three rows,
 * or all three columns, follow one of the documented rules. Written from the rules, not from the generator.
 */
type Line = readonly [number, number, number];

const isSame = (lines: Line[]) => lines.every(([a, b, c]) => a === b && a === c);
const isStepwise = (lines: Line[]) => lines.every(([a, b, c]) => a !== b && b - a === c - b);
const isRound = (lines: Line[]) => lines.every(([a, b, c]) => a !== b && (2 * b - a - c) % 8 === 0);
const isAdded = (lines: Line[]) => lines.every(([a, b, c]) => c === a + b);
const isTakenAway = (lines: Line[]) => lines.every(([a, b, c]) => c === a - b);
const isThree = (lines: Line[]) =>
  new Set(lines.map((line) => line.toSorted((a, b) => a - b).join())).size === 1 &&
  new Set(lines[0]).size === 3;

const rules: Record<string, ((lines: Line[]) => boolean)[]> = {
  shape: [isSame, isThree],
  fill: [isSame, isThree, isStepwise],
  size: [isSame, isThree, isStepwise],
  count: [isSame, isThree, isStepwise, isAdded, isTakenAway],
  mark: [isSame, isThree, isRound],
};

type Cell = Readonly<Record<string, number>>;

/** The indices of all options that solve the matrix. */
export function solveMatrix(cells: readonly Cell[], options: readonly Cell[]): number[] {
  return options.flatMap((option, at) => {
    const whole = [...cells.slice(0, 8), option];
    const solves = Object.entries(rules).every(([attribute, own]) => {
      const value = (cell: number) => whole[cell]?.[attribute] ?? Number.NaN;
      const rows = [0, 3, 6].map((row): Line => [value(row), value(row + 1), value(row + 2)]);
      const columns = [0, 1, 2].map((column): Line => [value(column), value(column + 3), value(column + 6)]);
      return own.some((rule) => rule(rows) || rule(columns));
    });
    return solves ? [at] : [];
  });
}
