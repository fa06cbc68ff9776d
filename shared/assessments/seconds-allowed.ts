/**
 * The soft limit of an item in seconds under an accommodation; null without a limit. `multiplier` is 1 to 3, or `untimed`. Throws
 * a RangeError for another number.
 */
export function secondsAllowed(seconds: number, multiplier: number | 'untimed'): number | null {
  if (multiplier === 'untimed') return null;
  if (!(multiplier >= 1 && multiplier <= 3)) throw new RangeError('the time is multiplied by 1 to 3');
  return Math.round(seconds * multiplier);
}
