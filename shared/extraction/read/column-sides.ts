import { greatest, least } from '../extremes.ts';
import type { Run } from './page-runs.ts';

/** A piece of text on a line, with white space on both sides. */
export interface Segment {
  x: number;
  size: number;
  right: number;
  y: number;
  isHeading: boolean;
  runs: Run[];
}

/** The smallest height of a column, in points: a row of cards is lower. */
export const minHeight = 120;
export const height = (stretch: readonly Segment[]) => {
  const ys = stretch.map((s) => s.y);
  return greatest(ys) - least(ys);
};

/** The years and months of a table: a margin of its rows, and no column of a page. */
const isMarginOfYears = (side: readonly Segment[]) =>
  side.filter(({ runs }) => /^[\d\s年月日./–-]+$/u.test(runs.map(({ text }) => text).join(''))).length >=
  side.length * 0.5;

/** How far the smaller print of one column may be above the baseline of the other, in points. */
const offsets = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/**
 * Whether the lines of two sides are set without regard to each other, so that they are columns whatever their headings are
 * called. The rows of a table, and dates next to their jobs, have a common height.
 */
export const areIndependent = (wholeLeft: readonly Segment[], wholeRight: readonly Segment[]) => {
  const left = besideOf(wholeLeft, wholeRight);
  const right = besideOf(wholeRight, wholeLeft);
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  if (few.length < 8 || height(few) < 2 * minHeight) return false;
  // Periods next to their jobs, which wrap in a narrow margin.
  const years = few.filter(({ runs }) => runs.some(({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)));
  if (years.length > few.length * 0.4) return false;
  return commonRows(few, many) < 0.5 && commonRows(many, few) < 0.5;
};

/** The lines of a side at the heights of the other side, without headings: what is above and below it has no other side. */
const besideOf = (side: readonly Segment[], other: readonly Segment[]): Segment[] => {
  const ys = other.map(({ y }) => y);
  const [top, bottom] = [least(ys) - 5, greatest(ys) + 5];
  return side.filter(({ y, isHeading }) => y >= top && y <= bottom && !isHeading);
};

/** The share of lines that are at the height of a line of the other side. */
const commonRows = (side: readonly Segment[], other: readonly Segment[]): number => {
  // By half points, so that a page of many lines is compared in one go.
  const halves = new Set(other.flatMap(({ y }) => [-1, 0, 1].map((near) => Math.round(2 * y) + near)));
  const shared = (offset: number) => side.filter((s) => halves.has(Math.round(2 * (s.y + offset)))).length;
  return greatest(offsets.map(shared)) / side.length;
};

/** The periods of jobs and courses, which are in the margin next to them; other lines of a form may be in that margin, too. */
const isMarginOfPeriods = (left: readonly Segment[], right: readonly Segment[]) => {
  const side = besideOf(left, right);
  const texts = side.map(({ runs }) => runs.map(({ text }) => text).join(' '));
  const periods = texts.filter((text) => text.length < 34 && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text)).length;
  if (periods < 3 || periods < side.length * 0.3) return false;
  return periods >= side.length * 0.6 || commonRows(side, right) >= 0.75;
};

/** Whether the left-hand side is the margin of a table or of entries: dates next to what they are about. */
export const isMarginOfDates = (left: readonly Segment[], right: readonly Segment[]) =>
  isMarginOfYears(left) || isMarginOfPeriods(left, right);
