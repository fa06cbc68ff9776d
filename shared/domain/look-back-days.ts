/** A sweep that did not run for this many days is made up for by the next. */
const daysBack = 35;
const dayMs = 24 * 3600 * 1000;

/** The days that a nightly sweep looks at, in UTC, the oldest first. */
export const lookBackDays = (now: Date): string[] =>
  Array.from({ length: daysBack + 1 }, (_, index) =>
    new Date(now.getTime() - (daysBack - index) * dayMs).toISOString().slice(0, 10),
  );
