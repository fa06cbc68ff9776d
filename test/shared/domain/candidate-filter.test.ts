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

  it('does not search more where letters unfold into 18', () => {
    const [plain, unfolding] = ['a', '\ufdfa'].map((letter) =>
      countWork(() => matches(letter.repeat(30), longest(letter))),
    );
    expect(unfolding).toBeLessThan(10 * (plain as number));
  });
});
