/** Rows of the one table and their reads and writes, as data. */
import type { Members, Numbers } from './tally.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** A row: its keys, its sparse index keys, its version, its expiry, and the resource itself. */
export interface Item<Data = unknown> extends Key {
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
  gsi3pk?: string;
  gsi3sk?: string;
  gsi4pk?: string;
  gsi4sk?: string;
  version?: number;
  expires_at?: number;
  data: Data;
  /** Data that no index contains, for resources whose lists show little of it. */
  detail?: Uint8Array;
}

/** The indexes that contain `data`. */
export type Index = 'gsi1' | 'gsi2' | 'gsi3';
/** The index of changes and deletions by their time. It contains keys only: see docs/decisions/028. */
export const changeIndex = 'gsi4';

/** A condition on the stored row for a write. */
export type Condition =
  | { absent: true }
  | { exists: true }
  | { version: number }
  /** A row of a release that gave its kind no version. */
  | { unversioned: true }
  | { absentOrExpiredAt: number }
  /** Sets with exactly these members. */
  | { members: Members }
  | { dataEquals: Record<string, string | number | null | readonly string[]> };

/**
 * A put's condition on the existing row. `always` is the reason why it needs none: without a condition it would store a
 * row again that was deleted since it was read.
 */
export type PutCondition = Condition | { always: string };

/**
 * One write of a transaction. `add` adds to numbers of a row, or creates it.
 * `refuse` makes the error when its condition fails, if that has a meaning. `cheap` uses a
 * single write at half a transaction's price where it is the only one. Its writer must handle this case: the response
 * was lost, the SDK sends the write again, and its own first write makes the condition fail.
 */
export type Write = (
  | { put: Item; when: PutCondition }
  | { remove: Key; when?: Condition }
  | { check: Key; when: Condition }
  | { add: Key; numbers: Numbers; when?: undefined }
) & { refuse?: (existing: Item | undefined) => Error; cheap?: true };

/** One of a transaction's conditions failed; nothing was written. `existing` is the row that made it fail. */
export class ConditionFailed extends Error {
  readonly index: number;
  readonly existing: Item | undefined;
  constructor(index: number, existing: Item | undefined) {
    super(`condition of write ${index} failed`);
    this.name = 'ConditionFailed';
    this.index = index;
    this.existing = existing;
  }
}

export interface RangeQuery {
  pk: string;
  index?: Index | typeof changeIndex;
  /** Inclusive bounds of the sort key. */
  from: string;
  to: string;
  ascending: boolean;
  limit: number;
}

/**
 * The result of a query. `isCut`: it ended because of its size, and more rows may follow; `megabytes` is the size that
 * was read.
 */
export interface ReadRows<Data> {
  rows: Item<Data>[];
  isCut: boolean;
  megabytes: number;
}
