import { describe, expect, it } from 'vitest';
import { boundedTexts, searchedTexts } from '../../../shared/domain/searched-texts.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import { resultOf } from '../../functions/support/reading.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { certificatesOf, educationOf, languagesOf, profileOf } from '../fit/support/profiles.ts';
import { candidateWith } from './support/candidate-with.ts';

const textsOf = (fields: Partial<Candidate>, result: ScanResult | null = null) =>
  [...searchedTexts(candidateWith(fields), result)].map(({ field, text, line }) => [field, text, line]);

const full: Partial<Candidate> = {
  ...{ first_name: 'Zoë', last_name: 'Quist', email: 'zq@harbour.example', phone: '+31 6 4455 6677' },
  ...{ other_emails: ['z@home.example'], other_phones: ['020 555 0199'], tags: ['ice class', 'night'] },
  location: inOneLine('Oslo'),
};

describe('the texts of a candidate', () => {
  it('are those of the record, in the order of what a reader expects', () => {
    expect(textsOf(full)).toEqual([
      ['name', 'Zoë Quist', null],
      ['email', 'zq@harbour.example', null],
      ['email', 'z@home.example', null],
      ['phone', '+31 6 4455 6677', null],
      ['phone', '020 555 0199', null],
      ['tag', 'ice class', null],
      ['tag', 'night', null],
      ['location', 'Oslo', null],
    ]);
  });

  it('are none for empty fields, and one name where there is only one', () => {
    expect(textsOf({})).toEqual([]);
    expect(textsOf({ last_name: 'Quist', location: inOneLine('') })).toEqual([['name', 'Quist', null]]);
  });

  it('are none once the candidate is anonymized, whatever the CV has', () => {
    expect(textsOf({ ...full, anonymized_at: '2026-11-02T00:00:00.000Z' }, resultOf('Jane'))).toEqual([]);
  });
});

it('the CV adds its profile, field by field, and its lines with their numbers', () => {
  const profile = profileOf({
    skills: ['Haskell'],
    work: [{ position: 'Pilot' }, {}],
    certificates: certificatesOf('STCW'),
    languages: languagesOf(['Norwegian', 'no', null]),
    education: educationOf('bachelor').map((one) => ({ ...one, area: 'Navigation' })),
  });
  const basics = {
    ...profile.basics,
    ...{ name: 'Jane M.', label: 'Captain', emails: ['j@sea.example'] },
    phones: [{ raw: '0171 1', e164: null }] as unknown as typeof profile.basics.phones,
  };
  const result = { ...resultOf('Jane'), profile: { ...profile, basics }, lines: ['Jane', '', 'Miller'] };
  expect(textsOf({ first_name: 'Jane', location: inOneLine('Oslo') }, result)).toEqual([
    ['name', 'Jane', null],
    ['name', 'Jane M.', null],
    ['email', 'j@sea.example', null],
    ['phone', '0171 1', null],
    ['location', 'Oslo', null],
    ['title', 'Captain', null],
    ['title', 'Pilot', null],
    ['employer', 'Harbour Clinic', null],
    ['employer', 'Harbour Clinic', null],
    ['skill', 'Haskell', null],
    ['skill', 'STCW', null],
    ['language', 'Norwegian', null],
    ['education', 'bachelor', null],
    ['education', 'Navigation', null],
    ['education', 'A school', null],
    ['cv_text', 'Jane', 1],
    ['cv_text', '', 2],
    ['cv_text', 'Miller', 3],
  ]);
});

it.each([
  ['letters', ['x'.repeat(60_000), 'y'.repeat(60_000), 'z'], 2, 39_999],
  ['empty lines', Array<string>(4_000_000).fill(''), 100_000, 0],
])('texts end after 100,000 characters of %s, line ends included', (_, lines, count, last) => {
  const texts = [...boundedTexts(lines.map((text) => ({ text })))];
  expect([texts.length, texts.at(-1)?.text.length]).toEqual([count, last]);
});
