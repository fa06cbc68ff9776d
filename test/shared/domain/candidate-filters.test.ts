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
])('%j is answered with %s', async (filter, found) => {
  asked.length = 0;
  expect(await filtered(filter)?.(jane)).toBe(found);
  expect(asked).toEqual([]);
});

it('a candidate without an address is not found by "null"', async () => {
  expect(await filtered({ email: 'null' })?.({ ...jane, email: null, other_emails: [] })).toBe(false);
});

it.each<[Filter]>([
  [{ job_id: ['job_1'] }],
  [{ stage_id: ['stg_1'] }],
  [{ job_id: ['job_1'], stage_id: ['stg_1'] }],
])('one application answers %j, and is read last', async (filter) => {
  asked.length = 0;
  expect(await filtered({ ...filter, tag: ['nurse'] }, true)?.(jane)).toBe(true);
  expect(await filtered({ ...filter, tag: ['nurse'] }, false)?.(jane)).toBe(false);
  expect(await filtered({ ...filter, tag: ['cook'] }, true)?.(jane)).toBe(false);
  expect(asked).toEqual([filter, filter]);
});
