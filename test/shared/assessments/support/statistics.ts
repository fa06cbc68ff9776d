export const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

export function variance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1);
}

export function correlation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [mean(first), mean(second)];
  const together = first.reduce((sum, one, at) => sum + (one - a) * ((second[at] ?? 0) - b), 0);
  return together / ((first.length - 1) * Math.sqrt(variance(first) * variance(second)));
}

/** The value that the given share of the values does not exceed (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
