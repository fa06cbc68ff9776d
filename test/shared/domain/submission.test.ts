/** What is written of an application that is sent: itself, its candidate, and its events. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createApplicationBody,
  type SentApplicationBody,
} from '../../../shared/contracts/application-body.ts';
import { newCandidate } from '../../../shared/domain/candidate.ts';
import { submitted } from '../../../shared/domain/submission.ts';
import { unnamedSource } from '../../support/contact-shapes.ts';
import { instant, sampleJob } from './support/samples.ts';

const job = sampleJob();
const candidate = { first_name: 'Jane', phone: '1', email: 'jane@example.com' };
const known = newCandidate(
  'cand_known',
  { ...candidate, phone: null, source: unnamedSource, tags: [] },
  instant,
);
type Making = Parameters<typeof submitted>[1];
function send(making: Partial<Making> = {}, consent: object | null = { marketing: true }) {
  const read = v.parse(createApplicationBody, {
    job_id: job.id,
    candidate,
    consent: consent ?? {},
  }) as SentApplicationBody;
  const body = consent ? read : { ...read, consent: undefined };
  const made = { id: 'app_1', candidateId: 'cand_new', job, sourceType: 'api' as const, now: instant };
  const rest = {
    answers: [],
    attachments: [],
    signals: [],
    isPublic: false,
    known: undefined,
    retentionMonths: 3,
  };
  return submitted(body as SentApplicationBody, { ...made, ...rest, ...making });
}

describe('the first application of a person', () => {
  it.each([true, false])('makes the candidate, and is confirmed (public: %s)', (isPublic) => {
    const { application, candidate: written, events } = send({ isPublic });
    expect(application).toMatchObject({ id: 'app_1', candidate_id: 'cand_new', is_confirmed: true });
    expect(written.before).toBeNull();
    const told = { id: 'cand_new', phone: '1', consent: application.consent, proposal: null };
    expect(written.after).toMatchObject({
      ...told,
      retention_due_on: '2027-02-21',
      application_counts: { active: 1 },
    });
    expect(events).toEqual([{ type: 'application.created' }]);
  });
});

describe('a later application', () => {
  it('of the organization fills the candidate', () => {
    const { application, candidate: written } = send({ known });
    expect(application).toMatchObject({ candidate_id: 'cand_known', is_confirmed: true });
    expect(written.before).toBe(known);
    expect(written.after).toMatchObject({ id: 'cand_known', phone: '1', consent: { marketing: true } });
  });

  it('of a page is only a proposal', () => {
    const { application, candidate: written } = send({ known, isPublic: true });
    expect(application.is_confirmed).toBe(false);
    expect(written.after).toMatchObject({
      phone: null,
      consent: null,
      proposal: { application_id: 'app_1' },
    });
  });

  it('without a consent leaves the one that was given', () => {
    const { after: agreed } = send({ known }).candidate;
    const { after } = send({ known: agreed, id: 'app_2' }, null).candidate;
    const kept = { consent: agreed.consent, consent_application_id: 'app_1', retention_due_on: '2027-02-21' };
    expect(after).toMatchObject({ ...kept, application_counts: { active: 2 } });
  });
});

it('an application with signs of a bot is flagged, and told of as such', () => {
  const { application, events } = send({ signals: ['honeypot_filled'] });
  expect(application.screening).toEqual({ status: 'flagged', signals: ['honeypot_filled'] });
  expect(events).toEqual([{ type: 'application.created' }, { type: 'application.flagged' }]);
  expect(send({ signals: ['repeated_application'] }).events).toHaveLength(1);
});
