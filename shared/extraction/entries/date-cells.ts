import { findDates, withoutDates } from '../../words/dates.ts';
import { withoutFirstCell } from '../cells.ts';
import type { Line } from '../document.ts';

/** A cell that ends in the middle of a period, "Feb 2018 – Aug", and what may follow it in the same cell of the next row. */
const openEnd = new RegExp(
  [
    '(?:(?:19|20)\\d{2}(?:, \\p{L}{3,10})?|\\d{1,2}[./]\\d{4}|\\p{L}{3,12}\\.?|月|日)',
    '\\s*(?:[-–—~〜～]|bis|to|au?|a[dl]?|ate|até|tot|do)(?:\\s*\\p{L}{3,12}\\.?(?:\\s?de)?|\\s*\\d{1,2}[./]?)?$',
  ].join(''),
  'iu',
);
const restOfDate = new RegExp(
  [
    '^(?:\\p{L}{3,12}\\.?\\s(?:de\\s)?)?(?:19|20)\\d{2}\\)?',
    '^(?:19|20)\\d{2}, \\p{L}{3,10}',
    '^(?:\\d{1,2}[./-]){1,2}(?:19|20)\\d{2}',
    "^[\\p{L}'’ ]{3,20}",
    '^(?:19|20)\\d{2}年(?:\\d{1,2}月)?',
  ]
    .map((form) => `${form}$`)
    .join('|'),
  'iu',
);

/** "Depuis mars" and "avril – juin" above their year. */
const yearBelow =
  /^(?:(?:depuis|seit|since|desde|dal|sinds|od|sedan)\s\p{L}{3,10}\.?|\p{L}{3,10}\.?\s?[-–—]\s?\p{L}{3,10}\.?)$/iu;

/** "2020年4月～" above "現在": the first half alone reads like an open period. */
const easternEnd = /^(?:現在|至今|(?:19|20)\d{2}年\d{1,2}月)$/u;

/** "〜現在", "– 2021": the second half of a period whose first is a date alone in the cell above. */
const endAlone = /^[-–—~〜～]\s?\S/u;
/** "a ago. 2019", "até à data" below a date: the end of the period. */
const endInWords = /^(?:bis|to|until|au?|à|a[dl]?|até|ate|tot|t\/m|do|till|hasta|fino a)\s\S/iu;
const isDateAlone = (text: string) => {
  const [date, ...more] = findDates(text);
  return date !== undefined && more.length === 0 && !date.isRange && withoutDates(text, [date]) === '';
};

/** "14 Nov 2023 ⟂ 02 Jun 2024" in a row of other cells: columns for the start and the end are one period. */
export const joinDateCells = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const cells = line.text.split('\t');
    const at = cells.findIndex((cell, i) => isDateAlone(cell) && isDateAlone(cells[i + 1] ?? ''));
    if (at < 0 || cells.length < 3 || cells.filter(isDateAlone).length !== 2) return line;
    const [start = '', end = ''] = cells.slice(at, at + 2);
    const [from, to] = [start, end].map((cell) => findDates(cell)[0]);
    const isPeriod = from?.start && to?.start && from.start <= to.start;
    return isPeriod
      ? { ...line, text: [...cells.slice(0, at), `${start} – ${end}`, ...cells.slice(at + 2)].join('\t') }
      : line;
  });

/** The right edge of the first cell: a margin of dates may be set flush right. */
const rightOfFirstCell = ({ spans, x, width }: Line) => {
  const second = spans.findIndex((span, i) => i > 0 && span.startsCell);
  const last = second > 0 ? spans[second - 1] : undefined;
  return last ? x + last.x + last.width - (spans[0]?.x ?? 0) : x + width;
};

