/** The share of a normal distribution below z (Abramowitz and Stegun 7.1.26; off by less than 2e-7). */
function normalShareBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const k = 1 / (1 + 0.3275911 * x);
  const tail =
    k *
    (0.254829592 + k * (-0.284496736 + k * (1.421413741 + k * (-1.453152027 + k * 1.061405429)))) *
    Math.exp(-x * x);
  return z >= 0 ? 1 - tail / 2 : tail / 2;
}

/** A percentile as a whole number from 1 to 99: 0 and 100 would claim too much. */
export const percentileOf = (z: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * normalShareBelow(z))));
