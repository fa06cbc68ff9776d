import { placeScore } from '../../words/places.ts';
import { anyHolds } from '../decisions.ts';
import { firstCellWasDate, isHeaderLike, type Read } from './read-line.ts';

/** A line above the date of an entry. */
interface AboveDate {
  line: Read;
  index: number;
  /** The line of the date. */
  head: Read;
  centred: boolean;
  /** The line of the date before, if it is right above this one. */
  previous: Read | undefined;
  /** The entries of this section have lines above such a date. */
  hasLead: boolean;
}

/** Whether a line above a date belongs to the entry before. */
const staysAbove = anyHolds<AboveDate>('entries/above-dates', [
  {
    name: 'set deeper than the head',
    example: '  Night shifts\nNurse, Vale Care, 2015 – 2019',
    holds: ({ line, index, head, centred }) =>
      !centred && line.line.x > head.line.x + 6 && (isBare(head) ? index > 0 : !firstCellWasDate(head)),
  },
  {
    // A place under a date is where that job was.
    name: 'a place right under a date',
    example: '2015 – 2019\nLeeds, UK',
    holds: ({ previous, line }) => previous !== undefined && placeScore(line.rest) >= 0.6,
  },
]);

const maxLead = 4;

/**
 * The line at which the head of each entry begins, at its date or above it. The lines before the first date show how many lines are above
 * the date in every entry of the section. The margin of `centred` lines has no meaning.
 */
export const startsOf = (reads: readonly Read[], anchors: readonly number[], centred: boolean): number[] => {
  const first = anchors[0] ?? 0;
  const lead = Math.min(first, maxLead);
  const bareLead = Math.max(lead, linesAboveBareDates(reads, anchors));
  /** The number of lines above this date, at most. */
  const leadAt = (anchor: number) => {
    const read = reads[anchor];
    return read && isBare(read) ? bareLead : lead;
  };
  const leadOf = (anchor: number, previous: number) => {
    const floor = Math.max(previous + 1, anchor - (first <= maxLead ? leadAt(anchor) : 1));
    let start = anchor;
    while (
      start > floor &&
      isHeaderLike(reads[start - 1] as Read) &&
      !staysAbove({
        line: reads[start - 1] as Read,
        index: start - 1,
        head: reads[anchor] as Read,
        centred,
        previous: start - 2 === previous ? reads[previous] : undefined,
        hasLead: leadAt(previous) > 0,
      })
    )
      start--;
    const above = reads[start - 1];
    if (
      above &&
      start === anchor &&
      start - 1 > previous &&
      isEmployerOfRole(above, reads[anchor] as Read, reads[first] as Read)
    )
      return start - 1;
    // A section that begins with a date alone has its heads below their dates.
    const isBelow = first === 0 && isBare(reads[0] as Read);
    return first <= maxLead && !isBelow && opensBlock(start - 1, previous, anchor) ? start - 1 : start;
  };
  /** One more line belongs to the head when white space above it, and none below, separates it from the text before. */
  const opensBlock = (index: number, previous: number, anchor: number) => {
    const [above, own, below] = [reads[index - 1], reads[index], reads[index + 1]];
    if (!above || !own || !below || index <= previous + 1 || anchor - index > 3 || !isHeaderLike(own))
      return false;
    const samePage = [above, below].every(
      ({ line }) => line.page === own.line.page && line.column === own.line.column,
    );
    return samePage && own.line.y - above.line.y > 1.4 * (below.line.y - own.line.y);
  };
  return anchors.map((anchor, i) => leadOf(anchor, anchors[i - 1] ?? -1));
};

/** "Watling Lodge Hotel" in bold above a role in plain type, as the first employer of the section is set. */
const isEmployerOfRole = (above: Read, role: Read, first: Read) =>
  above.line.bold && first.line.bold && !role.line.bold && isHeaderLike(above) && above.rest.length < 60;

/** A date alone on its line. */
export const isBare = (read: Read) => read.anchor !== null && read.rest.length === 0;

/** 1 where the first bare date of a section has its head above it although the section begins with a date that has none. */
const linesAboveBareDates = (reads: readonly Read[], anchors: readonly number[]) => {
  const [first = 0] = anchors;
  const bare = anchors.find((anchor) => isBare(reads[anchor] as Read));
  if (bare === undefined || bare === first) return 0;
  const above = reads[bare - 1] as Read;
  return above.anchor === null && isHeaderLike(above) && above.line.x <= (reads[bare] as Read).line.x + 6
    ? 1
    : 0;
};
