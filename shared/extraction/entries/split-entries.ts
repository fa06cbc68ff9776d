import { type DateRange, findDates } from '../../words/dates.ts';
import { isLabelled } from '../../words/form-labels.ts';
import type { Line } from '../document.ts';
import { haveCommas } from './comma-habit.ts';
import { datedAtEnds } from './dates-at-ends.ts';
import { startsOf } from './entry-starts.ts';
import { headBelow, isCentred } from './head-below.ts';
import { joinRows } from './join-rows.ts';
import { withMarksOfLists } from './marks-of-lists.ts';
import { withOpenPeriod } from './open-period.ts';
import { type Read, readLine, withoutDeepDates } from './read-line.ts';
import { withColumns } from './table-heads.ts';
import { undatedApart, undatedEntries } from './undated-entries.ts';

/** One job, course or project: the lines that name it, the period, and the text below. */
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

/**
 * Cuts a section into entries at its dates. `startsAt` is the kind of date that starts an entry: a period only, or any date.
 */
export const splitEntries = (
  written: readonly Line[],
  startsAt: 'range' | 'any',
  opensUndated: (text: string) => string | null = () => null,
): Entry[] => {
  const lines = withMarksOfLists(written);
  const listed = isListed(lines);
  const content = withoutNumbers(withColumns(lines)).map(withoutMark);
  const rows = joinRows(content);
  let reads = withoutDeepDates(rows.map((line) => readLine(line, startsAt, listed)));
  if (startsAt === 'range' && !reads.some((read) => read.anchor))
    reads = rows.map((line) => readLine(line, 'any', listed));
  if (startsAt === 'range') reads = withOpenPeriod(reads);
  const anchors = reads.flatMap((read, i) => (read.anchor ? [i] : []));
  const first = anchors[0];
  if (first === undefined) return undatedEntries(rows, opensUndated);

  // "Employer" and below it "• Role ⟂ 2019 – 2021": the list item heads the entry when its own list is set deeper.
  const headsList = (anchor: number, stop: number) => {
    const next = reads[anchor + 1];
    const own = reads[anchor] as Read;
    return (
      listed ||
      anchor + 1 >= stop ||
      !next?.line.bullet ||
      next.anchor !== null ||
      next.line.x > own.line.x + 4
    );
  };
  const ended = datedAtEnds(reads, anchors);
  if (ended) return undatedApart(ended, opensUndated);
  let parent: HeaderLine[] = [];
  const centred = isCentred(rows);
  const ofJobs = startsAt === 'range';
  const hasCommas = ofJobs && haveCommas(reads, anchors);
  const starts = startsOf(reads, anchors, centred);
  const entries = anchors.map((anchor, i): Entry => {
    const start = starts[i] as number;
    const stop = starts[i + 1] ?? reads.length;
    const header: HeaderLine[] = reads.slice(start, anchor).map(({ line, rest }) => ({ line, text: rest }));
    const own = reads[anchor] as Read;
    const body: Line[] = [];
    const bulleted = own.line.bullet && !headsList(anchor, stop);
    if (own.line.bullet && !bulleted) {
      if (header.length > 0) parent = [...header];
      else for (const line of parent) header.push(line);
    }
    if (!bulleted) header.push({ line: own.line, text: own.rest });
    else body.push({ ...own.line, text: own.rest.replace(/\t+$/, '') });
    if (own.prose) body.push({ ...own.line, text: own.prose });
    const below =
      bulleted || own.prose
        ? anchor + 1
        : headBelow(reads, { start, anchor, stop, centred, ofJobs, hasCommas }, header, body);
    for (const { line } of reads.slice(below, stop)) body.push(line);
    return { dates: own.anchor, header, body };
  });
  return undatedApart(entries, opensUndated);
};

/** Nearly all lines are items of a list, or most of them are items that begin with a period. */
const isListed = (all: readonly Line[]): boolean => {
  // The second line of an item hangs.
  const lines = all.filter(
    ({ bullet, x }, at) => bullet || !all[at - 1]?.bullet || x < (all[at - 1]?.x ?? 0) + 4,
  );
  const items = lines.filter(({ bullet }) => bullet);
  const dated = items.filter(({ text }) =>
    findDates(text).some(({ isRange, index }) => isRange && index === 0),
  );
  // "▪ 2016 – 2019 Employer" over its tasks, which carry the same mark: all periods of the section are in such items.
  const others = lines.filter(
    ({ bullet, text }) => !bullet && findDates(text).some(({ isRange }) => isRange),
  );
  return (
    items.length > lines.length * 0.8 ||
    dated.length > lines.length * 0.7 ||
    (dated.length > 1 && others.length === 0 && dated[0] === lines[0])
  );
};

/** Forms put a mark before each label: "• Name of employer ⟂ …" is no list of tasks. */
const withoutMark = (line: Line): Line =>
  line.bullet && isLabelled(line.text) ? { ...line, bullet: false } : line;

const numbered = /^(\d{1,2})(?:[.)]\s+(?=\p{Lu}|(?:19|20)\d{2}年)|[.)]?\t)/u;
/** "(a) Officer", "(b) Clerk": posts that are counted. */
const lettered = /^\([a-h]\)\s+(?=\p{Lu})/u;

/** "1. Vale Care", and further below "2. Leeds Homes": entries that are counted. */
const withoutNumbers = (lines: readonly Line[]): Line[] => {
  let next = 1;
  const counted = new Set<Line>(lines.filter(({ text }) => lettered.test(text)));
  for (const line of lines)
    if (Number(numbered.exec(line.text)?.[1]) === next) {
      counted.add(line);
      next++;
    }
  return counted.size < 2
    ? [...lines]
    : lines.map((line) => (counted.has(line) ? withoutNumber(line) : line));
};

const withoutNumber = (line: Line): Line => {
  const [first, ...spans] = line.spans;
  return {
    ...line,
    text: line.text.replace(numbered, '').replace(lettered, ''),
    spans: first
      ? [{ ...first, text: first.text.replace(numbered, '').replace(lettered, '') }, ...spans]
      : [],
  };
};
