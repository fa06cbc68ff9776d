import { expect, it } from 'vitest';
import { seededRandom } from '../../../shared/assessments/seeded-random.ts';
import { correlation, mean, variance } from './support/statistics.ts';

const draws = (seed: string, of: (random: ReturnType<typeof seededRandom>) => number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 20_000 }, () => of(random));
};

it('draws the same from the same seed and something else from another', () => {
  const first = draws('a', (random) => random.next());
  expect(draws('a', (random) => random.next())).toEqual(first);
  expect(
    Math.abs(
      correlation(
        first,
        draws('b', (random) => random.next()),
      ),
    ),
  ).toBeLessThan(0.03);
});

it('draws evenly and normally', () => {
  const even = draws('even', (random) => random.whole(1, 4));
  for (const value of [1, 2, 3, 4]) {
    const share = even.filter((one) => one === value).length / even.length;
    expect(Math.abs(share - 0.25)).toBeLessThan(0.015);
  }
  const normal = draws('normal', (random) => random.normal());
  expect(Math.abs(mean(normal))).toBeLessThan(0.03);
  expect(Math.abs(variance(normal) - 1)).toBeLessThan(0.05);
  expect(Math.abs(correlation(normal.slice(1), normal.slice(0, -1)))).toBeLessThan(0.03);
});

it('keeps the values of a list when it shuffles, and refuses to pick from none', () => {
  const values = [1, 2, 3, 4, 5];
  expect(seededRandom('x').shuffle(values).toSorted()).toEqual(values);
  expect(() => seededRandom('x').pick([])).toThrow(RangeError);
});
