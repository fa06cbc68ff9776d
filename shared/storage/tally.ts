/** Numbers by the name of their attribute. */
export type Numbers = Record<string, number>;

/** How numbers of one row change, and what each of `atMost` may stand at before that; what is not there yet stands nowhere. */
export interface Tally {
  add?: Numbers;
  set?: Numbers;
  atMost: Numbers;
}

export interface Tallied {
  done: boolean;
  /** The row after it is done, else the one that stood in the way. */
  row: Record<string, unknown>;
}
