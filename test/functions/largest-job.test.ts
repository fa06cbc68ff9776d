import { beforeAll, expect, it } from 'vitest';
import { largestJobBody } from '../shared/domain/support/largest.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls } from './support/job-calls.ts';

let backend: Backend;
let calls: JobCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

const { name, job_details, locations, metadata } = largestJobBody;
const { description, ...details } = job_details;

it('a job may hold the longest description, lists and metadata, and each of its events stays below 20 kB', async () => {
  const caller = await newCaller(backend);
  const { id } = (await calls.create({ caller, body: { name, job_details: { description } } })).body;
  for (const body of [{ job_details: details }, { metadata }, { name: 'Nurse' }])
    expect((await calls.update({ caller, params: { id }, body })).status).toBe(200);

  const events = await eventsOf(backend, caller);
  expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  for (const event of events) {
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(20_000);
    expect(event.data.object).toMatchObject({ object: 'job', id, version: event.sequence, status: 'draft' });
  }
  expect(events.at(-1)?.data).toMatchObject({
    previous: { name },
    context: { changed: ['name'], omitted: expect.arrayContaining(['object.metadata']) },
  });
});

it('one that would outgrow its row is refused in words, and stays as it was', async () => {
  const caller = await newCaller(backend);
  const { id } = (await calls.create({ caller, body: { name, job_details: { description } } })).body;
  const params = { id };
  expect((await calls.update({ caller, params, body: { locations } })).status).toBe(200);
  const { status, body } = await calls.update({ caller, params, body: { metadata } });
  expect([status, body.error.code, body.error.message]).toEqual([
    413,
    'payload_too_large',
    expect.stringContaining('400 KB'),
  ]);
  expect((await calls.get({ caller, params })).body).toMatchObject({ version: 2, metadata: {} });
});
