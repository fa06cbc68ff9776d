/** Each filter of candidates, alone and beside others. */
import { expect, it } from 'vitest';
import { candidateFilter } from '../../../shared/domain/candidate-filter.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';

type Filter = Parameters<typeof candidateFilter>[0];
const counts = { active: 1, hired: 0, rejected: 0, withdrawn: 0 };
const jane = {
  first_name: 'Jane',
  last_name: 'Miller',
  email: 'Jane@Example.com ',
  other_emails: ['j.miller@example.com'],
  tags: ['nurse', 'night shift'],
  anonymized_at: null,
  applications: [],
  application_counts: counts,
} as unknown as Candidate;
const asked: unknown[] = [];
const filtered = (filter: Filter, has = true) =>
  candidateFilter(filter, async (_, wanted) => {
    asked.push(wanted);
    return has;
  });

it('there is none where nothing is asked', () => expect(filtered({})).toBeUndefined());

it.each<[Filter, boolean]>([
  [{ email: 'jane@example.com' }, true],
  [{ email: 'jane@example.org' }, false],
  [{ email: 'J.Miller@example.com' }, true],
  [{ tag: ['cook', 'nurse'] }, true],
  [{ tag: ['cook'] }, false],
  [{ status: ['hired', 'active'] }, true],
  [{ status: ['hired'] }, false],
  [{ q: 'jane' }, true],
  [{ q: '  MILLER   jane ' }, true],
  [{ q: 'jane smith' }, false],
  [{ q: 'nemi' }, false],
  [{ q: 'night' }, true],
  [{ q: 'nursenight' }, false],
  [{ email: 'jane@example.com', q: 'smith' }, false],
  [{ email: 'jane@example.org', q: 'jane' }, false],
])('%j is answered with %s', async (filter, found) => {
  asked.length = 0;
  expect(await filtered(filter)?.(jane)).toBe(found);
  expect(asked).toEqual([]);
});

it('nobody without an address is found by one, and nobody without a name by "null"', async () => {
  const unknown = { ...jane, email: null, other_emails: [], first_name: null, last_name: null };
  expect(await filtered({ email: 'null' })?.(unknown)).toBe(false);
  expect(await filtered({ q: 'null' })?.(unknown)).toBe(false);
});

it.each<[Filter]>([
  [{ job_id: ['job_1'] }],
  [{ stage_id: ['stg_1'] }],
  [{ job_id: ['job_1'], stage_id: ['stg_1'] }],
])('one application answers %j, and is read last', async (filter) => {
  asked.length = 0;
  expect(await filtered({ ...filter, q: 'jane' }, true)?.(jane)).toBe(true);
  expect(await filtered({ ...filter, q: 'jane' }, false)?.(jane)).toBe(false);
  expect(await filtered({ ...filter, q: 'smith' }, true)?.(jane)).toBe(false);
  expect(asked).toEqual([filter, filter]);
});

it('a question with too many letters is refused with the reason', () => {
  const message = 'q has more than 600 letters when its letters are taken apart, as a search does.';
  const refusal = { code: 'invalid_parameter', particulars: { param: 'q', message } };
  expect(() => filtered({ q: 'x'.repeat(601) })).toThrow(expect.objectContaining(refusal));
  expect(() => filtered({ q: 'x'.repeat(600) })).not.toThrow();
  const none =
    'q has no letter, digit or sign of its own: a search ignores accents and invisible characters.';
  expect(() => filtered({ q: '\u0301' })).toThrow(
    expect.objectContaining({ code: 'invalid_parameter', particulars: { param: 'q', message: none } }),
  );
});

it('the first ten thousand letters are searched', async () => {
  const found = (filler: number) =>
    // A name without letters is a blank and a line end, and each tag has a line end.
    filtered({ q: 'needle' })?.({
      ...jane,
      first_name: '',
      last_name: '',
      tags: ['x'.repeat(filler), 'needle'],
    });
  expect(await found(10_000 - 2 - 1 - 6)).toBe(true);
  expect(await found(10_000 - 2 - 1 - 5)).toBe(false);
});
