import { greatest, least } from '../extremes.ts';
import type { Rule, Rules } from './drawn-rules.ts';
import { groupRows, type Run } from './page-runs.ts';

/** A cell with lines on its four sides, and the lines of text in it from top to bottom. */
interface Cell {
  left: number;
  right: number;
  top: number;
  bottom: number;
  runs: Run[];
}

/** A line that ends with the dash of a period continues in the next one. */
const opensPeriod = /\d\s*[-–—~～]\s*$/;
/** Characters of scripts that are written without spaces. */
const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A page with more lines has a drawing and no table. */
const mostRules = 300;

/** A row with taller cells is a part of the page's layout. In points. */
const tallest = 160;

/**
 * The runs of a page with the rows of its ruled tables on one line each: text that wraps in a cell is joined, and cells that
 * are set in the middle or at the bottom of their row begin where the row begins. Everything else stays.
 */
export function withTableRows(runs: readonly Run[], rules: Rules): Run[] {
  const count = rules.level.length + rules.upright.length;
  if (rules.level.length < 2 || rules.upright.length < 2 || count > mostRules) return [...runs];
  const cells = cellsOf(runs, rules);
  const rows = Map.groupBy(cells, ({ top, bottom }) => `${Math.round(top / 3)} ${Math.round(bottom / 3)}`);
  const placed = new Map<Run, Run>();
  for (const row of rows.values()) {
    if (row.length < 2 || row.some(({ top, bottom }) => bottom - top > tallest)) continue;
    for (const [from, to] of placedInRow(row)) placed.set(from, to);
  }
  return runs.map((run) => placed.get(run) ?? run);
}

function cellsOf(runs: readonly Run[], { level, upright }: Rules): Cell[] {
  const cells = new Map<string, Cell>();
  for (const run of runs) {
    const x = run.x + run.width / 2;
    const y = run.y - run.fontSize * 0.3;
    const [left, right] = sides(upright, x, y);
    const [top, bottom] = sides(level, y, x);
    if (left === null || right === null || top === null || bottom === null) continue;
    const key = [left, right, top, bottom].map(Math.round).join(' ');
    const cell = cells.get(key) ?? { left, right, top, bottom, runs: [] };
    cell.runs.push(run);
    cells.set(key, cell);
  }
  return [...cells.values()];
}

/** The nearest rules on both sides of a place. */
function sides(rules: readonly Rule[], across: number, along: number): [number | null, number | null] {
  let [before, after]: [number | null, number | null] = [null, null];
  for (const { at, from, to } of rules) {
    if (along < from - 1 || along > to + 1) continue;
    if (at <= across && (before === null || at > before)) before = at;
    if (at > across && (after === null || at < after)) after = at;
  }
  return [before, after];
}

/** The runs of a row with their places in its line. */
function placedInRow(row: readonly Cell[]): [Run, Run][] {
  const cells = row.map((cell) => ({ cell, lines: joinedLines(cell) }));
  const extent = {
    left: least(row.map(({ left }) => left)),
    right: greatest(row.map(({ right }) => right)),
  };
  const start = least(cells.map(({ lines }) => lines[0]?.[0]?.y ?? Number.POSITIVE_INFINITY));
  return cells.flatMap(({ cell, lines }) =>
    lines.flatMap((line, i) => {
      const y = i === 0 ? start : (line[0]?.y ?? 0);
      return squeezed(line, cell.right, y).map(([from, to]): [Run, Run] => [from, { ...to, row: extent }]);
    }),
  );
}

/** The lines of a cell; those that are wrapped are one. */
function joinedLines(cell: Cell): Run[][] {
  const lines: Run[][] = [];
  const rows = groupRows(cell.runs);
  const margins = rows.map((row) => Math.min((row[0]?.x ?? 0) - cell.left, cell.right - endOf(row)));
  const room = cell.right - cell.left - 2 * Math.min(12, Math.max(2, ...margins.slice(0, 1), 2));
  for (const [i, row] of rows.entries()) {
    const before = rows[i - 1];
    const line = lines.at(-1);
    if (before && line && continues(before, row, room)) for (const run of row) line.push(run);
    else lines.push([...row]);
  }
  return lines;
}

const endOf = (row: readonly Run[]) => greatest(row.map(({ x, width }) => x + width));

/** Whether a line goes on in the next one: the next word had no room in it. */
function continues(line: readonly Run[], next: readonly Run[], room: number): boolean {
  const [first] = next;
  const last = line.at(-1);
  const start = line[0];
  if (!first || !last || !start || Math.abs(first.fontSize - last.fontSize) > 0.5) return false;
  if (/^\s*[-–•*▪·]\s/.test(first.text)) return false;
  if (opensPeriod.test(last.text)) return true;
  if (first.font !== last.font) return false;
  const word = isDense.test(first.text) ? first.text.slice(0, 1) : (first.text.trim().split(/\s/)[0] ?? '');
  const width = (first.width * word.length) / Math.max(1, first.text.length);
  return endOf(line) - start.x + width > room - 0.2 * first.fontSize;
}

/** The runs of a line, one after the other between where it begins and the next cell. */
function squeezed(line: readonly Run[], right: number, y: number): [Run, Run][] {
  const [first] = line;
  if (!first) return [];
  if (!line.some((run, i) => isBelow(run, line[i - 1]))) return line.map((run) => [run, { ...run, y }]);
  const total = line.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(1, Math.max(0.1, (right - first.x - 1.2 * first.fontSize) / total));
  let x = first.x;
  return line.map((run, i) => {
    const placed = { ...run, text: afterBlank(run, line[i - 1]), x, y, width: run.width * scale };
    x += placed.width;
    return [run, placed];
  });
}

const isBelow = (run: Run, before: Run | undefined) => !!before && run.y > before.y + 0.6 * run.fontSize;

/** The text with the blank before it: the one of the file, or one between two lines that are joined. */
function afterBlank(run: Run, before: Run | undefined): string {
  if (!before || /^\s/.test(run.text) || /\s$/.test(before.text)) return run.text;
  const isDenseText = isDense.test(before.text.slice(-1)) && isDense.test(run.text.slice(0, 1));
  const hasBlank = isBelow(run, before)
    ? !isDenseText
    : run.x - before.x - before.width > 0.12 * run.fontSize;
  return hasBlank ? ` ${run.text}` : run.text;
}
