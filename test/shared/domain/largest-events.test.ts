import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  createApplicationBody,
  type SentApplicationBody,
} from '../../../shared/contracts/application-body.ts';
import { createCandidateBody } from '../../../shared/contracts/candidate.ts';
import { createJobBody } from '../../../shared/contracts/job-body.ts';
import { createWebhookEndpointBody } from '../../../shared/contracts/webhook-endpoint.ts';
import { applicationSnapshot, newApplication } from '../../../shared/domain/application.ts';
import { candidateSnapshot, newCandidate } from '../../../shared/domain/candidate.ts';
import { buildEvent, type EventOrigin, previousOf } from '../../../shared/domain/event.ts';
import { newJob } from '../../../shared/domain/job.ts';
import { jobSnapshot } from '../../../shared/domain/job-snapshot.ts';
import { scanSnapshot } from '../../../shared/domain/scan.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { newEndpoint, webhookEndpointSnapshot } from '../../../shared/domain/webhook-endpoint.ts';
import { endpoint } from '../../../shared/examples/example-resources.ts';
import { deliveredBody } from '../../../shared/webhooks/delivered-body.ts';
import { largestJobBody, largestMetadata, largestTags, largestText, largestUrl } from './support/largest.ts';
import { instant, making, sampleJob, sampleScan } from './support/samples.ts';

const origin: EventOrigin = {
  organizationId: making.newId('organization'),
  environment: 'production',
  actor: { type: 'api_key', id: making.newId('key') },
  requestId: null,
  now: instant,
  newEventId: () => making.newId('event'),
};
const { application_form: form, ...others } = largestJobBody;
const largestForm = { ...form, fields: form.fields.slice(0, 1) };
const body = v.parse(createJobBody, { ...others, application_form: largestForm });
/** Each field at its longest: together they are more than one row takes, so each comes from a job of its own. */
const job: Job = {
  ...newJob({ name: 'Nurse' }, making),
  ...Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      newJob({ name: 'Nurse', [name]: value }, making)[name as keyof Job],
    ]),
  ),
};
/** 16 kB in as many fields as there can be. */
const custom_fields = Object.fromEntries(
  Array.from({ length: 50 }, (_, n) => [`${'k'.repeat(38)}${n}`, 'x'.repeat(280)]),
);
const said = { external_id: largestText(255), metadata: largestMetadata };

const links = Array.from({ length: 20 }, () => largestUrl.slice(0, 1900));
const person = {
  first_name: largestText(100),
  last_name: largestText(100),
  location: {
    raw: largestText(200),
    name: largestText(200),
    city: largestText(200),
    street: largestText(200),
  },
  links,
};
const candidate = {
  ...newCandidate(
    making.newId('candidate'),
    v.parse(createCandidateBody, { ...person, ...said, custom_fields, tags: largestTags }),
    instant,
  ),
  // One person may apply for anything.
  applications: Array.from({ length: 1_000 }, () => ({
    id: making.newId('application'),
    job_id: job.id,
    stage_id: making.newId('stage'),
    status: 'active' as const,
  })),
};
const application = {
  ...newApplication(
    v.parse(createApplicationBody, {
      job_id: job.id,
      candidate: { ...person, email: 'jane@example.com' },
      consent: { policy_url: largestUrl, policy_version: largestText(100) },
      ...said,
      custom_fields,
    }) as SentApplicationBody,
    {
      id: making.newId('application'),
      candidateId: candidate.id,
      job,
      sourceType: 'portal',
      answers: [],
      attachments: [],
      signals: [],
      now: instant,
    },
  ),
  tags: largestTags,
  rejection: { reason: largestText(200), note: null, at: instant.toISOString() },
};
const hook = newEndpoint(
  endpoint.id,
  {
    ...v.parse(createWebhookEndpointBody, { url: largestUrl, description: largestText(500), ...said }),
    payload: 'snapshot',
  },
  'a sealed secret',
  instant,
);
const scan = sampleScan(said);

it.each([
  ['job', jobSnapshot({ ...job, custom_fields }), jobSnapshot(sampleJob())],
  ['candidate', candidateSnapshot(candidate), null],
  ['application', applicationSnapshot(application), null],
  ['scan', scanSnapshot(scan), null],
  ['webhook endpoint', webhookEndpointSnapshot(hook), null],
])('the event of the largest %s there can be is below 20 kB, before and after', (_, largest, other) => {
  const changed = { ...largest, metadata: {}, tags: [], ...other, id: largest.id, version: 2 };
  for (const [before, after] of [
    [null, largest],
    [largest, changed],
    [changed, largest],
    [{ ...largest, external_id: null }, largest],
  ] as const) {
    const body = {
      type: 'job.updated' as const,
      sequence: 2,
      object: after,
      previous: previousOf(before, after),
    };
    const event = buildEvent(origin, body);
    const text = JSON.stringify(event);
    expect(Buffer.byteLength(text)).toBeLessThan(20_000);
    expect(Buffer.byteLength(deliveredBody(text, 'thin'))).toBeLessThan(20_000);

    const { object, previous, context } = event.data;
    expect(object).toMatchObject({ object: largest.object, id: largest.id, version: after.version });
    const omitted = (context.omitted ?? []) as string[];
    for (const field of Object.keys(after))
      expect(field in object).toBe(!omitted.includes(`object.${field}`));
    for (const field of Object.keys(body.previous ?? {}))
      expect(field in (previous ?? {})).toBe(!omitted.includes(`previous.${field}`));
  }
});

it('the small fields of the largest job are in its event', () => {
  const object = jobSnapshot(job);
  const event = buildEvent(origin, { type: 'job.created', sequence: 1, object, previous: null });
  expect(event.data.object).toMatchObject({
    status: 'draft',
    is_draft: true,
    openings: 10_000,
    name: job.name,
  });
  expect(event.data.context.omitted).toEqual(
    expect.arrayContaining(['object.requirements', 'object.locations']),
  );
});
