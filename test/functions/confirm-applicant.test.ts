/** What a form may say of somebody who is known, and how the team makes it theirs. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  fromCareerSite,
  hiring,
} from './support/application-calls.ts';
import { type CandidateCalls, candidateCalls, nobody } from './support/candidate-calls.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
let applications: ApplicationCalls;
let candidates: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  applications = applicationCalls(backend);
  candidates = candidateCalls(backend);
});

const agreed = {
  processing: true,
  marketing: false,
  ai_processing: false,
  policy_url: 'https://jobs.example.com/privacy',
};
const jane = { first_name: 'Jane', email: 'jane.miller@example.com' };

/** Jane, who applied with a consent, and a job of the same organization. */
async function known(person: object = {}) {
  const { caller, visitor, job } = await hiring(backend, {
    application_form: { consent: { retention_months: 6 } },
  });
  const body = applicationFor(job, { candidate: { ...jane, ...person }, consent: agreed });
  const { candidate_id } = (await applications.create({ caller, body })).body;
  const read = async () => (await candidates.get({ caller, params: { id: candidate_id } })).body;
  return { caller, visitor, job, id: candidate_id as string, read, before: await read() };
}

/** What a stranger knows of her is her address. */
const intruding = (job: Job, fields: object = {}) =>
  applicationFor(job, {
    candidate: {
      first_name: 'Janet',
      last_name: 'Mule',
      email: 'JANE.MILLER@example.com',
      phone: '+1 900 1234567',
      location: 'Elsewhere',
      links: ['https://stranger.example.com'],
    },
    consent: {
      processing: true,
      retention: true,
      marketing: true,
      ai_processing: true,
      policy_url: 'https://stranger.example.com/policy',
      policy_version: '666',
    },
    resume: { text: 'I am somebody else.' },
    ...fields,
  });

const sendForm = async (visitor: Caller, body: object) => {
  const { status, body: receipt } = await applications.create({
    caller: visitor,
    body,
    headers: fromCareerSite,
  });
  expect(status).toBe(201);
  return receipt.id as string;
};

async function receiveFiles(caller: Caller, id: string): Promise<string | null> {
  const { submission } = await applications.applications.get(caller.organizationId, id);
  for (const { file_key } of submission.attachments) await applications.receive(file_key);
  return (await applications.applications.get(caller.organizationId, id)).scan_id;
}

/** What of a candidate no form may touch: everything but that it was sent. */
const untouched = ({
  applications: _,
  application_counts: _counts,
  version,
  updated_at,
  status,
  proposal,
  ...rest
}: Record<string, unknown>) => rest;

describe('a form under the address of somebody who is known', () => {
  it('changes nothing that they have given, and is kept as a proposal', async () => {
    const { caller, visitor, job, read, before } = await known();
    const id = await sendForm(visitor, intruding(job));
    const after = await read();
    expect(untouched(after)).toEqual(untouched(before));
    expect(after.proposal).toEqual({ application_id: id, at: expect.any(String) });

    const { body } = await applications.get({ caller, params: { id } });
    expect(body).toMatchObject({
      is_confirmed: false,
      consent: { marketing: true, processing: { policy_version: '666' } },
      submission: { phone: '+1 900 1234567' },
    });
    const told = (await eventsOf(backend, caller)).filter(({ type }) => type.startsWith('candidate.'));
    expect(told.map(({ type, data }) => [type, data.context.changed])).toEqual([
      ['candidate.created', undefined],
      ['candidate.updated', ['proposal']],
    ]);
  });

  it('plants no name, number, address or link in a gap', async () => {
    const { visitor, job, read, before } = await known();
    await sendForm(visitor, intruding(job));
    expect([before.last_name, before.phone, before.location, before.links]).toEqual([null, null, null, []]);
    expect(untouched(await read())).toEqual(untouched(before));
  });

  it('has its CV read by nobody but people, where they said no before', async () => {
    const { caller, visitor, job } = await known();
    const id = await sendForm(visitor, intruding(job));
    expect(await receiveFiles(caller, id)).toBeNull();
  });

  it('does not make its CV their profile', async () => {
    const { caller, visitor, job, read, id } = await known();
    await candidates.stores.candidates.change(originOf(caller), id, (before) => ({
      next: { ...before, consent: null },
      events: [],
    }));
    const scanId = await receiveFiles(caller, await sendForm(visitor, intruding(job)));
    expect(scanId).not.toBeNull();
    expect((await read()).scan_id).toBeNull();
    const listed = (await candidates.scans({ caller, params: { id } })).body.data;
    expect(listed.map((scan: { id: string }) => scan.id)).toEqual([scanId]);
  });

  it('says nothing of ids, labels and sources, and is refused for none of them', async () => {
    const { caller, visitor, job } = await known();
    const taken = applicationFor(job, {
      candidate: { ...jane, email: 'x@example.com' },
      external_id: 'mine',
    });
    expect((await applications.create({ caller, body: taken })).status).toBe(201);
    const team = { external_id: 'mine', metadata: { a: 'b' }, source: { type: 'referral' }, unknown: 1 };
    const id = await sendForm(visitor, intruding(job, team));
    const { body } = await applications.get({ caller, params: { id } });
    expect([body.external_id, body.metadata, body.source.type]).toEqual([null, {}, 'portal']);
  });

  it('of somebody new is theirs', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const id = await sendForm(visitor, intruding(job));
    const { body } = await applications.get({ caller, params: { id } });
    expect(body.is_confirmed).toBe(true);
    await receiveFiles(caller, id);
    const found = (await candidates.get({ caller, params: { id: body.candidate_id } })).body;
    expect(found).toMatchObject({ phone: '+1 900 1234567', proposal: null, consent: { marketing: true } });
    expect(found.scan_id).not.toBeNull();
  });
});

