/** Jobs and the return of deleted ones. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newJob } from '../../../shared/domain/job.ts';
import { moveJob } from '../../../shared/domain/job-moves.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { deletedPartition, erasedKey } from '../../../shared/storage/keys.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { eventsOfOrigin, newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A new organization and its jobs. */
function newDesk() {
  const { origin, making } = newOrigin();
  const { organizationId, now } = origin;
  const store = jobStore(backend.table);
  const later = (seconds: number) => new Date(Math.floor(now.getTime() / 1000) * 1000 + seconds * 1000);
  return {
    ...{ origin, organizationId, store, later },
    job: (fields: Partial<Job> = {}): Job => ({ ...newJob({ name: 'Nurse' }, making), ...fields }),
    open: (): Job => moveJob(newJob({ name: 'Cook' }, making), 'publish', now).job,
    insert: (one: Job) => store.insert(origin, one, []),
    remove: (id: string) => store.remove(origin, id, []),
    restore: (id: string, more: object = {}) => store.restore({ ...origin, ...more }, id),
    record: (id: string) => backend.table.get({ pk: deletedPartition(organizationId, 'JOB'), sk: id }),
    events: async () =>
      (await eventsOfOrigin(backend, { origin, making })).map(({ type, sequence, data }) => [
        ...[type, sequence, data.context.restored],
      ]),
  };
}

describe('jobs', () => {
  it('are listed in all, by their status, and by a filter', async () => {
    const { store, job, open, insert, organizationId } = newDesk();
    const [draft, published] = [await insert(job()), await insert(open())];
    const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
    const list = async (status?: Job['status'], matches?: (one: Job) => boolean) =>
      (await store.list(organizationId, page, status, matches)).items.map(({ id }) => id);
    expect(await list()).toEqual([draft.id, published.id]);
    expect([await list('draft'), await list(published.status)]).toEqual([[draft.id], [published.id]]);
    expect(await list('archived' as Job['status'])).toEqual([]);
    expect(await list(undefined, ({ name }) => name === 'Cook')).toEqual([published.id]);
  });

  it.each([
    ['a salary without its currency', 'required'],
    ['another hired stage', 'invalid_stages'],
  ])('are refused a change of a published one to %s', async (what, code) => {
    const { store, origin, open, insert } = newDesk();
    const { id, job_details, stages } = await insert(open());
    const changes =
      code === 'required'
        ? { job_details: { ...job_details, salary_min: 1 } }
        : { stages: stages.map((stage) => ({ ...stage, type: 'hired' as const })) };
    const changed = store.change(origin, id, (before) => ({ next: { ...before, ...changes }, events: [] }));
    const refused = { code: 'validation_failed', particulars: { details: [{ code }] } };
    await expect(changed, what).rejects.toMatchObject(refused);
    expect(await store.get(origin.organizationId, id)).toMatchObject({ version: 1, stages });
  });

  it('have their stages read for many at once, each once', async () => {
    const { store, job, insert, organizationId } = newDesk();
    const { id, stages } = await insert(job());
    const read = await store.stagesOf(organizationId, [id, id, 'job_missing']);
    expect([...read]).toEqual([[id, { stages }]]);
  });

  it('must exist for what depends on them', async () => {
    const { store, job, insert, remove, organizationId } = newDesk();
    const { id } = await insert(job());
    const depend = (organization = organizationId) =>
      backend.table.commit([
        store.mustExist(organization, id, 'job_id'),
        { put: { pk: crypto.randomUUID(), sk: 'a', data: {} }, when: { absent: true } },
      ]);
    const message = 'job_id does not exist in your organization.';
    const refused = {
      code: 'validation_failed',
      particulars: { details: [{ param: 'job_id', code: 'not_found', message }] },
    };
    await depend();
    await expect(depend('org_other')).rejects.toMatchObject(refused);
    await remove(id);
    await expect(depend()).rejects.toMatchObject(refused);
  });
});

describe('a deleted job', () => {
  it('is stored again, later than its deletion, and its record and mark are gone', async () => {
    const { store, job, insert, remove, restore, record, events, organizationId } = newDesk();
    const one = await insert(job({ external_id: 'mine' }));
    await remove(one.id);
    const { deleted_at } = ((await record(one.id))?.data ?? {}) as { deleted_at: string };
    const back = await restore(one.id);
    expect(back).toEqual({ ...one, version: one.version + 2, updated_at: back.updated_at });
    expect(back.updated_at > deleted_at).toBe(true);
    expect(await store.get(organizationId, one.id)).toEqual(back);
    expect(await store.findByExternalId(organizationId, 'mine')).toEqual(back);
    expect([await record(one.id), await backend.table.get(erasedKey(one.id))]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await events()).toEqual([['job.created', back.version, true]]);
    expect(await restore(one.id)).toEqual(back);
    expect(await events()).toHaveLength(1);
  });

  it('is not found after thirty days, or if it was never there', async () => {
    const { job, insert, remove, restore, later } = newDesk();
    const { id } = await insert(job());
    const notFound = { code: 'not_found' };
    await expect(restore('job_missing')).rejects.toMatchObject(notFound);
    await remove(id);
    const month = 30 * 24 * 3600;
    await expect(restore(id, { now: later(month) })).rejects.toMatchObject(notFound);
    expect(await restore(id, { now: new Date(later(month).getTime() - 1) })).toMatchObject({ id });
  });

  it.each([
    ['processing', ['job.created', 'job.import_requested']],
    ['completed', ['job.created']],
  ])('with an import that is %s: %j', async (status, types) => {
    const { origin, job, insert, remove } = newDesk();
    const { id } = await insert(job({ import: { status } as Job['import'] }));
    await remove(id);
    const told: string[] = [];
    const commit: typeof backend.table.commit = async (writes) => {
      for (const write of writes)
        if ('put' in write && write.put.pk.startsWith('EVENT#'))
          told.push(JSON.parse(String(write.put.data)).type);
      await backend.table.commit(writes);
    };
    await jobStore({ ...backend.table, commit }).restore(origin, id);
    expect(told).toEqual(types);
  });

  it('whose external id was taken meanwhile is refused', async () => {
    const { job, insert, remove, restore, record } = newDesk();
    const { id } = await insert(job({ external_id: 'mine' }));
    await remove(id);
    await insert(job({ external_id: 'mine' }));
    await expect(restore(id)).rejects.toMatchObject({ code: 'external_id_taken' });
    expect(await record(id)).toBeDefined();
  });

  it('is not stored by a repeated request if it was deleted again', async () => {
    const { job, insert, remove, restore } = newDesk();
    const { id } = await insert(job());
    await remove(id);
    const keyed = { claim: 'the hash of a key' };
    expect(await restore(id, keyed)).toMatchObject({ acted_by: ['the hash of a key'] });
    await remove(id);
    await expect(restore(id, keyed)).rejects.toMatchObject({ code: 'answer_erased' });
    expect(await restore(id, { claim: 'another' })).toMatchObject({ id });
  });
});
