/** Rows of the one table, and what can be asked of it, as data. */

export interface Key {
  pk: string;
  sk: string;
}

/** A row: its keys, the sparse index keys it wants, its version, when it may vanish, and the thing itself. */
export interface Item<Data = unknown> extends Key {
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
  gsi3pk?: string;
  gsi3sk?: string;
  version?: number;
  expires_at?: number;
  data: Data;
  /** What no index carries: for a thing whose lists show little of it. */
  detail?: Uint8Array;
}

export type Index = 'gsi1' | 'gsi2' | 'gsi3';

/** What must hold of the stored row for a write to happen. */
export type Condition =
  | { absent: true }
  | { exists: true }
  | { version: number }
  | { absentOrExpiredAt: number }
  | { dataEquals: Record<string, string | number | null> };

/**
 * What a put asks of the row in its place. `always` says why it may ask nothing: without a condition it would store again
 * what was deleted since it was read.
 */
export type PutCondition = Condition | { always: string };

/**
 * One write of a transaction. `refuse` words the refusal when its condition fails, for those whose failure has a meaning.
 * `cheap` asks for half a transaction's price where the write is alone; its writer bears that, when an answer was lost and
 * the SDK sends it again, its own trace stands in its way.
 */
export type Write = (
  | { put: Item; when: PutCondition }
  | { remove: Key; when?: Condition }
  | { check: Key; when: Condition }
) & { refuse?: (existing: Item | undefined) => Error; cheap?: true };

/** One of a transaction's conditions did not hold; nothing was written. `existing` is the row that stood in the way. */
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
  index?: Index;
  /** Inclusive bounds of the sort key. */
  from: string;
  to: string;
  ascending: boolean;
  limit: number;
}

/** What a query read. `isCut`: it ended for its size, and more rows may follow; `megabytes` it filled. */
export interface ReadRows<Data> {
  rows: Item<Data>[];
  isCut: boolean;
  megabytes: number;
}
