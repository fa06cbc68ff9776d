/** What remains of a person who was anonymized, field by field. */
import { expect, it } from 'vitest';
import { candidateOf, withApplication } from '../../../shared/domain/candidate.ts';
import {
  anonymizeApplication,
  anonymizeCandidate,
  anonymizeEntry,
  erasureOfCandidate,
} from '../../../shared/domain/erasure.ts';
import { sampleApplication } from './support/applications.ts';
import { instant } from './support/samples.ts';

const at = instant.toISOString();
const { application: sent } = sampleApplication({
  consent: { processing: true, policy_url: 'https://example.com/policy', policy_version: '3' },
  source: { utm: { source: 'x' }, referrer: 'https://example.com/' },
  tags: ['a'],
  external_id: 'ats-1',
  metadata: { a: '1' },
  cover_letter: 'I care.',
});
const rejection = { reason: 'experience', note: 'Too junior.', at };
const application = { ...sent, custom_fields: { note: 'x' }, rejection, scan_id: 'scan_1' };
const person = { first_name: null, last_name: null, email: null, phone: null, location: null, links: [] };
const bare = { scan_id: null, tags: [], external_id: null, custom_fields: {}, metadata: {} };

it('of an application remain its job, its stage, its states and its times', () => {
  const { processing } = application.consent;
  expect(anonymizeApplication(application)).toEqual({
    ...application,
    ...bare,
    submission: { ...person, cover_letter: null, answers: [], attachments: [], locale: null },
    consent: {
      ...application.consent,
      processing: { ...processing, policy_url: null, policy_version: null },
    },
    source: { type: 'api', utm: {}, referrer: null },
    rejection: { reason: null, note: null, at },
  });
  expect(anonymizeApplication(sent).rejection).toBeNull();
});

it('of a candidate remain its applications', () => {
  const candidate = withApplication(candidateOf('cand_1', application, instant), application);
  const none = { consent: null, consent_application_id: null, consented_at: null };
  const given = { ...none, proposal: null, retention_due_on: null };
  expect(
    anonymizeCandidate(
      { ...candidate, custom_fields: { note: 'x' }, tags: ['a'], scan_id: 'scan_1' },
      instant,
    ),
  ).toEqual({
    ...candidate,
    ...person,
    ...bare,
    ...given,
    source: { type: 'api', utm: {}, referrer: null },
    anonymized_at: at,
  });
});

it('of an entry of the timeline remains what happened', () => {
  const entry = { type: 'rejected', reason: 'experience', note: 'Too junior.' } as never;
  expect(anonymizeEntry(entry)).toEqual({ type: 'rejected', reason: null, note: null });
});

it('the order names everything of the candidate, each job once', () => {
  const once = withApplication(candidateOf('cand_1', application, instant), application);
  const candidate = withApplication(once, { ...application, id: 'app_2' });
  const order = erasureOfCandidate('era_1', 'candidate_anonymized', { ...candidate, version: 7 }, instant);
  const of = { id: 'era_1', kind: 'candidate_anonymized', candidate_id: 'cand_1', sequence: 8 };
  const things = {
    job_ids: [application.job_id],
    application_ids: ['app_1', 'app_2'],
    scan_ids: [],
    file_keys: [],
  };
  expect(order).toMatchObject({ ...of, ...things, status: 'processing' });
  const read = { ...candidate, scan_id: 'scan_1' };
  expect(erasureOfCandidate('era_1', 'candidate_erased', read, instant).scan_ids).toEqual(['scan_1']);
});
