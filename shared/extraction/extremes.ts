/** The greatest of any number of values; -Infinity of none. A call with each as an argument fails for some 100,000. */
export const greatest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);

/** The least of any number of values; Infinity of none. */
export const least = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.min(most, value), Number.POSITIVE_INFINITY);
