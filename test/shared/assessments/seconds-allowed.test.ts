import { expect, it } from 'vitest';
import { secondsAllowed } from '../../../shared/assessments/seconds-allowed.ts';

it('multiplies the seconds of an item, or removes the limit', () => {
  expect([secondsAllowed(120, 1), secondsAllowed(120, 1.5), secondsAllowed(120, 'untimed')]).toEqual([
    120,
    180,
    null,
  ]);
});

it.each([0.5, 3.1, Number.NaN])('refuses to multiply by %s', (multiplier) => {
  expect(() => secondsAllowed(120, multiplier)).toThrow(RangeError);
});
