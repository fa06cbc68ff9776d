import { columnsOf } from '../../words/column-titles.ts';
import { type SectionKind, sectionOf } from '../../words/section-titles.ts';
import { withoutFirstCell } from '../cells.ts';
import type { Line } from '../document.ts';

const sign = /^\p{Script=Han}$/u;
/** Rows between two signs of a title, at most. */
const longestGap = 6;

interface VerticalTitle {
  text: string;
  kind: SectionKind;
  /** The lines that begin with its signs. */
  lines: Line[];
}

const signOf = (line: Line) => {
  const [first = ''] = line.text.split('\t');
  return sign.test(first) ? first : null;
};

/** Lines that begin with one sign, at one edge and near each other. */
const columnsOfSigns = (lines: readonly Line[]): Line[][] => {
  const runs: { own: Line[]; last: number }[] = [];
  for (const [at, line] of lines.entries()) {
    if (signOf(line) === null) continue;
    const run = runs.at(-1);
    const isNear = run && at - run.last <= longestGap && Math.abs((run.own[0]?.x ?? 0) - line.x) < 6;
    if (isNear) {
      run.own.push(line);
      run.last = at;
    } else runs.push({ own: [line], last: at });
  }
  return runs.map(({ own }) => own);
};

const longestTitle = 8;
/** Titles whose signs are below each other in the first cells: "工", "作", "经", "历". The longest that begins at a sign counts. */
const titlesIn = (lines: readonly Line[]): VerticalTitle[] =>
  columnsOfSigns(lines).flatMap((own) => {
    const found: VerticalTitle[] = [];
    for (let start = 0; start < own.length - 1; ) {
      let size = Math.min(longestTitle, own.length - start);
      const textOf = (count: number) =>
        own
          .slice(start, start + count)
          .map(signOf)
          .join('');
      while (size > 1 && sectionOf(textOf(size)) === null) size--;
      const kind = size > 1 ? sectionOf(textOf(size)) : null;
      if (kind) found.push({ text: textOf(size), kind, lines: own.slice(start, start + size) });
      start += Math.max(1, size);
    }
    return found;
  });

/**
 * In the first column of forms a title is written downwards, in the middle of its rows. It becomes a line above the head of its table,
 * and its signs are removed from the rows.
 */
export const raiseVerticalTitles = (lines: readonly Line[]): readonly Line[] => {
  const titles = titlesIn(lines);
  if (titles.length === 0) return lines;
  const signs = new Set(titles.flatMap((title) => title.lines));
  const above = new Map<Line, Line>();
  let end = -1;
  for (const { text, lines: own } of titles) {
    const first = lines.indexOf(own[0] as Line);
    const rows = lines.slice(end + 1, first + 1);
    // The last head of a table above the first sign: the rows before it are of the title before.
    const head =
      rows.findLast((row) => columnsOf(row.text.replace(/^\p{Script=Han}\t/u, '')) !== null) ??
      (own[0] as Line);
    above.set(head, { ...head, text, spans: [], bullet: false });
    end = lines.indexOf(own.at(-1) as Line);
  }
  return lines.flatMap((line) => {
    const title = above.get(line);
    const rest = signs.has(line) ? line.text.split('\t').slice(1).join('\t') : line.text;
    const row = rest === '' ? [] : [signs.has(line) ? withoutFirstCell(line, rest) : line];
    return title ? [title, ...row] : row;
  });
};
