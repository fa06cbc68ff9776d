import type { Line } from '../document.ts';
import { joinSplitDates, joinStackedDates, parallelEntries } from './date-cells.ts';
import type { DateRange } from './dates.ts';
import {
  firstCellWasDate,
  headEdge,
  isHeaderLike,
  type Read,
  readLine,
  withoutDeepDates,
} from './entry-lines.ts';
import { placeScore } from './places.ts';
import { undatedEntries } from './undated-entries.ts';

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

const maxLead = 4;

/**
 * Cuts a section into entries at its dates. Lines before the first date tell how many lines stand above the date in every
 * entry of the section. `wanted` says whether a single date starts an entry or only a period does.
 */
export const splitEntries = (
  lines: readonly Line[],
  wanted: 'range' | 'any',
  opensUndated: (text: string) => string | null = () => null,
): Entry[] => {
  const listed = lines.filter((line) => line.bullet).length > lines.length * 0.8;
  const rows = joinStackedDates(joinSplitDates(parallelEntries(lines)));
  let reads = withoutDeepDates(rows.map((line) => readLine(line, wanted, listed)));
  if (wanted === 'range' && !reads.some((read) => read.anchor))
    reads = rows.map((line) => readLine(line, 'any', listed));
  const anchors = reads.flatMap((read, i) => (read.anchor ? [i] : []));
  const first = anchors[0];
  if (first === undefined) return undatedEntries(rows, opensUndated);

  const lead = Math.min(first, maxLead);
  const leadOf = (anchor: number, previous: number) => {
    const floor = Math.max(previous + 1, anchor - (first <= maxLead ? lead : 1));
    let start = anchor;
    while (
      start > floor &&
      isHeaderLike(reads[start - 1] as Read) &&
      !isIndented(start - 1, anchor) &&
      !leavesPreviousBare(start - 1, previous)
    )
      start--;
    return first <= maxLead && opensBlock(start - 1, previous, anchor) ? start - 1 : start;
  };
  /** One more line belongs to the head when white space above it, and none below, sets it apart from what was told before. */
  const opensBlock = (index: number, previous: number, anchor: number) => {
    const [above, own, below] = [reads[index - 1], reads[index], reads[index + 1]];
    if (!above || !own || !below || index <= previous + 1 || anchor - index > 3 || !isHeaderLike(own))
      return false;
    const samePage = [above, below].every(
      ({ line }) => line.page === own.line.page && line.column === own.line.column,
    );
    return samePage && own.line.y - above.line.y > 1.4 * (below.line.y - own.line.y);
  };
  // Text of the entry before stands deeper than the head of the next one.
  const isIndented = (index: number, anchor: number) => {
    const head = reads[anchor] as Read;
    return head.rest.length > 0 && (reads[index] as Read).line.x > head.line.x + 6 && !firstCellWasDate(head);
  };
  // The line right under a bare date belongs to that date, not to the next one.
  const leavesPreviousBare = (index: number, previous: number) => {
    if (previous < 0 || index - 1 !== previous) return false;
    const bare = lead === 0 && (reads[previous] as Read).rest.length === 0;
    // A place under a date is where that job was.
    return bare || placeScore((reads[index] as Read).rest) >= 0.6;
  };

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
  let parent: HeaderLine[] = [];
  const starts = anchors.map((anchor, i) => leadOf(anchor, anchors[i - 1] ?? -1));
  return anchors.map((anchor, i) => {
    const start = starts[i] as number;
    const stop = starts[i + 1] ?? reads.length;
    const header: HeaderLine[] = reads.slice(start, anchor).map(({ line, rest }) => ({ line, text: rest }));
    const own = reads[anchor] as Read;
    const body: Line[] = [];
    const bulleted = own.line.bullet && !headsList(anchor, stop);
    if (own.line.bullet && !bulleted) {
      if (header.length > 0) parent = [...header];
      else header.push(...parent);
    }
    if (!bulleted) header.push({ line: own.line, text: own.rest });
    else body.push({ ...own.line, text: own.rest.replace(/\t+$/, '') });
    if (own.told) body.push({ ...own.line, text: own.told });
    let next = anchor + 1;
    while (!bulleted && !own.told && next < stop && next <= anchor + 4 && isHeaderLike(reads[next] as Read)) {
      const read = reads[next] as Read;
      // Deeper indentation, after something was said at the head's own margin, is the text of the entry.
      const indented =
        header.some(({ text }) => text) &&
        read.line.x > headEdge(own) + 4 &&
        read.line.x > (header[0]?.line.x ?? 0) + 4 &&
        own.rest.split('\t')[0] !== '';
      // Two lines have named title and employer: what follows is only taken when it is short, a place or a degree.
      const named = header.filter(({ text }) => text).length;
      if (indented || (named > 0 && read.rest.length > 70) || (named > 1 && read.rest.length > 50)) break;
      header.push({ line: read.line, text: read.rest });
      next++;
    }
    for (const { line } of reads.slice(next, stop)) body.push(line);
    return { dates: own.anchor, header, body };
  });
};
