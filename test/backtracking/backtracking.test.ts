/**
 * Every pattern of ours is judged by recheck, which looks for texts on which its work grows faster than their length. Here each
 * has 0.7 s, but for those that an earlier run gave longer (slow-patterns.json). `npm run judge:patterns` gives each
 * twenty, takes the rules of the extraction too, prints what stayed open, and records what takes longer.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import { afterAll, describe, expect, it } from 'vitest';
import { boundedTexts } from './bounded-texts.ts';
import { type Found, readLiterals } from './read-literals.ts';

const quickSeconds = 0.7;
const seconds = Number(process.env.PATTERN_SECONDS ?? quickSeconds);
const isThorough = process.env.PATTERN_SECONDS !== undefined;

const { literals, makers } = readLiterals('{shared,functions,client/src}/**/*.ts');
const made: Found[] = JSON.parse(
  execFileSync(process.execPath, [`${import.meta.dirname}/record-made.mjs`], { encoding: 'utf8' }),
);
/** A letter in both its cases is judged as the one, or the large ones come to no end. */
const inOneCase = ({ source, ...one }: Found) => ({
  ...one,
  source: source.replace(/\[(\p{Ll})\p{Lu}\]/gu, '$1'),
});
const patterns = [
  ...new Map(
    [...literals, ...made].map(inOneCase).map((one) => [`${one.source}/${one.flags}`, one]),
  ).values(),
].filter(({ at }) => isThorough || !at.startsWith('shared/extraction/'));

/** The patterns that a thorough run judged for longer, or left open, by their hashes: a pattern that changes is judged again. */
const recordFile = new URL('slow-patterns.json', import.meta.url);
const hashOf = ({ source, flags }: Found) =>
  createHash('sha256').update(`${source}/${flags}`).digest('hex').slice(0, 12);
const judgedForLonger = new Set<string>(JSON.parse(readFileSync(recordFile, 'utf8')));
const slow = new Set<string>();
afterAll(() => {
  if (isThorough) writeFileSync(recordFile, `${JSON.stringify([...slow].sort(), null, 1)}\n`);
});
const rooms = Map.groupBy(patterns, ({ at }) => at.split('/').slice(0, 2).join('/'));

/** The power of the text's length with which the work grows; 1 where nothing worse was found, null where time ran out. */
async function degreeOf({ source, flags }: Pick<Found, 'source' | 'flags'>): Promise<number | null> {
  const found = await check(source, flags, { timeout: seconds * 1000 });
  if (found.status === 'unknown') return null;
  if (found.status === 'safe') return 1;
  return found.complexity.type === 'polynomial' ? found.complexity.degree : Number.POSITIVE_INFINITY;
}
const allowedAt = (at: string) =>
  Math.max(1, ...boundedTexts.filter(({ where }) => where.test(at)).map(({ degree }) => degree));

describe('the judge', () => {
  it.each([
    ['^(a+)+$', '', Number.POSITIVE_INFINITY],
    ['\\s+$', 'u', 2],
    ['\\s*\\t\\s*$', '', 3],
    ['^\\s+$', 'u', 1],
    ['^[a-z]+=\\d+$', 'i', 1],
  ])('knows %s', async (source, flags, degree) => {
    expect(await degreeOf({ source, flags })).toBe(degree);
  });

  it('sees the patterns that are made of texts, each place of them', () => {
    expect(literals.length).toBeGreaterThan(700);
    const seen = new Set(made.map(({ at }) => at));
    expect(makers.filter((at) => !seen.has(at))).toEqual([]);
  });
});

describe.each([...rooms])('%s', (_, found) => {
  it('has no pattern whose work grows faster than a text of strangers, but where that is short', async () => {
    const open: string[] = [];
    const quick: string[] = [];
    for (const one of found) {
      if (!isThorough && judgedForLonger.has(hashOf(one))) continue;
      const begun = performance.now();
      const degree = await degreeOf(one);
      if (performance.now() - begun > quickSeconds * 1000) slow.add(hashOf(one));
      if (degree === null) open.push(one.at);
      else if (degree > allowedAt(one.at)) quick.push(`${one.at} to the power of ${degree}: ${one.source}`);
    }
    if (isThorough && open.length > 0) console.log('not decided:', open);
    expect(quick).toEqual([]);
  }, 1_200_000);
});
