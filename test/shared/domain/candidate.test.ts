import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createCandidateBody, upsertCandidateBody } from '../../../shared/contracts/candidate.ts';
import {
  candidateOf,
  mergeCandidate,
  newCandidate,
  withApplication,
} from '../../../shared/domain/candidate.ts';
import { statusOfCandidate } from '../../../shared/domain/candidate-status.ts';
import { comparableEmail } from '../../../shared/domain/contacts.ts';
import { unnamedSource } from '../../support/contact-shapes.ts';
import { sampleApplication } from './support/applications.ts';
import { instant } from './support/samples.ts';

it('a new candidate has nothing but what was sent', () => {
  const at = instant.toISOString();
  const body = v.parse(createCandidateBody, { email: 'jane@example.com', tags: ['a', 'b', 'a'] });
  const candidate = newCandidate('cand_1', body, instant);
  const times = { version: 1, created_at: at, updated_at: at, anonymized_at: null, retention_due_on: null };
  expect(candidate).toEqual({
    id: 'cand_1',
    first_name: null,
    last_name: null,
    email: 'jane@example.com',
    phone: null,
    location: null,
    links: [],
    source: { type: 'api', utm: {}, referrer: null },
    tags: ['a', 'b'],
    consent: null,
    consent_application_id: null,
    consented_at: null,
    proposal: null,
    applications: [],
    scan_id: null,
    other_emails: [],
    other_phones: [],
    merged_ids: [],
    joined: [],
    external_id: null,
    custom_fields: {},
    metadata: {},
    ...times,
  });
  expect(mergeCandidate(candidate, { tags: ['b', 'b'], phone: '1' })).toEqual({
    ...candidate,
    tags: ['b'],
    phone: '1',
  });
  for (const same of [{}, { tags: ['a', 'b'] }, { phone: undefined }, { metadata: {} }])
    expect(mergeCandidate(candidate, same)).toBe(candidate);
  const message = 'An anonymized candidate cannot be changed.';
  expect(() => mergeCandidate({ ...candidate, anonymized_at: at }, {})).toThrow(
    expect.objectContaining({ code: 'invalid_state_transition', message }),
  );
});

it.each([
  ['active', 'active'],
  ['hired', 'hired'],
  ['rejected', 'inactive'],
  ['withdrawn', 'inactive'],
] as const)('a candidate whose application is %s is %s', (status, of) => {
  const { application } = sampleApplication();
  const candidate = candidateOf('cand_1', application, instant);
  expect(candidate).toMatchObject({ first_name: 'Jane', source: { type: 'api' }, applications: [] });
  expect(statusOfCandidate(candidate)).toBe('new');
  const applied = withApplication(candidate, { ...application, status });
  expect(statusOfCandidate(applied)).toBe(of);
  expect(statusOfCandidate({ ...applied, anonymized_at: instant.toISOString() })).toBe('anonymized');
});

it('a candidate who is put twice is the one who was put once', () => {
  const word = fc.constantFrom('a', 'b', 'B');
  const email = fc.constantFrom('a@example.com', 'b@example.com', 'B@example.com');
  const phone = fc.constantFrom('+49 30 1', '+49 30 2');
  const body = fc.record(
    {
      first_name: fc.option(word),
      email: fc.option(email),
      phone: fc.option(phone),
      links: fc.array(fc.constantFrom('https://a.example.com/', 'https://b.example.com/')),
      tags: fc.array(word),
      metadata: fc.dictionary(word, fc.option(word)),
    },
    { requiredKeys: [] },
  );
  // An address is listed once, as the merge of candidates lists them.
  const other_emails = fc.uniqueArray(email, { selector: comparableEmail });
  const other_phones = fc.uniqueArray(phone);
  fc.assert(
    fc.property(fc.record({ other_emails, other_phones }), body, (others, given) => {
      const before = { ...newCandidate('cand_1', { source: unnamedSource, tags: [] }, instant), ...others };
      const { source: _, ...sent } = v.parse(upsertCandidateBody, given);
      const once = mergeCandidate(before, sent);
      expect(mergeCandidate(once, sent)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
