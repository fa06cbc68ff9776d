import { tellsDuties } from '../../words/aside-words.ts';
import { type DateRange, findDates, withoutDates } from '../../words/dates.ts';
import { hasLabel, readLabel } from '../../words/form-labels.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Line } from '../document.ts';
import { least } from '../extremes.ts';
import { begunBy } from './dated-lines.ts';
import { isProse } from './prose.ts';

/**
 * A line with its text without the dates; `anchor` is the period that begins an entry here. `prose` is the text that follows on the
 * same line in sentences: "Nurse, Vale Care (2015 – 2019). Led a ward of twenty beds."
 */
export interface Read {
  line: Line;
  dates: DateRange[];
  rest: string;
  prose: string;
  anchor: DateRange | null;
}

/** A cell may have some words next to its date, a list item must not: "• three stars 2014 – 2016" is text. */
const ownCell = (line: Line, range: DateRange) =>
  line.text.split(/\t|\s[|·•]\s/).some((cell) => {
    const dates = findDates(cell);
    const most = line.bullet ? 3 : 14;
    return dates.length === 1 && dates[0]?.start === range.start && withoutDates(cell, dates).length < most;
  });

/** "Barista, The Copper Kettle, Summer 2019": one date at the line's end, and a role before a comma. */
const namesRole = (line: Line, { index, length }: DateRange, rest: string) =>
  index + length >= line.text.trimEnd().length - 1 &&
  /[,\t|]|\s[–—-]\s/.test(rest) &&
  titleScore(rest.split(',')[0] ?? '') >= 1;

