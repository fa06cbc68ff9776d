/**
 * The most that one call reads: rows that a filter without an index examines, and megabytes, because a row has up to 400 KB.
 * Then the page ends early with `has_more`.
 */
const most = { rows: 500, megabytes: 2, milliseconds: 3_000 };
/**
 * A page without an item ends later, so that callers rarely get an empty one. 3 s are far below the timeout of 10 s; a filter may
 * have to read other rows for each row.
 */
const mostForFirst = { rows: 5_000, megabytes: 10, milliseconds: 3_000 };

/** The same for rows of some 150 bytes, such as those of an index. */
const mostSmall = { rows: 5_000, megabytes: 2, milliseconds: 3_000 };
const mostSmallForFirst = { rows: 60_000, megabytes: 10, milliseconds: 3_000 };

/** The largest size that a page reads in one query, in MB. */
export const maxMegabytes = most.megabytes;

/** Counts what a call reads for one page. */
export function workOfCall({ isSmall = false } = {}) {
  const startedAt = performance.now();
  const done = { rows: 0, megabytes: 0, milliseconds: 0 };
  return {
    add(rows: number, megabytes: number): void {
      done.rows += rows;
      done.megabytes += megabytes;
      done.milliseconds = performance.now() - startedAt;
    },
    /** Whether the call has read as much as it may, with this many items found. */
    isSpent(found: number): boolean {
      const [limitsOfPage, limitsOfFirst] = isSmall ? [mostSmall, mostSmallForFirst] : [most, mostForFirst];
      const limits = found > 0 ? limitsOfPage : limitsOfFirst;
      return Object.entries(limits).some(([name, limit]) => done[name as keyof typeof done] >= limit);
    },
  };
}

/** The size of rows that were read by their keys, which DynamoDB does not state. */
export const megabytesOf = (rows: readonly unknown[]): number =>
  rows.reduce<number>((sum, row) => sum + (row === undefined ? 0 : JSON.stringify(row).length), 0) / 1e6;
