/** Numbers by the name of their attribute. */
export type Numbers = Record<string, number>;

/**
 * A change of numbers in one row, and the largest value that each number of `atMost` may have before it; a missing
 * number has no value.
 */
export interface Tally {
  add?: Numbers;
  set?: Numbers;
  atMost: Numbers;
}

export interface Tallied {
  done: boolean;
  /** The row after the change, or the one that prevented it. */
  row: Record<string, unknown>;
}
