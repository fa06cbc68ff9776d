import * as v from 'valibot';
import { wholeNumber } from './primitives.ts';

const date = v.pipe(v.string(), v.isoDate());

/** The calls of a calendar month, UTC. */
export const usageView = v.object({
  object: v.literal('usage'),
  month: v.string(),
  limit: wholeNumber,
  used: wholeNumber,
  /** Every day of the month up to today. */
  days: v.array(v.object({ date, calls: wholeNumber })),
  /** At each an event is emitted once a month. */
  thresholds: v.array(v.object({ percent: wholeNumber, calls: wholeNumber, is_reached: v.boolean() })),
});

export const usageQuery = {
  month: v.optional(v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'a month such as 2026-11'))),
};