/** A narrow column breaks a period in two: its second half is moved up to the first. */
export const joinSplitDates = (lines: readonly Line[]): readonly Line[] => {
  const out: Line[] = [];
  let carried = '';
  for (const [i, line] of lines.entries()) {
    const text =
      carried && line.text.startsWith(carried)
        ? line.text.slice(carried.length).replace(/^\t/, '')
        : line.text;
    const wasCut = carried !== '';
    carried = '';
    if (wasCut && !text) continue;
    const next = lines[i + 1];
    const [cell = '', ...others] = text.split('\t');
    const below = next?.text.split('\t')[0] ?? '';
    const sameCell =
      next &&
      next.page === line.page &&
      next.column === line.column &&
      (Math.abs(next.x - line.x) < 3 || Math.abs(rightOfFirstCell(next) - rightOfFirstCell(line)) < 2);
    const joined = easternEnd.test(below) ? `${cell}${below}` : `${cell} ${below}`;
    const wantsYear = yearBelow.test(cell) && /^(?:19|20)\d{2}$/.test(below);
    if (
      sameCell &&
      !wasCut &&
      (wantsYear ||
        (openEnd.test(cell) && restOfDate.test(below) && findDates(cell).length === 1) ||
        ((endAlone.test(below) || endInWords.test(below)) && isDateAlone(cell))) &&
      isPeriod(joined) &&
      (!isPeriod(cell) || (openEnd.test(cell) && easternEnd.test(below)))
    ) {
      carried = below;
      out.push({ ...line, text: [joined, ...others].join('\t') });
    } else out.push(wasCut ? withoutFirstCell(line, text) : line);
  }
  return out;
};

const isPeriod = (text: string) => {
  const [date, ...more] = findDates(text);
  return (
    date !== undefined &&
    more.length === 0 &&
    date.isRange &&
    withoutDates(text, [date]) === '' &&
    !/[-–—]$/.test(text.trim())
  );
};

/** "… Conclusão" at the right edge over "em 2009.": a date that wrapped belongs to the line above. */
export const joinWrappedDates = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const [date, ...more] = findDates(line.text);
    const isRest =
      date !== undefined && more.length === 0 && /^\p{Ll}{2,3}\s$/u.test(line.text.slice(0, date.index));
    const goesOn =
      isRest &&
      before &&
      line.text.length < date.index + date.length + 3 &&
      findDates(before.text).length === 0;
    if (goesOn) out[out.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else out.push(line);
  }
  return out;
};

/** "2013" above "2016", each alone on its line, is one period. */
export const joinStackedDates = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i] as Line, lines[i + 1]];
    const isStacked = next && isDateAlone(line.text) && isDateAlone(next.text);
    out.push(isStacked ? { ...line, text: `${line.text} – ${next.text}` } : line);
    if (isStacked) i++;
  }
  return out;
};

/** "Jan 2019" above "Mar 2022 ⟂ Site Engineer": the first end of a period, alone in the margin above the second. */
export const joinDatesAbove = (lines: readonly Line[]): Line[] => {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i] as Line, lines[i + 1]];
    const [cell = '', ...others] = next?.text.split('\t') ?? [];
    const isOneCell = !line.text.includes('\t') && next !== undefined && Math.abs(next.x - line.x) < 3;
    const [start, end] = [findDates(line.text)[0]?.start, findDates(cell)[0]?.start];
    const isAbove =
      isOneCell &&
      others.length > 0 &&
      isDateAlone(line.text) &&
      isDateAlone(cell) &&
      start &&
      end &&
      start < end;
    if (isAbove && findDates(others.join('\t')).length === 0) {
      out.push({ ...(next as Line), text: [`${line.text} – ${cell}`, ...others].join('\t') });
      i++;
    } else out.push(line);
  }
  return out;
};

/** A cell with one date, and no sentence before it: "Linee per la costa. Dal 2012 anche turni" is no cell of an entry. */
const isOfEntry = (cell: string) => {
  const [date, ...more] = findDates(cell);
  return (
    date !== undefined &&
    more.length === 0 &&
    !/(?:\p{L}{4}|\.[cr])[.;]\s.*\p{L}/u.test(cell.slice(0, date.index))
  );
};

/** Two dates in two cells of a row are two entries side by side: the left one's lines are read before the right one's. */
export const parallelEntries = (lines: readonly Line[]): readonly Line[] => {
  const edges = lines.flatMap((line) => {
    const second = line.spans.findIndex((span, i) => i > 0 && span.startsCell);
    const cells = line.text.split('\t');
    return second > 0 && cells.length === 2 && cells.every(isOfEntry) ? [line.spans[second]?.x ?? 0] : [];
  });
  const edge = edges[0];
  if (edge === undefined) return lines;
  const side = (wantRight: boolean) =>
    lines.flatMap((line) => {
      const spans = line.spans.filter((span) => span.x >= edge - 3 === wantRight);
      if (spans.length === line.spans.length) return [line];
      const text = spans
        .map((span, i) => (i > 0 && span.startsCell ? '\t' : '') + span.text)
        .join('')
        .trim();
      return text
        ? [{ ...line, text, spans, x: spans[0]?.x ?? line.x, bold: spans.every((span) => span.bold) }]
        : [];
    });
  return [...side(false), ...side(true)];
};
