import { cleanText, joinLetterSpacing } from './clean-text.ts';
import { withDashes, withPlainLetters } from './small-caps.ts';

/** A piece of text as positioned in the PDF; `y` is the baseline counted from the page's top. */
export interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  font: string;
  /** The row of a ruled table that has it: from the row's first cell to its last one. */
  row?: { left: number; right: number };
}

/** An item of pdf.js: its text, and its place and turn as a matrix. */
export interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** A gap of at least this width, in font sizes, is a blank. */
export const blankGap = 0.12;
/** A gap of at least this width, in font sizes, is a tab and not a space. */
export const cellGap = 1;

/**
 * The upright text of one page as runs, without invisible glyphs; spaces inside an item that are as wide as a tab split
 * it.
 */
export const runsOfPage = (items: readonly unknown[], view: readonly number[]): Run[] => {
  const [left = 0, , , top = 0] = view;
  let afterBlank = false;
  return withPlainLetters(withDashes(items)).flatMap((item) => {
    const { str, transform, width, fontName } = item as TextItem;
    if (!str?.trim()) {
      // A space that is a separate item separates words, however narrow it is.
      afterBlank = width > 0 && str !== '';
      return [];
    }
    const blank =
      afterBlank && /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(str) ? ' ' : '';
    afterBlank = false;
    const [, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
    // Rotated text is a decoration or a watermark.
    if (Math.abs(b) > 0.5) return [];
    const fontSize = Math.hypot(c, d) || 10;
    return splitWideBlanks(joinLetterSpacing(str), e - left, width).flatMap(({ text, x, width }) => {
      const clean = cleanText(text);
      return clean.trim() ? [{ text: blank + clean, x, y: top - f, width, fontSize, font: fontName }] : [];
    });
  });
};

/** "Employer ........ 2011": dots that lead to the next cell are white space. */
const dotLeaders = /[.…_·]{6,}/gu;

const splitWideBlanks = (whole: string, x: number, width: number) => {
  const text = whole.replace(dotLeaders, (dots) => ' '.repeat(dots.length));
  if (!/\S {4,}\S/.test(text)) return [{ text, x, width }];
  const perCharacter = width / text.length;
  const pieces: { text: string; x: number; width: number }[] = [];
  for (const match of text.matchAll(/\S+(?: {1,3}\S+)*/g)) {
    pieces.push({ text: match[0], x: x + match.index * perCharacter, width: match[0].length * perCharacter });
  }
  return pieces;
};

/** The share of the shorter of two runs that is above or below the other. */
const overlap = (a: Run, b: Run) =>
  (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) / Math.min(a.width, b.width);

/** Two lines of small print next to one large word are two rows, and so is small print below a large word. */
const isNextLine = (runs: readonly Run[], run: Run) =>
  runs.some((other) => {
    const [least, most] = [other.fontSize, run.fontSize].sort((a, b) => a - b) as [number, number];
    const distance = Math.abs(run.y - other.y);
    return (
      (least > 0.8 * most && distance > 0.6 * most) || (distance > 0.6 * least && overlap(run, other) > 0.5)
    );
  });

/**
 * Groups runs with the same baseline, top to bottom, each row left to right. Superscripts and subscripts stay in their
 * row.
 */
export const groupRows = (runs: readonly Run[]): Run[][] => {
  const rows: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && run.y - row.y <= 0.45 * Math.max(row.size, run.fontSize) && !isNextLine(row.runs, run)) {
      row.runs.push(run);
      if (run.fontSize > row.size) Object.assign(row, { size: run.fontSize, y: run.y });
    } else rows.push({ y: run.y, size: run.fontSize, runs: [run] });
  }
  return rows.map((row) => row.runs.sort((a, b) => a.x - b.x));
};

/**
 * The left edges of cells that are close to a margin set flush right, as the dates of narrow columns are: several rows have a
 * run at this edge, and the runs before them end at one edge, too.
 */
export const edgesBesideFlushRight = (rows: readonly (readonly Run[])[]): ReadonlySet<number> => {
  const margins = new Map<number, Run[]>();
  for (const row of rows) {
    const [first, second] = row;
    if (!first || !second || second.x - first.x - first.width < 0.3 * second.fontSize) continue;
    const edge = Math.round(second.x);
    const margin = margins.get(edge);
    if (margin) margin.push(first);
    else margins.set(edge, [first]);
  }
  // Words of typewritten text that begin at one edge begin their lines at one edge, too.
  const isFlush = (runs: readonly Run[]) =>
    runs.length >= 3 && spread(runs, ({ x, width }) => x + width) < 2.5 && spread(runs, ({ x }) => x) > 5;
  const flush = [...margins].filter(([, runs]) => isFlush(runs)).map(([edge]) => edge);
  return new Set(flush);
};

const spread = (runs: readonly Run[], of: (run: Run) => number): number => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const run of runs) [least, most] = [Math.min(least, of(run)), Math.max(most, of(run))];
  return most - least;
};
