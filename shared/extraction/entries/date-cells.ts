import { findDates, withoutDates } from '../../words/dates.ts';
import type { Line } from '../document.ts';
import { joinBelow } from './join-below.ts';

export const isDateAlone = (text: string) => {
  const [date, ...more] = findDates(text);
  return date !== undefined && more.length === 0 && !date.isRange && withoutDates(text, [date]) === '';
};

/** The state of studies, and the title of a column. */
const noEndOfJobs =
  /^(?:in progress|laufend|en c(?:ours|urso)|in corso|em (?:andamento|curso)|cursando|w trakcie|dat[aeo]|fecha|momento)$/i;
/** "atual" in the column of the ends. */
const isUntilNow = (cell: string) => {
  if (noEndOfJobs.test(cell.trim())) return false;
  const [date, ...more] = findDates(`2000 – ${cell}`);
  return (
    date !== undefined && more.length === 0 && date.isCurrent && withoutDates(`2000 – ${cell}`, [date]) === ''
  );
};

/** "14 Nov 2023 ⟂ 02 Jun 2024" in a row of other cells: columns for the start and the end are one period. */
export const joinDateCells = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const cells = line.text.split('\t');
    const at = cells.findIndex((cell, i) => isDateAlone(cell) && isEnd(cells[i + 1] ?? ''));
    if (at < 0 || cells.length < 3 || cells.filter(isEnd).length !== 2) return line;
    const [start = '', end = ''] = cells.slice(at, at + 2);
    const [from, to] = [start, end].map((cell) => findDates(cell)[0]);
    const isPeriod = from?.start && (isUntilNow(end) || (to?.start && from.start <= to.start));
    return isPeriod
      ? { ...line, text: [...cells.slice(0, at), `${start} – ${end}`, ...cells.slice(at + 2)].join('\t') }
      : line;
  });

const isEnd = (cell: string) => isDateAlone(cell) || isUntilNow(cell);

/** "… Conclusão" at the right edge over "em 2009.": a date that wrapped belongs to the line above. */
export const joinWrappedDates = joinBelow((above, line) => {
  const [date, ...more] = findDates(line.text);
  const isRest =
    date !== undefined && more.length === 0 && /^\p{Ll}{2,3}\s$/u.test(line.text.slice(0, date.index));
  const goesOn =
    isRest && line.text.length < date.index + date.length + 3 && findDates(above.text).length === 0;
  return goesOn ? [{ ...above, text: `${above.text} ${line.text}` }] : null;
});

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