describe('confirming it', () => {
  it('gives its consent to the candidate, fills empty fields, and emits its event', async () => {
    const { caller, visitor, job, id, read, before } = await known({ location: inOneLine('Delft') });
    const application_id = await sendForm(visitor, intruding(job));
    const params = { id };
    const { status, body } = await candidates.confirm({ caller, params, body: { application_id } });
    expect(status).toBe(200);
    expect(body).toEqual(await read());
    expect(body).toMatchObject({
      first_name: 'Jane',
      last_name: 'Mule',
      location: inOneLine('Delft'),
      phone: '+1 900 1234567',
      proposal: null,
      consent: { marketing: true, ai_processing: true, retention: { given: true, months: 6 } },
    });
    const types = (await eventsOf(backend, caller)).slice(-3).map(({ type }) => type);
    expect(types.sort()).toEqual(['application.updated', 'candidate.consent_updated', 'candidate.updated']);
    const timeline = (await candidates.timeline({ caller, params })).body.data;
    expect(timeline[0]).toMatchObject({ type: 'confirmed', application_id });

    const count = (await eventsOf(backend, caller)).length;
    const again = await candidates.confirm({ caller, params, body: { application_id } });
    expect([again.status, again.body]).toEqual([200, body]);
    expect(await eventsOf(backend, caller)).toHaveLength(count);
    expect(body.version).toBe(before.version + 2);
  });

  it('makes its CV their profile, unless a newer one came', async () => {
    const { caller, visitor, job } = await hiring(backend);
    const first = await sendForm(visitor, applicationFor(job, { candidate: jane }));
    const { candidate_id } = (await applications.get({ caller, params: { id: first } })).body;
    const older = await sendForm(visitor, intruding(job));
    const newer = await sendForm(visitor, intruding(job));
    const [olderScan, newerScan] = [await receiveFiles(caller, older), await receiveFiles(caller, newer)];
    const params = { id: candidate_id };
    const shown: unknown[] = [];
    for (const application_id of [older, newer])
      shown.push((await candidates.confirm({ caller, params, body: { application_id } })).body.scan_id);
    expect(shown).toEqual([olderScan, newerScan]);
    const again = await candidates.confirm({ caller, params, body: { application_id: older } });
    expect(again.body.scan_id).toBe(newerScan);
  });

  it('keeps a later proposal', async () => {
    const { caller, visitor, job, id } = await known();
    const application_id = await sendForm(visitor, intruding(job));
    const later = await sendForm(visitor, intruding(job));
    const { body } = await candidates.confirm({ caller, params: { id }, body: { application_id } });
    expect(body.proposal.application_id).toBe(later);
  });

  it('is refused for an application of somebody else, a candidate that is not there, and one that was anonymized', async () => {
    const { caller, visitor, job, id } = await known();
    const application_id = await sendForm(visitor, intruding(job));
    const other = await sendForm(
      visitor,
      applicationFor(job, { candidate: { first_name: 'Ann', email: 'ann@example.com' } }),
    );
    const asked = (params: { id: string }, application: string) =>
      candidates.confirm({ caller, params, body: { application_id: application } });
    const refused = await asked({ id }, other);
    expect([refused.status, refused.body.error.param]).toEqual([422, 'application_id']);
    expect((await asked({ id: nobody }, application_id)).status).toBe(404);
    await privacyCalls(backend).anonymize({ caller, params: { id } });
    const late = await asked({ id }, application_id);
    expect(late.body.error).toMatchObject({
      code: 'invalid_state_transition',
      message: 'An anonymized candidate cannot be changed.',
    });
    expect((await candidates.get({ caller, params: { id } })).body.consent).toBeNull();
  });
});
