import type { Line } from '../document.ts';
import { type DateRange, findDates, withoutDates } from './dates.ts';

/** One job, course or project: the lines that name it, the period, and what is told about it below. */
export interface Entry {
  dates: DateRange | null;
  header: HeaderLine[];
  body: Line[];
}

/** A line of an entry's head with its dates cut out; `text` keeps the tabs between cells. */
export interface HeaderLine {
  line: Line;
  text: string;
}

interface Read {
  line: Line;
  dates: DateRange[];
  rest: string;
  anchor: DateRange | null;
}

const maxLead = 4;
const maxHeaderCharacters = 110;

const ownCell = (line: Line, range: DateRange) =>
  line.text.split('\t').some((cell) => {
    const dates = findDates(cell);
    return dates.length === 1 && dates[0]?.start === range.start && withoutDates(cell, dates).length < 14;
  });

/** Prose: a sentence, a long line, or the second half of one. */
const isProse = (text: string) =>
  text.length > maxHeaderCharacters ||
  (/[.!?。]$/.test(text) && text.split(' ').length > 6) ||
  /^[\p{Ll}]{2,}\s\S+\s/u.test(text);

const readLine = (line: Line, wanted: 'range' | 'any', listed: boolean): Read => {
  const dates = findDates(line.text);
  const rest = withoutDates(line.text, dates);
  const anchor = dates.find((range) => range.isRange) ?? (wanted === 'any' ? dates[0] : undefined) ?? null;
  const atEdge =
    anchor && (anchor.index <= 2 || anchor.index + anchor.length >= line.text.trimEnd().length - 2);
  const inBrackets = anchor && /[([（]\s*$/.test(line.text.slice(0, anchor.index));
  const separate = anchor && ownCell(line, anchor);
  const usable =
    anchor &&
    (separate || ((!line.bullet || listed) && (atEdge || inBrackets || anchor.isRange) && !isProse(rest)));
  return { line, dates, rest, anchor: usable ? anchor : null };
};

const isHeaderLike = ({ line, rest }: Read) => !line.bullet && !isProse(rest) && rest.length > 0;

/**
 * Cuts a section into entries at its dates. Lines before the first date tell how many lines stand above the date in every
 * entry of the section. `wanted` says whether a single date starts an entry or only a period does.
 */
export const splitEntries = (lines: readonly Line[], wanted: 'range' | 'any'): Entry[] => {
  const listed = lines.filter((line) => line.bullet).length > lines.length * 0.8;
  let reads = lines.map((line) => readLine(line, wanted, listed));
  if (wanted === 'range' && !reads.some((read) => read.anchor))
    reads = lines.map((line) => readLine(line, 'any', listed));
  const anchors = reads.flatMap((read, i) => (read.anchor ? [i] : []));
  const first = anchors[0];
  if (first === undefined) return [];

  const lead = Math.min(first, maxLead);
  const leadOf = (anchor: number, previous: number) => {
    const floor = Math.max(previous + 1, anchor - (first <= maxLead ? lead : 1));
    let start = anchor;
    while (
      start > floor &&
      isHeaderLike(reads[start - 1] as Read) &&
      !leavesPreviousBare(start - 1, previous)
    )
      start--;
    return start;
  };
  // The line right under a bare date belongs to that date, not to the next one.
  const leavesPreviousBare = (index: number, previous: number) =>
    previous >= 0 && lead === 0 && index - 1 === previous && (reads[previous] as Read).rest.length === 0;

  const starts = anchors.map((anchor, i) => leadOf(anchor, anchors[i - 1] ?? -1));
  return anchors.map((anchor, i) => {
    const start = starts[i] as number;
    const stop = starts[i + 1] ?? reads.length;
    const header: HeaderLine[] = reads.slice(start, anchor).map(({ line, rest }) => ({ line, text: rest }));
    const own = reads[anchor] as Read;
    const body: Line[] = [];
    const bulleted = own.line.bullet && !listed;
    if (!bulleted) header.push({ line: own.line, text: own.rest });
    else body.push({ ...own.line, text: own.rest.replace(/\t+$/, '') });
    let next = anchor + 1;
    while (!bulleted && next < stop && next <= anchor + 4 && isHeaderLike(reads[next] as Read)) {
      const read = reads[next] as Read;
      // Deeper indentation, after something was said at the head's own margin, is the text of the entry.
      const indented =
        header.some(({ text }) => text) &&
        read.line.x > own.line.x + 4 &&
        read.line.x > (header[0]?.line.x ?? 0) + 4 &&
        own.rest.split('\t')[0] !== '' &&
        !firstCellWasDate(own);
      if (indented) break;
      header.push({ line: read.line, text: read.rest });
      next++;
    }
    for (const { line } of reads.slice(next, stop)) body.push(line);
    return { dates: own.anchor, header, body };
  });
};

const firstCellWasDate = ({ line, anchor }: Read) =>
  anchor !== null && anchor.index <= 2 && line.text.includes('\t');
