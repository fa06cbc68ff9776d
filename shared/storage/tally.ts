/** Numbers by the name of their attribute. */
export type Numbers = Record<string, number>;
/** Sets of texts by the name of their attribute. */
export type Members = Record<string, string[]>;

/**
 * A change of numbers and sets in one row, and what they may be before it: the largest value of each number of `atMost`,
 * the largest size of each set of `mostMembers`. A missing number or set is below each limit.
 */
export interface Tally {
  add?: Numbers;
  set?: Numbers;
  /** Members that the sets get, and that they lose; one change does not do both with a set. */
  join?: Members;
  part?: Members;
  atMost?: Numbers;
  mostMembers?: Numbers;
}

export interface Tallied {
  done: boolean;
  /** The row after the change, or the one that prevented it. */
  row: Record<string, unknown>;
}
