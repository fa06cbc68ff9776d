/** What events show of a candidate, field by field. */
import { expect, it } from 'vitest';
import { candidateOf, candidateSnapshot, withApplication } from '../../../shared/domain/candidate.ts';
import { consentSnapshot } from '../../../shared/domain/consent.ts';
import { sampleApplication } from './support/applications.ts';
import { instant } from './support/samples.ts';

const at = instant.toISOString();
const { application } = sampleApplication({ consent: { processing: true, marketing: true } });

it('a candidate in events is its ids, states and times', () => {
  const blank = candidateOf('cand_1', application, instant);
  const shown = {
    object: 'candidate',
    id: 'cand_1',
    status: 'new',
    source: { type: 'api' },
    consent: null,
    proposal: null,
    applications: [],
    application_counts: { active: 0, hired: 0, rejected: 0, withdrawn: 0 },
    scan_id: null,
    anonymized_at: null,
    merged_ids: [],
    version: 1,
    created_at: at,
    updated_at: at,
  };
  expect(candidateSnapshot(blank)).toEqual(shown);
  const { id, job_id, stage, status } = application;
  expect(candidateSnapshot(withApplication(blank, application))).toEqual({
    ...shown,
    status: 'active',
    consent: consentSnapshot(application.consent),
    applications: [{ id, job_id, stage_id: stage.id, status }],
    application_counts: { ...shown.application_counts, active: 1 },
  });
});
