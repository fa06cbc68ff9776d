import { describe, expect, it } from 'vitest';
import type { DuplicateReason } from '../../../shared/contracts/duplicate.ts';
import { confidenceOf, reasonsOf, searchesFor } from '../../../shared/domain/duplicates.ts';
import { bandsOf } from '../../../shared/domain/shingles.ts';

type One = Parameters<typeof searchesFor>[0];
const person = (fields: Partial<One['candidate']> = {}, signature: number[] | null = null): One => ({
  candidate: { first_name: null, last_name: null, phone: null, other_phones: [], ...fields },
  signature,
});
/** A signature of 64 hashes, of which so many are not those of others. */
const signed = (different = 0) => Array.from({ length: 64 }, (_, at) => (at < different ? at + 1000 : at));

describe('those who may be the same person', () => {
  const wordsOf = (one: One) =>
    searchesFor(one).map((asked) => asked.map(({ word, fields }) => [word, fields]));

  it('have all words of the name, in any order, and each once', () => {
    expect(wordsOf(person({ first_name: 'Nowak Ada', last_name: 'nowak' }))).toEqual([
      [
        ['ada', 'n'],
        ['nowak', 'n'],
      ],
    ]);
  });

  it.each([{ first_name: 'Ada' }, { last_name: 'Nowak' }, { first_name: 'Ada', last_name: 'ADA' }, {}])(
    'are not looked for by a single name: %j',
    (fields) => {
      expect(searchesFor(person(fields))).toEqual([]);
    },
  );

  it('have one of the numbers, short ones apart, or a band of the CV', () => {
    const fields = { phone: '0171 1234567', other_phones: ['12345', '030 7654321'] };
    const bands = bandsOf(signed()).map((band) => [[band, '~']]);
    expect(wordsOf(person(fields, signed()))).toEqual([[['711234567', 'p']], [['307654321', 'p']], ...bands]);
    expect(bands).toHaveLength(16);
  });
});

describe('the reasons', () => {
  const reasons = (one: One, other: One) => reasonsOf(one, other).map(({ type }) => type);

  it('are in the order of their strength', () => {
    const one = person({ first_name: 'Ada', last_name: 'Nowak', phone: '0171 1234567' }, signed());
    const other = person(
      { first_name: 'nowak', last_name: 'ADA', other_phones: ['+49 171 1234567'] },
      signed(8),
    );
    expect(reasonsOf(one, other)).toEqual([
      { type: 'phone', similarity: null },
      { type: 'cv_text', similarity: 0.88 },
      { type: 'name', similarity: null },
    ]);
  });

  it.each([
    [32, [{ type: 'cv_text', similarity: 0.5 }]],
    [33, []],
    [0, [{ type: 'cv_text', similarity: 1 }]],
  ])('have the CV from half of its sequences on: %i of 64 differ', (different, expected) => {
    expect(reasonsOf(person({}, signed()), person({}, signed(different)))).toEqual(expected);
  });

  it('do not have the CV where one of the two has none', () => {
    expect(reasons(person({}, signed()), person())).toEqual([]);
    expect(reasons(person(), person({}, signed()))).toEqual([]);
  });

  it('have no name that is single, or has one word more', () => {
    const single = person({ first_name: 'Ada' });
    expect(reasons(single, single)).toEqual([]);
    expect(reasons(person(), person())).toEqual([]);
    const [two, three] = [person({ first_name: 'Ada', last_name: 'B' }), person({ first_name: 'Ada B C' })];
    expect([reasons(two, three), reasons(two, two)]).toEqual([[], ['name']]);
  });

  it('have no number that is another, or too short', () => {
    const short = person({ phone: '12345' });
    expect(reasons(short, short)).toEqual([]);
    expect(reasons(person({ phone: '0171 1234567' }), person({ phone: '0171 1234568' }))).toEqual([]);
  });
});

describe('the confidence', () => {
  const name: DuplicateReason = { type: 'name', similarity: null };
  const phone: DuplicateReason = { type: 'phone', similarity: null };
  const cv = (similarity: number): DuplicateReason => ({ type: 'cv_text', similarity });

  it.each([
    [[name], 'low'],
    [[phone], 'medium'],
    [[cv(0.5)], 'medium'],
    [[cv(0.79)], 'medium'],
    [[cv(0.8)], 'high'],
    [[phone, name], 'high'],
    [[cv(0.5), name], 'high'],
  ] as const)('of %j is %s', (reasons, confidence) => {
    expect(confidenceOf([...reasons])).toBe(confidence);
  });
});
