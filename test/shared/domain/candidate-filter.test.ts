import { describe, expect, it } from 'vitest';
import { candidateFilter } from '../../../shared/domain/candidate-filter.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { countWork } from '../../support/count-work.ts';

/** The longest names and tags, of one letter. */
const longest = (letter: string) =>
  ({
    first_name: letter.repeat(100),
    last_name: letter.repeat(100),
    tags: Array.from({ length: 50 }, (_, n) => `${letter.repeat(48)}${10 + n}`),
  }) as unknown as Candidate;
const matches = (q: string, candidate: Candidate) =>
  candidateFilter({ q }, async () => true)?.(candidate) ?? true;

describe('the search for candidates', () => {
  it('finds the last tag of the longest text, also in Korean', async () => {
    for (const letter of ['a', 'ß', '김']) {
      expect(await matches(`${letter.repeat(48)}59`, longest(letter))).toBe(true);
      expect(await matches(`${letter.repeat(48)}60`, longest(letter))).toBe(false);
    }
  });

  it('refuses what unfolds into more than 600 letters', () => {
    expect(() => matches('\ufdfa'.repeat(34), longest('a'))).toThrow(
      expect.objectContaining({ code: 'invalid_parameter' }),
    );
    expect(() => matches('김'.repeat(200), longest('a'))).not.toThrow();
  });

  it.each(['\u0301', '\u0301\u0308 \u064b', '\u20e3', '\u093f', ' \u0301 '])(
    'refuses what has no letter: %j',
    (q) => {
      expect(() => matches(q, longest('a'))).toThrow(
        expect.objectContaining({
          code: 'invalid_parameter',
          particulars: expect.objectContaining({ param: 'q' }),
        }),
      );
    },
  );

  it('finds a name with a joiner by its letters', async () => {
    const candidate = { first_name: 'می\u200cخواهم', last_name: null, tags: [] } as unknown as Candidate;
    expect(await matches('میخواهم', candidate)).toBe(true);
    expect(await matches('می\u200cخواهم', candidate)).toBe(true);
  });

  it('does not search more where letters unfold into 18', () => {
    const [plain, unfolding] = ['a', '\ufdfa'].map((letter) =>
      countWork(() => matches(letter.repeat(30), longest(letter))),
    );
    expect(unfolding).toBeLessThan(10 * (plain as number));
  });
});

it.each([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['é', 'e'],
])('a search finds %s as %s, and the other way round', async (letter, plain) => {
  const named = (name: string) => ({ first_name: name, last_name: null, tags: [] }) as unknown as Candidate;
  for (const written of [letter, letter.toUpperCase()]) {
    expect(await matches(`a${plain}b`, named(`A${written}b`))).toBe(true);
    expect(await matches(`a${written}b`, named(`a${plain}b`))).toBe(true);
  }
  expect(await matches(`a${plain}xb`, named(`a${letter}b`))).toBe(false);
});
