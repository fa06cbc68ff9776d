import { findDates, withoutDates } from '../../words/dates.ts';
import { withoutFirstCell } from '../cells.ts';
import type { Line } from '../document.ts';
import { isDateAlone } from './date-cells.ts';
import { joinBelow } from './join-below.ts';

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
    '^(?:\\p{L}{3,12}\\.?\\s)?(?:del?\\s)?(?:19|20)\\d{2}\\)?',
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
/** "De mars 2008": the begin of a period. */
const beginInWords = /^(?:from|von|vom|de|du|dal?|del|desde|od|van|från|fra)\s(?=\S)/iu;
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
      (Math.abs(next.x - line.x) < 3 || Math.abs(rightOfFirstCell(next) - rightOfFirstCell(line)) < 3);
    const joined = easternEnd.test(below) ? `${cell}${below}` : `${cell} ${below}`;
    const wantsYear = yearBelow.test(cell) && /^(?:19|20)\d{2}$/.test(below);
    if (
      sameCell &&
      !wasCut &&
      (wantsYear ||
        (openEnd.test(cell) && restOfDate.test(below) && findDates(cell).length === 1) ||
        ((endAlone.test(below) || endInWords.test(below)) && isDateAlone(cell.replace(beginInWords, '')))) &&
      isPeriod(joined) &&
      (!isPeriod(cell) || (openEnd.test(cell) && easternEnd.test(below)))
    ) {
      carried = below;
      out.push({ ...line, text: [joined, ...others].join('\t') });
    } else out.push(wasCut ? withoutFirstCell(line, text) : line);
  }
  return out;
};

/** The left and the right edge of the last of several cells. */
const edgesOfLastCell = ({ spans }: Line) => {
  const [first, last] = [spans.findLast((span, i) => i > 0 && span.startsCell), spans.at(-1)];
  return first && last ? [first.x, last.x + last.width] : null;
};
const areBelowEachOther = (one: Line, other: Line) => {
  const [a, b] = [edgesOfLastCell(one), edgesOfLastCell(other)];
  return a !== null && b !== null && a.some((edge, i) => Math.abs(edge - (b[i] ?? 0)) < 3);
};

/** "School ⟂ Sept 2008 –" over "Degree ⟂ Feb 2012": a period that a narrow column at the right breaks is moved up to its first half. */
export const joinSplitDatesAtRight = joinBelow((above, line) => {
  const [cellAbove, cell] = [above.text.split('\t').at(-1) ?? '', line.text.split('\t').at(-1) ?? ''];
  const joined = `${cellAbove} ${cell}`;
  const isCut =
    above.page === line.page &&
    areBelowEachOther(above, line) &&
    openEnd.test(cellAbove) &&
    restOfDate.test(cell) &&
    isPeriod(joined) &&
    !isPeriod(cellAbove);
  if (!isCut) return null;
  const withoutLast = (text: string) => text.split('\t').slice(0, -1).join('\t');
  const lastAt = line.spans.findLastIndex((span, i) => i > 0 && span.startsCell);
  return [
    { ...above, text: `${withoutLast(above.text)}\t${joined}` },
    { ...line, text: withoutLast(line.text), spans: line.spans.slice(0, lastAt) },
  ];
});

/** "Librarian, Vale Library • Sept 2016 – Dec" above "2019": a period at the end of a line that wraps. */
export const joinWrappedPeriods = joinBelow((above, line) => {
  const joined = `${above.text} ${line.text}`;
  const isRest =
    above.page === line.page &&
    above.column === line.column &&
    Math.abs(above.x - line.x) < 3 &&
    openEnd.test(above.text) &&
    restOfDate.test(line.text) &&
    findDates(line.text).length === 1 &&
    endsInPeriod(joined) &&
    !endsInPeriod(above.text);
  return isRest ? [{ ...above, text: joined, spans: [] }] : null;
});

const endsInPeriod = (text: string) => {
  const last = findDates(text).at(-1);
  return last?.isRange === true && last.index + last.length === text.length && !/[-–—]$/.test(text);
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
