/** What a change of an application changes besides it, and what a change that is none leaves. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../shared/domain/stored/application.ts';
import { candidatesOfJob } from '../../../shared/storage/keys.ts';
import { linkedIds } from '../../../shared/storage/links.ts';
import { olderApplications } from '../../../shared/storage/older-applications.ts';
import { pipelineStore } from '../../../shared/storage/pipeline.ts';
import { stageCounts } from '../../../shared/storage/stage-counts.ts';
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

const email = 'jane@example.com';
async function applied() {
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const job = await storeJob(stores, caller);
  const application = await storeApplication(stores, caller, job, { email });
  const origin = () => originOf(caller);
  return {
    ...{ caller, organizationId, job, application, origin },
    person: () => stores.candidates.get(organizationId, application.candidate_id),
    stored: () => stores.applications.get(organizationId, application.id),
    counts: async (id = job.id) =>
      Object.fromEntries(await stageCounts(backend.table).of(organizationId, id)) as Record<string, number>,
  };
}
const rejected = (before: Application) => ({
  next: { ...before, status: 'rejected' as const },
  events: [{ type: 'application.rejected' as const }],
  happening: { type: 'rejected' as const },
});

describe('a change of an application', () => {
  it('to nothing leaves both as they are', async () => {
    const { caller, application, origin, person } = await applied();
    const before = [application, await person(), await eventsOf(backend, caller)];
    const after = await stores.pipeline.change(origin(), application.id, () => null);
    expect([after, await person(), await eventsOf(backend, caller)]).toEqual(before);
    const once = await stores.pipeline.changeOnce(origin(), application.id, () => null);
    expect(once).toEqual({ application, changed: false });
  });

  it('is reported as a change, and counts where the application is now', async () => {
    const { application, origin, counts } = await applied();
    const stage = application.stage.id;
    expect(await counts()).toEqual({ [stage]: 1 });
    const once = await stores.pipeline.changeOnce(origin(), application.id, rejected);
    expect([once.changed, once.application.status]).toEqual([true, 'rejected']);
    expect(await counts()).toEqual({ [stage]: 0, rejected: 1 });
  });

  it('by a request is made once, and reported as a change again', async () => {
    const { application, origin, stored } = await applied();
    const claimed = { ...origin(), claim: crypto.randomUUID() };
    await stores.pipeline.changeOnce(claimed, application.id, rejected);
    const before = await stored();
    const again = await stores.pipeline.changeOnce(claimed, application.id, () => expect.fail());
    expect(again).toEqual({ application: before, changed: true });
  });

  it('to another job links the candidate to that job', async () => {
    const { caller, organizationId, application, origin, counts } = await applied();
    const other = await storeJob(stores, caller);
    await stores.pipeline.change(origin(), application.id, (before) => ({
      ...rejected(before),
      next: { ...before, job_id: other.id },
    }));
    const linked = await linkedIds(backend.table, candidatesOfJob(organizationId, other.id), 'candidate');
    expect(linked).toEqual([application.candidate_id]);
    expect(await counts(other.id)).toEqual({ [application.stage.id]: 1 });
  });

  it('of an anonymized person takes nothing personal', async () => {
    const { application, origin, organizationId, person } = await applied();
    const { id } = await person();
    await stores.candidates.change(origin(), id, (before) => ({
      ...{ next: { ...before, anonymized_at: before.created_at }, events: [] },
    }));
    const noted = stores.pipeline.change(origin(), application.id, (before) => ({
      ...rejected(before),
      happening: { type: 'rejected', note: 'Jane' },
    }));
    await expect(noted).rejects.toMatchObject({ code: 'invalid_state_transition' });
    const labelled = stores.pipeline.label(origin(), application.id, (before) => ({
      ...{ next: { ...before, tags: ['Jane'] }, events: [] },
    }));
    await expect(labelled).rejects.toMatchObject({ code: 'invalid_state_transition' });
    expect((await stores.applications.get(organizationId, application.id)).tags).toEqual([]);
  });
});

describe('labels of an application', () => {
  it('change it alone, and nothing where they are the same', async () => {
    const { application, origin, person } = await applied();
    const before = await person();
    const label = (tags: string[] | null) =>
      stores.pipeline.label(
        origin(),
        application.id,
        (one) => tags && { next: { ...one, tags }, events: [] },
      );
    expect(await label(null)).toEqual(application);
    expect(await label(['night'])).toMatchObject({ tags: ['night'], version: application.version + 1 });
    expect(await person()).toEqual(before);
  });

  it('are refused where the candidate was removed after it was read', async () => {
    const { application, origin, person, stored } = await applied();
    const read = await person();
    await stores.candidates.remove(origin(), read.id, []);
    const late = pipelineStore({
      table: backend.table,
      applications: stores.applications,
      candidates: { ...stores.candidates, get: async () => read },
    });
    const labelled = late.label(origin(), application.id, (one) => ({
      next: { ...one, tags: ['night'] },
      events: [],
    }));
    await expect(labelled).rejects.toMatchObject({ code: 'not_found' });
    expect((await stored()).tags).toEqual([]);
  });
});

it('an application of a candidate who does not exist is refused, and names the parameter', async () => {
  const { origin } = await applied();
  const nobody = { candidateId: `cand_${'0'.repeat(26)}` };
  await expect(stores.pipeline.apply(origin(), nobody, () => expect.fail())).rejects.toMatchObject({
    code: 'validation_failed',
    particulars: { details: [{ param: 'candidate_id', code: 'not_found' }] },
  });
});

it('the oldest entries of a person with many applications leave the row, and stay found', async () => {
  const { caller, organizationId, job, person } = await applied();
  for (let n = 0; n < 26; n++) await storeApplication(stores, caller, job, { email });
  const { applications, application_counts, id } = await person();
  const older: string[] = [];
  for await (const entry of olderApplications(backend.table, organizationId, id)) older.push(entry.id);
  expect([applications.length, older.length, application_counts?.active]).toEqual([25, 2, 27]);

  expect(older.every((one) => applications.every(({ id: shown }) => one < shown))).toBe(true);
});
