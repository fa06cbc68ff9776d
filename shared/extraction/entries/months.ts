/** Months as numbers counted from year 0, both counted. */
export interface Period {
  from: number;
  to: number;
}

/** Months since year 0. A bare year counts from January, and to December as an end. */
const monthIndex = (date: string, asEnd: boolean) => {
  const [year = 0, month] = date.split('-').map(Number);
  return year * 12 + ((month ?? (asEnd ? 12 : 1)) - 1);
};

/** From the start to the end, or to today's month where the end is yet to come; null where nothing has passed of it. */
export const passedOf = (start: string, end: string, today: string): Period | null => {
  const from = monthIndex(start, false);
  const to = Math.min(monthIndex(end, true), monthIndex(today, true));
  return to >= from ? { from, to } : null;
};

/**
 * Whole months from start to end, both counted: Jan to Mar is 3. Null without an end or with an end before the start. Months after
 * `today` are not counted.
 */
export const monthsBetween = (start: string, end: string | null, today: string): number | null => {
  const passed = end ? passedOf(start, end, today) : null;
  return passed && passed.to - passed.from + 1;
};
