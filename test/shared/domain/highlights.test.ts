import { describe, expect, it } from 'vitest';
import { askedWords, searchable } from '../../../shared/domain/candidate-words.ts';
import { highlightsOf } from '../../../shared/domain/highlights.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { resultOf } from '../../functions/support/reading.ts';
import { candidateWith } from './support/candidate-with.ts';

const highlights = (q: string, fields: Partial<Candidate>, lines: string[] = [], readsScans = true) =>
  highlightsOf(candidateWith(fields), { ...resultOf(''), lines }, askedWords(q, searchable(readsScans)));
/** The marked parts of each highlight. */
const marked = (...asked: Parameters<typeof highlights>) =>
  highlights(...asked).map(({ field, text, matches }) => [
    field,
    ...matches.map(({ start, end }) => text.slice(start, end)),
  ]);

describe('a highlight', () => {
  it('is the first text that has the word, with each of its places', () => {
    const fields = { first_name: 'Zoë', tags: ['zoe', 'Oslo, near Oslo'] };
    expect(highlights('zoe oslo', fields, ['Oslo'])).toEqual([
      { field: 'name', text: 'Zoë', line: null, matches: [{ start: 0, end: 3 }] },
      {
        ...{ field: 'tag', text: 'Oslo, near Oslo', line: null },
        matches: [
          { start: 0, end: 4 },
          { start: 11, end: 15 },
        ],
      },
    ]);
  });

  it('marks a place once, by whichever words it is found', () => {
    expect(marked('haskell hask', {}, ['', 'Haskell'])).toEqual([['cv_text', 'Haskell']]);
    expect(highlights('haskell', {}, ['', 'Haskell'])[0]).toMatchObject({ line: 2 });
  });

  it('is a whole phone number, in whatever form it is asked for', () => {
    expect(highlights('01711234567', { phone: '+49 (171) 1234567', other_phones: ['12345'] })).toEqual([
      { field: 'phone', text: '+49 (171) 1234567', line: null, matches: [{ start: 0, end: 17 }] },
    ]);
    expect(highlights('01711234568', { phone: '+49 171 1234567', other_phones: ['12345'] })).toEqual([]);
  });

  it('of a number beside words is by its beginning', () => {
    expect(marked('ada 7112', { first_name: 'Ada', phone: '0171 1234567' })).toEqual([
      ['name', 'Ada'],
      ['phone', '0171 1234567'],
    ]);
  });

  it('is in none of the fields that are not asked for', () => {
    expect(marked('haskell', { tags: ['Java'] }, ['Haskell'], false)).toEqual([]);
    expect(marked('haskell', { tags: ['Haskell'] }, ['Haskell'], false)).toEqual([['tag', 'Haskell']]);
  });

  it('is one of five at most', () => {
    const lines = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff'];
    expect(marked('aaa bbb ccc ddd eee fff', {}, lines).map(([, word]) => word)).toEqual(lines.slice(0, 5));
    expect(marked('aaa bbb ccc ddd eee', {}, lines)).toHaveLength(5);
  });
});

describe('a long text', () => {
  /** A line of `length` characters with the word at a place. */
  const lineWith = (at: number, length: number) => `${'- '.repeat(at).slice(0, at)}Haskell`.padEnd(length);
  const cut = (line: string) => highlights('haskell', {}, [line])[0] ?? { text: '', matches: [] };

  it.each([
    [200, 100, 200, 100],
    [201, 0, 200, 0],
    [201, 60, 200, 60],
    [400, 61, 200, 60],
    [400, 120, 200, 60],
    [400, 300, 160, 60],
  ])('of %i characters with a match at %i is cut to %i, with the match at %i', (length, at, size, start) => {
    const { text, matches } = cut(lineWith(at, length));
    expect([text.length, matches]).toEqual([size, [{ start, end: start + 7 }]]);
    expect(text.slice(start, start + 7)).toBe('Haskell');
  });

  it.each([
    [192, true],
    [193, true],
    [194, false],
  ])('with another match at %i: it is marked if it is whole in the part: %s', (second, isThere) => {
    const line = `Haskell${' '.repeat(second - 7)}Haskell${' '.repeat(100)}`;
    expect(cut(line).matches).toEqual([
      { start: 0, end: 7 },
      ...(isThere ? [{ start: second, end: second + 7 }] : []),
    ]);
  });

  it('is cut beside a character of two units, not in it', () => {
    const begins = cut(`${'x'.repeat(39)}😀${' '.repeat(59)}Haskell${' '.repeat(200)}`);
    expect(begins.text.startsWith(' ')).toBe(true);
    expect(begins.matches).toEqual([{ start: 59, end: 66 }]);
    const whole = cut(`${'x'.repeat(40)}😀${' '.repeat(58)}Haskell${' '.repeat(200)}`);
    expect(whole.text.startsWith('😀')).toBe(true);
    const ends = cut(`Haskell${' '.repeat(192)}😀${' '.repeat(100)}`);
    expect([ends.text.length, ends.text.endsWith('😀')]).toEqual([201, true]);
  });
});
