/** The value that the given share of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new RangeError('no values');
  return found;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Rounded for print and for JSON alike. */
export const round = (value: number, digits = 2) => Number(value.toFixed(digits));
