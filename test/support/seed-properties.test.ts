import fc from 'fast-check';
import { expect, it } from 'vitest';

it('properties draw the same each time', () => {
  const draw = () => fc.sample(fc.integer(), 10);
  expect(draw()).toEqual(draw());
});