/** "Licenza media, 1991 (Recco)" */
const townInBrackets = /^\(\p{Lu}[\p{L}\d'’.: -]{2,30}\)$/u;

/** "(2 weeks)" after a date. */
const lengthOfStay = /\s*\(\d{1,2} \p{L}{3,9}\)\s*$/u;

/** Reads a line of a section; `starts` is the kind of date that may begin an entry; with `listed`, list items may begin one. */
export const readLine = (line: Line, starts: 'range' | 'any', listed: boolean): Read => {
  const dates = findDates(line.text);
  const rest = withoutDates(line.text, dates)
    .replace(lengthOfStay, '')
    .replace(/^dat[ae]s? \([^)]*\)\s*/iu, '')
    // The academic year of an Italian course.
    .replace(/^A\.\s?A\.\s*(?=\t|$)/u, '');
  const plain = { line, dates, rest, prose: '', anchor: null };
  const [first] = dates;
  const single =
    starts === 'any' || (!line.bullet && first && (ownCell(line, first) || namesRole(line, first, rest)))
      ? first
      : undefined;
  const anchor = dates.find((range) => range.isRange) ?? single;
  if (!anchor) return plain;
  const before = line.text.slice(0, anchor.index);
  const behind = line.text
    .slice(anchor.index + anchor.length)
    .replace(lengthOfStay, '')
    .trim();
  const begun = begunBy({
    line,
    rest,
    anchor,
    separate: ownCell(line, anchor),
    // "GCSEs, Thornes High School, 1993 (six passes)"
    atEdge:
      anchor.index <= 2 ||
      behind.length <= 2 ||
      (/,\s*$/.test(before) &&
        (institutionScore(rest) > 0 || townInBrackets.test(behind)) &&
        /^\([^()]{3,60}\)\.?$/.test(behind)),
    inBrackets: /[([（]\s*$/.test(before),
    listed,
  });
  if (begun === null || begun === 'nothing') return plain;
  return begun === 'entry'
    ? { ...plain, anchor }
    : { ...plain, rest: begun.head, prose: begun.prose, anchor };
};

/** "Cargo: Coordenador de Produção." is no sentence, though it ends like one. */
const isLabelledName = (text: string) => {
  const label = readLabel(text);
  return label !== null && label.kind !== null && label.rest.length < 60;
};

/** "Opened again in ⟂ with a team of 19": the date was amid a sentence. */
const isAmidSentence = /\s\p{Ll}{1,4}\t\p{Ll}{2,}\s/u;

/** Whether a line can be in the head of an entry: no list item, no sentence, no label of duties. */
export const isHeaderLike = ({ line, rest }: Read) =>
  !line.bullet &&
  // The mark of a list in a cell.
  !/^[・•]/u.test(rest.trim()) &&
  !isAmidSentence.test(rest) &&
  (!isProse(rest) || isLabelledName(rest)) &&
  rest.length > 0 &&
  (!tellsDuties(rest) || readLabel(rest)?.kind === 'title') &&
  // "Clients (selection):" is text about the job.
  (!/\p{L}\)?\s?[:：]$/u.test(rest) || hasLabel(rest));

const isInCell = ({ line, anchor }: Read) =>
  line.text.split('\t').length > 1 &&
  line.text.split('\t').some((cell) => {
    const [date] = findDates(cell);
    return date?.start === anchor?.start && withoutDates(cell, findDates(cell)).length < 3;
  });

/** Text on both sides of a date, or before one that only begins. */
const isAmidText = ({ line, anchor }: Read) => {
  if (!anchor || anchor.index < 3) return false;
  const behind = line.text.slice(anchor.index + anchor.length);
  const written = line.text.slice(anchor.index, anchor.index + anchor.length);
  // "Cook, Red Inn, since 2022" is a head.
  const isApart = /,\s*$/.test(line.text.slice(0, anchor.index));
  return /\p{L}{3}/u.test(behind) || (!isApart && anchor.isCurrent && !/[-–—]/u.test(written));
};

/** "Head of department since 2020" deeper than the dated heads around it is text about the job above. */
export const withoutDeepDates = (reads: readonly Read[]): Read[] => {
  const edge = least(reads.filter((read) => read.anchor).map((read) => read.line.x));
  let hasDatedHead = false;
  let hasEntry = false;
  const inCells = reads.filter((read) => read.anchor && isInCell(read)).length;
  const anchors = reads.filter(({ anchor }) => anchor !== null);
  const bare = anchors.filter(({ rest }) => rest === '');
  // Dates at the ends of lines are of the text if most dates have lines of their own: "Reports to the parent since 2011".
  const datesHaveLines = bare.length > 2 && bare[0] === anchors[0] && bare.length * 2 >= anchors.length;
  return reads.map((read, i) => {
    const deep = read.anchor && read.line.x > edge + 6 && !ownCell(read.line, read.anchor);
    const isDatedHead = read.anchor !== null && read.line.x <= edge + 6 && read.rest !== '';
    const before = reads[i - 1];
    // The second half of a list item may end in "(since 2018)".
    const goesOn =
      before !== undefined &&
      read.rest !== '' &&
      /^\p{Ll}/u.test(read.line.text) &&
      read.line.x > before.line.x - 6 &&
      (read.anchor?.index ?? 0) > 2 &&
      (before.line.bullet || !isHeaderLike(before));
    const isInText =
      datesHaveLines &&
      read.anchor !== null &&
      read.anchor.index > 2 &&
      read.rest.split(/\s+/).length > 3 &&
      !ownCell(read.line, read.anchor);
    // "Shop steward since 2022" among heads with their dates in a cell of their own.
    const isAside =
      hasEntry &&
      inCells > 2 &&
      inCells > anchors.length * 0.6 &&
      !read.line.text.includes('\t') &&
      isAmidText(read);
    hasEntry ||= read.anchor !== null;
    // It names neither title nor employer of the entry above.
    if (isAside) return { ...read, line: { ...read.line, bullet: true }, anchor: null };
    const loses = (deep && hasDatedHead) || goesOn || isInText;
    hasDatedHead ||= isDatedHead;
    return loses ? { ...read, anchor: null } : read;
  });
};

/** The place at which the words of the head begin: after its leading dates in the next cell, which plain text does not show. */
export const headEdge = (read: Read) => {
  if (!firstCellWasDate(read)) return read.line.x;
  const cell = read.line.spans.find((span, i) => i > 0 && span.startsCell);
  return cell?.x ?? Number.POSITIVE_INFINITY;
};

/** The dates lead the line, so what follows begins at a place of its own. */
export const firstCellWasDate = ({ anchor }: Read) => anchor !== null && anchor.index <= 2;
