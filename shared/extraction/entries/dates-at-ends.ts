import type { Line } from '../document.ts';
import { isBare } from './entry-starts.ts';
import { isHeaderLike, type Read } from './read-line.ts';
import type { Entry } from './split-entries.ts';

const isSetLike = (one: Line, other: Line) =>
  one.bold === other.bold && Math.abs(one.fontSize - other.fontSize) < 0.6;

/** A head has at most two lines: "Vale Care" and "Nurse". */
const endOfHead = (own: readonly Read[]) => {
  const [, second, third] = own;
  const isNamed = second && third && isHeaderLike(second) && !/^\p{Ll}/u.test(second.rest);
  return isNamed ? 2 : 1;
};

/**
 * The entries of a section whose dates are the last line of each, below its text; null for other sections. The line below each date
 * is set like the first one of the section, and no other line is.
 */
export function datedAtEnds(reads: readonly Read[], anchors: readonly number[]): Entry[] | null {
  const [first] = reads;
  const starts = [0, ...anchors.slice(0, -1).map((anchor) => anchor + 1)];
  const heads = reads.filter(({ line }) => first && isSetLike(line, first.line));
  const isEnded =
    anchors.length > 1 &&
    anchors.at(-1) === reads.length - 1 &&
    anchors.every((anchor) => isBare(reads[anchor] as Read)) &&
    heads.length === starts.length &&
    starts.every((start) => heads.includes(reads[start] as Read)) &&
    // Without text, the lines above each date are its head.
    reads.some((read) => read.anchor === null && !isHeaderLike(read));
  if (!isEnded) return null;
  return anchors.map((anchor, at) => {
    const own = reads.slice(starts[at], anchor + 1);
    const end = endOfHead(own);
    const header = [...own.slice(0, end), ...own.slice(-1)].map(({ line, rest }) => ({ line, text: rest }));
    return {
      dates: (reads[anchor] as Read).anchor,
      header,
      body: own.slice(end, -1).map(({ line }) => line),
    };
  });
}
