import { describe, expect, it } from 'vitest';
import {
  type AskedWord,
  asBand,
  askedWords,
  exactly,
  hasWord,
  indexCandidate,
  searchable,
} from '../../../shared/domain/candidate-words.ts';
import { bandsOf } from '../../../shared/domain/shingles.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { resultOf } from '../../functions/support/reading.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { candidateWith } from './support/candidate-with.ts';

const indexed = (fields: Partial<Candidate>, lines?: string[]) =>
  indexCandidate(candidateWith(fields), lines ? { ...resultOf(''), lines } : null);
const groupsOf = (fields: Partial<Candidate>, lines?: string[]) =>
  Object.fromEntries(indexed(fields, lines).groups);
const wordsIn = (fields: Partial<Candidate>, lines?: string[]) =>
  Object.values(groupsOf(fields, lines)).flat();
const long = Array.from({ length: 30 }, (_, at) => `did w${at * 7919} with z${at}`);

describe('the words of a candidate', () => {
  it('are grouped by their first letters, sorted, each with the letters of its fields', () => {
    const fields = {
      first_name: 'Annika',
      last_name: 'Ann',
      tags: ['anna ann'],
      location: inOneLine('Oslo'),
    };
    expect(groupsOf(fields, ['Annika in Oslo'])).toEqual({
      ann: ['ann gn', 'anna g', 'annika cn'],
      osl: ['oslo cl'],
      in: ['in c'],
    });
  });

  it('include a phone number as one word of its last nine digits, and none of a short one', () => {
    const fields = { phone: '+49 171 1234567', other_phones: ['12 34 56'] };
    expect(groupsOf(fields)).toEqual({ '711': ['711234567 p'] });
  });

  it('are 3,000; known ones get further fields all the same', () => {
    const lines = [Array.from({ length: 3100 }, (_, at) => `w${at}`).join(' '), 'w5'];
    const words = wordsIn({ tags: ['first'] }, lines).filter((word) => !word.startsWith('~'));
    expect(words).toHaveLength(3000);
    for (const word of ['first g', 'w0 c', 'w2998 c']) expect(words).toContain(word);
    expect(words).not.toContain('w2999 c');
    const many = Array.from({ length: 3000 }, (_, at) => `w${at}`);
    const full = wordsIn({ tags: many, location: inOneLine('w7 w3000') });
    expect(full).toContain('w7 gl');
    expect(full.filter((entry) => entry.startsWith('w3000'))).toEqual([]);
  });
});

describe('the signature', () => {
  it('is stored with its bands, each a word of its own group that no search asks for', () => {
    const { groups, signature } = indexed({}, long);
    expect(signature).toHaveLength(64);
    for (const band of bandsOf(signature ?? [])) expect(groups.get(band)).toEqual([`${band} ~`]);
  });

  it('is missing without a CV, and for a short one', () => {
    expect(indexed({ first_name: 'Jane' }).signature).toBeNull();
    expect(indexed({}, ['Jane Miller'])).toMatchObject({ signature: null });
  });

  it('is missing for an anonymized candidate, who has no words either', () => {
    const { groups, signature } = indexed({ tags: ['a'], anonymized_at: '2026-11-02T00:00:00.000Z' }, long);
    expect([groups.size, signature]).toEqual([0, null]);
  });
});

describe('the words of q', () => {
  const ask = (q: string) => askedWords(q, ['name', 'skill']);

  it('are asked once each, by their beginning and in the asked fields', () => {
    expect(ask('Zoë zoe C++')).toEqual([
      { word: 'zoe', group: 'zoe', isExact: false, fields: 'ns' },
      { word: 'c++', group: 'c++', isExact: false, fields: 'ns' },
    ]);
  });

  it.each(['0171 1234567', '(0171)/123-4567', '+49.171.1234567'])('are one phone number: %s', (q) => {
    expect(ask(q)).toEqual([{ word: '711234567', group: '711', isExact: true, fields: 'ns' }]);
  });

  it.each([
    ['12 34 56', ['12', '34', '56']],
    ['1234567 a', ['1234567', 'a']],
    ['a 1234567', ['a', '1234567']],
  ])('are no phone number with six digits, or beside a letter: %s', (q, words) => {
    expect(ask(q).map(({ word, isExact }) => [word, isExact])).toEqual(words.map((word) => [word, false]));
  });

  it.each([
    ['', 'q has no letter or digit.'],
    ['- ( ) .', 'q has no letter or digit.'],
    ['a b c d e f g h i j k l m', 'q has more than 12 words.'],
  ])('are refused: %s', (q, message) => {
    const error = expect.objectContaining({
      code: 'invalid_parameter',
      particulars: { param: 'q', message },
    });
    expect(() => ask(q)).toThrow(error);
  });

  it('are twelve at most, without those that come again', () => {
    expect(ask('a b c d e f g h i j k l L k')).toHaveLength(12);
  });
});

it('a key without the right to scans searches all fields but the text of CVs', () => {
  expect(searchable(true)).toEqual([...searchable(false), 'cv_text']);
  expect(searchable(false)).toHaveLength(10);
});

describe('a group of a candidate', () => {
  const group = ['kubernetes s', 'kube cs'];
  const asked = (word: string, more: Partial<AskedWord> = {}): AskedWord => ({
    ...{ word, group: word.slice(0, 3), isExact: false, fields: 's' },
    ...more,
  });

  it.each([
    [asked('kuber'), true],
    [asked('kubernetes', { isExact: true }), true],
    [asked('kuber', { isExact: true }), false],
    [asked('kube', { fields: 'c' }), true],
    [asked('kuber', { fields: 'c' }), false],
    [asked('kubes'), true],
    [asked('kubx'), false],
    [asked('kube', { fields: '' }), false],
  ])('has %j: %s', (word, isThere) => {
    expect(hasWord(group, word)).toBe(isThere);
  });

  it('that is missing has no word', () => {
    expect(hasWord(undefined, asked(''))).toBe(false);
  });
});

it('exact words are in one field, and a band is in none', () => {
  expect(exactly(['anna', 'li'], 'phone')).toEqual([
    { word: 'anna', group: 'ann', isExact: true, fields: 'p' },
    { word: 'li', group: 'li', isExact: true, fields: 'p' },
  ]);
  expect(asBand('~1:a.b')).toEqual({ word: '~1:a.b', group: '~1:a.b', isExact: true, fields: '~' });
  expect(hasWord(['~1:a.b ~'], asBand('~1:a.b'))).toBe(true);
});
