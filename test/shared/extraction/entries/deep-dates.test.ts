/** Looking for dates below an entry's head reads each line a few times, however many lines a CV has. */
import { expect, it } from 'vitest';
import { type Read, withoutDeepDates } from '../../../../shared/extraction/entries/read-line.ts';

it('reads each line at most ten times', () => {
  const lines = 2000;
  let asked = 0;
  const line = { x: 0, text: 'a', bullet: false, spans: [] };
  const reads = Array.from({ length: lines }, () => ({
    line,
    rest: 'a',
    get anchor() {
      asked++;
      return null;
    },
  })) as unknown as Read[];
  expect(withoutDeepDates(reads)).toHaveLength(lines);
  expect(asked).toBeGreaterThan(lines);
  expect(asked).toBeLessThanOrEqual(10 * lines);
});
