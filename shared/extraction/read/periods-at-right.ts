import { findDates, isPeriodAlone } from '../../words/dates.ts';
import type { Segment } from './column-sides.ts';

const textOf = ({ runs }: Segment) => runs.map(({ text }) => text).join(' ');

const isPeriod = (segment: Segment): boolean => isPeriodAlone(textOf(segment));

/** Within one line of type. */
const isAtHeight = (a: Segment, b: Segment) => Math.abs(a.y - b.y) < 2.5;

/**
 * The periods in the right-hand side that are about lines of the left-hand side: each is alone at the height of a line without a date,
 * and nothing is below it that it could be about. Empty unless there are two or more, or where other periods are in that side.
 */
export const periodsOfLeft = (left: readonly Segment[], right: readonly Segment[]): ReadonlySet<Segment> => {
  const periods = right.filter(isPeriod);
  const isAlone = (period: Segment) =>
    !right.some((other) => other !== period && Math.abs(other.y - period.y) < 2.2 * period.size);
  const isBeside = (period: Segment) => {
    const row = left.filter((other) => isAtHeight(other, period));
    return row.length > 0 && row.every((other) => findDates(textOf(other)).length === 0);
  };
  return new Set(periods.length > 1 && periods.every((one) => isAlone(one) && isBeside(one)) ? periods : []);
};
