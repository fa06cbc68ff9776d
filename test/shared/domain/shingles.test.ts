import { expect, it } from 'vitest';
import { bandsOf, signatureOf, similarityOf } from '../../../shared/domain/shingles.ts';

const textOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `word${(from + at) * 7919}`).join(' ');
const signed = (text: string) => signatureOf([text]) ?? [];

it('a text is compared from 40 sequences of three words on', () => {
  expect(signatureOf([textOf(0, 41)])).toBeNull();
  expect(signatureOf([textOf(0, 42)])).toHaveLength(64);
  // A sequence goes on over the end of a line, and one that comes again counts once.
  expect(signatureOf([textOf(0, 20), textOf(20, 42)])).toEqual(signatureOf([textOf(0, 42)]));
  expect(signatureOf(Array.from({ length: 90 }, () => 'one two three'))).toBeNull();
});

it('is the same in each release, because it is stored', () => {
  expect(signed(textOf(0, 100)).slice(0, 3)).toMatchInlineSnapshot(`
    [
      68947286,
      7448701,
      21693593,
    ]
  `);
});

it.each([
  [0, 1000, 1],
  [100, 1100, 0.82],
  [333, 1333, 0.5],
  [2000, 3000, 0],
])('words %i to %i are like the first thousand by %f', (from, to, share) => {
  expect(Math.abs(similarityOf(signed(textOf(0, 1000)), signed(textOf(from, to))) - share)).toBeLessThan(
    0.15,
  );
});

it('of a hundred pairs that share 80 %, nearly all meet in a band; of those that share nothing, none', () => {
  const meets = (one: string, other: string) => {
    const bands = new Set(bandsOf(signed(one)));
    return bandsOf(signed(other)).some((band) => bands.has(band));
  };
  const starts = Array.from({ length: 100 }, (_, at) => at * 10_000);
  expect(
    starts.filter((at) => meets(textOf(at, at + 900), textOf(at + 100, at + 1000))).length,
  ).toBeGreaterThan(97);
  expect(starts.filter((at) => meets(textOf(at, at + 900), textOf(at + 2000, at + 3000)))).toEqual([]);
});

it('a band is no word, and names its place', () => {
  const bands = bandsOf(signed(textOf(0, 100)));
  expect(bands).toHaveLength(16);
  expect(bands[15]).toMatch(/^~15:[a-z0-9]+(\.[a-z0-9]+){3}$/);
});
