import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { candidatesOfJob } from '../../../shared/storage/keys.ts';
import { linkedIds } from '../../../shared/storage/links.ts';
import { originOf } from '../../functions/support/origin.ts';
import {
  type PipelineStores,
  pipelineStores,
  storeApplication,
  storeJob,
} from '../../functions/support/pipeline-stores.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf, newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
let stores: PipelineStores;
beforeAll(async () => {
  backend = await sharedBackend();
  stores = pipelineStores(backend);
});

const firstPage = { limit: 25, order: 'asc' as const, now: new Date(Date.now() + 60_000) };

describe('a new application', () => {
  it('makes a candidate of an unknown address, and emits the events of both', async () => {
    const caller = await newCaller(backend);
    const job = await storeJob(stores, caller);
    const application = await storeApplication(stores, caller, job, { email: 'jane@example.com' });
    const candidate = await stores.candidates.findByEmail(caller.organizationId, ' JANE@example.com');
    expect(candidate).toMatchObject({
      id: application.candidate_id,
      applications: [{ id: application.id, job_id: job.id, status: 'active' }],
    });
    expect((await eventsOf(backend, caller)).map(({ type }) => type).sort()).toEqual([
      'application.created',
      'candidate.created',
      'job.created',
    ]);
    const links = await linkedIds(backend.table, candidatesOfJob(caller.organizationId, job.id), 'candidate');
    expect(links).toEqual([candidate?.id]);
  });

  it('joins twenty at once of one address to one candidate, and loses none', async () => {
    const caller = await newCaller(backend);
    const job = await storeJob(stores, caller);
    const email = 'jane@example.com';
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, () => storeApplication(stores, caller, job, { email })),
    );
    const stored = made.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    expect(new Set(stored.map(({ candidate_id }) => candidate_id)).size).toBe(1);
    const candidate = await stores.candidates.findByEmail(caller.organizationId, email);
    expect(candidate?.applications.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(stored.length).toBeGreaterThan(10);
  });

  it('keeps the same address apart in two organizations', async () => {
    const [one, other] = [await newCaller(backend), await newCaller(backend)];
    const email = 'jane@example.com';
    await storeApplication(stores, one, await storeJob(stores, one), { email });
    expect(await stores.candidates.findByEmail(other.organizationId, email)).toBeUndefined();
  });
});

describe('a change', () => {
  it('changes the application, its entry in the candidate and the timeline in one step', async () => {
    const caller = await newCaller(backend);
    const job = await storeJob(stores, caller);
    const { id, candidate_id } = await storeApplication(stores, caller, job, { email: 'a@example.com' });
    const origin = originOf(caller);
    await stores.pipeline.change(origin, id, (application) => ({
      next: { ...application, status: 'rejected' },
      events: [{ type: 'application.rejected' }],
      happening: { type: 'rejected', reason: 'other' },
    }));
    const candidate = await stores.candidates.get(caller.organizationId, candidate_id);
    expect(candidate.applications).toMatchObject([{ id, status: 'rejected' }]);
    const history = await stores.timeline.ofApplication(caller.organizationId, id, firstPage);
    expect(history.items.map(({ type }) => type)).toEqual(['applied', 'rejected']);
    const timeline = await stores.timeline.ofCandidate(caller.organizationId, candidate, firstPage);
    expect(timeline.items).toEqual(history.items);
  });
});

it('only a call with a key has a first run: its application is found, and refused once its person was deleted', async () => {
  const caller = await newCaller(backend);
  const job = await storeJob(stores, caller);
  const application = await storeApplication(stores, caller, job, { email: 'a@example.com' });
  const [origin, { id, candidate_id }] = [originOf(caller), application];
  const repeated = { ...origin, claim: 'the hash of a key' };
  expect(await stores.pipeline.applied(origin, id)).toBeUndefined();
  expect(await stores.pipeline.applied(repeated, id)).toEqual(application);
  expect(await stores.pipeline.applied(repeated, idSource(new Date())('application'))).toBeUndefined();
  const erased = expect.objectContaining({ code: 'answer_erased' });
  await stores.candidates.change(origin, candidate_id, (before) => ({
    next: { ...before, anonymized_at: before.created_at },
    events: [],
  }));
  await expect(stores.pipeline.applied(repeated, id)).rejects.toEqual(erased);
  await stores.candidates.remove(origin, candidate_id, []);
  await expect(stores.pipeline.applied(repeated, id)).rejects.toEqual(erased);
});

it('an application that a crashed first run has stored is returned as it is, and nothing else is written', async () => {
  const caller = await newCaller(backend);
  const email = 'a@example.com';
  const application = await storeApplication(stores, caller, await storeJob(stores, caller), { email });
  const before = (await stores.candidates.findByEmail(caller.organizationId, email)) ?? expect.fail();
  const events = await eventsOf(backend, caller);
  const again = await stores.pipeline.apply(originOf(caller), { email }, () => ({
    application: { ...application, tags: ['again'] },
    candidate: { before, after: before },
    events: [],
  }));
  expect(again).toEqual(application);
  expect(await stores.candidates.get(caller.organizationId, before.id)).toEqual(before);
  expect(await eventsOf(backend, caller)).toEqual(events);
});
