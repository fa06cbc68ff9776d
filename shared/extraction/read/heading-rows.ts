import { columnsOf } from '../../words/column-titles.ts';
import { sectionOf } from '../../words/section-titles.ts';
import { blankGap, cellGap, type Run } from './page-runs.ts';

/** Runs of one row without wide gaps between them. */
type Cell = Run[];

/** How far a cell may begin before its heading, in points. */
const slack = 6;
/** White space below a row, in heights of its letters, after which the lists have ended. */
const widest = 4;

/**
 * The rows of a page with short lists next to each other one after the other: below a row of known headings, "Skills" and
 * "Languages", each cell belongs to the heading above it. The lists end at the next heading, at a line across them, and at a
 * wide gap.
 */
export function listsInTurn(rows: readonly Run[][]): Run[][] {
  const out: Run[][] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? [];
    const heads = headingsOf(row);
    const below = heads ? rowsBelow(rows.slice(at), heads) : [];
    if (!heads || below.length === 0) {
      out.push(row);
      continue;
    }
    for (const [index, head] of heads.entries())
      out.push(head, ...below.flatMap((cells) => cells.get(index) ?? []));
    at += below.length;
  }
  return out;
}

/** The cells of a row of two or more headings, each of another kind; null for any other row. */
function headingsOf(row: readonly Run[]): Cell[] | null {
  const cells = cellsOf(row);
  const kinds = new Set(cells.map((cell) => sectionOf(textOf(cell))));
  return cells.length > 1 && kinds.size === cells.length && !kinds.has(null) ? cells : null;
}

/** The rows that belong to the headings of the first one: the cells of each by the number of their heading. */
function rowsBelow([headRow = [], ...rows]: readonly Run[][], heads: readonly Cell[]): Map<number, Cell[]>[] {
  const starts = heads.map(([first]) => first?.x ?? 0);
  const found: Map<number, Cell[]>[] = [];
  let above = headRow;
  for (const row of rows) {
    const [first] = row;
    const cells = cellsOf(row);
    const columns = cells.map((cell) => columnOf(cell, starts));
    const isFar = (first?.y ?? 0) - (above[0]?.y ?? 0) > widest * (first?.fontSize ?? 0);
    if (isFar || columns.includes(null) || cells.some((cell) => sectionOf(textOf(cell)))) break;
    found.push(Map.groupBy(cells, (cell) => columns[cells.indexOf(cell)] ?? 0));
    above = row;
  }
  const filled = new Set(found.flatMap((cells) => [...cells.keys()]));
  return filled.size > 1 ? found : [];
}

/** The number of the heading above a cell; null for one that begins before all of them or reaches over the next. */
function columnOf(cell: Cell, starts: readonly number[]): number | null {
  const [first] = cell;
  const last = cell.at(-1);
  if (!first || !last) return null;
  const column = starts.findLastIndex((start) => start <= first.x + slack);
  const next = starts[column + 1] ?? Number.POSITIVE_INFINITY;
  return column < 0 || last.x + last.width > next ? null : column;
}

function cellsOf(row: readonly Run[]): Cell[] {
  const cells: Cell[] = [];
  for (const run of row) {
    const last = cells.at(-1)?.at(-1);
    if (last && run.x - last.x - last.width < cellGap * run.fontSize) cells.at(-1)?.push(run);
    else cells.push([run]);
  }
  return cells;
}

const textOf = (cell: Cell) =>
  cell
    .map(({ text, x }, at) => {
      const before = cell[at - 1];
      const hasBlank = before && x - before.x - before.width > blankGap * before.fontSize;
      return `${hasBlank ? ' ' : ''}${text}`;
    })
    .join('')
    .trim();

/** The left edges of the columns of tables whose heads are known: a cell that fills its column is close to the next one. */
export const edgesOfTables = (rows: readonly (readonly Run[])[]): ReadonlySet<number> =>
  new Set(
    rows.flatMap((row) => {
      const cells = cellsOf(row);
      const kinds = cells.length > 2 ? columnsOf(cells.map(textOf).join('\t')) : null;
      if (!kinds?.some((kind) => kind !== null && kind !== 'other')) return [];
      return cells.flatMap(([first]) => (first ? [Math.round(first.x)] : []));
    }),
  );
