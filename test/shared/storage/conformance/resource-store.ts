import { beforeAll, describe, expect, it } from 'vitest';
import { instantAfter } from '../../../../shared/domain/event.ts';
import { newJob } from '../../../../shared/domain/job.ts';
import type { Job } from '../../../../shared/domain/stored/job.ts';
import { type JobStore, jobStore } from '../../../../shared/storage/jobs.ts';
import { jobPartition } from '../../../../shared/storage/keys.ts';
import type { Backend } from '../../../support/backend.ts';
import { eventsOfOrigin, newOrigin } from './origin.ts';

/** What every engine must do under shared/storage/resource-store.ts; jobs stand for all kinds. */
export function resourceStoreConformance(backend: () => Backend): void {
  let jobs: JobStore;
  beforeAll(() => {
    jobs = jobStore(backend().table);
  });
  const created = [{ type: 'job.created' as const }];
  const updated = [{ type: 'job.updated' as const }];
  const jobOf = ({ making }: ReturnType<typeof newOrigin>, changes: Partial<Job> = {}): Job => ({
    ...newJob({ name: 'Cook' }, making),
    ...changes,
  });
  const code = (code: string) => expect.objectContaining({ code });
  const events = (one: ReturnType<typeof newOrigin>) => eventsOfOrigin(backend(), one);

  describe('insert', () => {
    it('stores the resource and tells of it in one transaction', async () => {
      const one = newOrigin();
      const job = jobOf(one);
      expect(await jobs.insert(one.origin, job, created)).toEqual(job);
      expect(await jobs.get(one.origin.organizationId, job.id)).toEqual(job);
      const [event] = await events(one);
      expect(event).toMatchObject({ type: 'job.created', sequence: 1, data: { previous: null } });
      expect(event?.data.object).toMatchObject({ id: job.id, name: 'Cook' });
    });

    it('of an id that is there already answers the stored one and tells of nothing', async () => {
      const one = newOrigin();
      const job = jobOf(one);
      await jobs.insert(one.origin, job, created);
      expect(await jobs.insert(one.origin, { ...job, name: 'Chef' }, created)).toEqual(job);
      expect(await events(one)).toHaveLength(1);
    });

    it('of one id by 20 at once makes one resource and one event', async () => {
      const one = newOrigin();
      const job = jobOf(one, { external_id: 'e' });
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, n) => jobs.insert(one.origin, { ...job, openings: n + 1 }, created)),
      );
      expect(new Set(all.map(({ openings }) => openings)).size).toBe(1);
      expect(await events(one)).toHaveLength(1);
    });

    it('writes nothing when a write that belongs to it is refused', async () => {
      const one = newOrigin();
      const job = jobOf(one);
      const also = [jobs.mustExist(one.origin.organizationId, one.making.newId('job'), 'project_id')];
      await expect(jobs.insert(one.origin, job, created, also)).rejects.toEqual(code('validation_failed'));
      expect(await jobs.find(one.origin.organizationId, job.id)).toBeUndefined();
      expect(await events(one)).toEqual([]);
    });
  });

  describe('get', () => {
    it("gives the same not_found for a missing id and for another organization's", async () => {
      const [owner, stranger] = [newOrigin(), newOrigin()];
      const job = await jobs.insert(owner.origin, jobOf(owner), created);
      const foreign = await jobs.get(stranger.origin.organizationId, job.id).catch((error) => error);
      const missing = await jobs
        .get(owner.origin.organizationId, owner.making.newId('job'))
        .catch((error) => error);
      expect(foreign).toEqual(code('not_found'));
      expect({ ...foreign }).toEqual({ ...missing });
    });
  });

  describe('change', () => {
    it('counts the version, moves updated_at, and tells what was before', async () => {
      const one = newOrigin();
      const job = await jobs.insert(one.origin, jobOf(one), created);
      const now = new Date(one.origin.now.getTime() + 1000);
      const decide = (current: Job) => ({ next: { ...current, name: 'Chef' }, events: updated });
      const after = await jobs.change({ ...one.origin, now }, job.id, decide);
      expect(after).toEqual({ ...job, name: 'Chef', version: 2, updated_at: now.toISOString() });
      expect(await jobs.get(one.origin.organizationId, job.id)).toEqual(after);
      expect((await events(one)).at(-1)).toMatchObject({ sequence: 2, data: { previous: { name: 'Cook' } } });
    });

    it('is dated after the change before it, also by a request that began earlier', async () => {
      const one = newOrigin();
      const job = await jobs.insert(one.origin, jobOf(one), created);
      const at = (ms: number) => new Date(one.origin.now.getTime() + ms);
      const rename = (name: string, now: Date) =>
        jobs.change({ ...one.origin, now }, job.id, (current) => ({
          next: { ...current, name },
          events: updated,
        }));
      const late = await rename('Chef', at(1000));
      const early = await rename('Head chef', at(400));
      expect([late.updated_at, early.updated_at]).toEqual([at(1000).toISOString(), at(1001).toISOString()]);
    });

    it('writes nothing when there is nothing to decide', async () => {
      const one = newOrigin();
      const job = await jobs.insert(one.origin, jobOf(one), created);
      expect(await jobs.change(one.origin, job.id, () => null)).toEqual(job);
      expect(await events(one)).toHaveLength(1);
    });

    it('passes a refusal of the decision on', async () => {
      const one = newOrigin();
      const job = await jobs.insert(one.origin, jobOf(one), created);
      const refuse = () => {
        throw new Error('no');
      };
      await expect(jobs.change(one.origin, job.id, refuse)).rejects.toThrow('no');
    });

    it('by 9 at once loses none: each decides on what the one before left', async () => {
      // A writer is late only when another got through since it read. So among nine none is late more than eight times,
      // as often as retryOnConflict tries again; whether more of them all get through would depend on the engine's speed.
      const writers = 9;
      const one = newOrigin();
      const job = await jobs.insert(one.origin, jobOf(one, { openings: 0 }), created);
      const more = (current: Job) => ({
        next: { ...current, openings: current.openings + 1 },
        events: updated,
      });
      await Promise.all(Array.from({ length: writers }, () => jobs.change(one.origin, job.id, more)));
      const after = await jobs.get(one.origin.organizationId, job.id);
      expect(after).toMatchObject({ openings: writers, version: writers + 1 });
      const sequences = (await events(one)).map(({ sequence }) => sequence).sort((a, b) => a - b);
      expect(sequences).toEqual(Array.from({ length: writers + 1 }, (_, i) => i + 1));
    });
  });

  describe('an external id', () => {
    const withExternal = (external_id: string | null) => (current: Job) => ({
      next: { ...current, external_id },
      events: updated,
    });

    it('finds its resource, and only in its organization', async () => {
      const [one, two] = [newOrigin(), newOrigin()];
      const job = await jobs.insert(one.origin, jobOf(one, { external_id: 'ats-1' }), created);
      expect(await jobs.findByExternalId(one.origin.organizationId, 'ats-1')).toEqual(job);
      expect(await jobs.findByExternalId(two.origin.organizationId, 'ats-1')).toBeUndefined();
      const theirs = await jobs.insert(two.origin, jobOf(two, { external_id: 'ats-1' }), created);
      expect(await jobs.findByExternalId(two.origin.organizationId, 'ats-1')).toEqual(theirs);
    });

    it('is given once: the second insert and the second change are refused and change nothing', async () => {
      const one = newOrigin();
      await jobs.insert(one.origin, jobOf(one, { external_id: 'ats-1' }), created);
      const twin = jobOf(one, { external_id: 'ats-1' });
      await expect(jobs.insert(one.origin, twin, created)).rejects.toEqual(code('external_id_taken'));
      const other = await jobs.insert(one.origin, jobOf(one), created);
      await expect(jobs.change(one.origin, other.id, withExternal('ats-1'))).rejects.toEqual(
        code('external_id_taken'),
      );
      expect(await jobs.get(one.origin.organizationId, other.id)).toEqual(other);
    });

    it('goes to one of 10 that ask for it at once', async () => {
      const one = newOrigin();
      const twins = Array.from({ length: 10 }, () => jobOf(one, { external_id: 'ats-1' }));
      const outcomes = await Promise.allSettled(twins.map((twin) => jobs.insert(one.origin, twin, created)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('is free again once it was changed, cleared, or its resource is gone', async () => {
      const one = newOrigin();
      const { organizationId } = one.origin;
      const job = await jobs.insert(one.origin, jobOf(one, { external_id: 'a' }), created);
      await jobs.change(one.origin, job.id, withExternal('b'));
      await jobs.insert(one.origin, jobOf(one, { external_id: 'a' }), created);
      await jobs.change(one.origin, job.id, withExternal(null));
      const heir = await jobs.insert(one.origin, jobOf(one, { external_id: 'b' }), created);
      expect((await jobs.findByExternalId(organizationId, 'b'))?.id).toBe(heir.id);
      await jobs.remove(one.origin, heir.id, [{ type: 'job.deleted' }]);
      expect(await jobs.findByExternalId(organizationId, 'b')).toBeUndefined();
      await jobs.insert(one.origin, jobOf(one, { external_id: 'b' }), created);
    });

    it('stands in no key of the table as it is: it may be a name or an address', async () => {
      const one = newOrigin();
      const { organizationId } = one.origin;
      await jobs.insert(one.origin, jobOf(one, { external_id: 'jane@example.com' }), created);
      const pk = `ORG#${organizationId}#EXTERNAL#job`;
      const [claim] = await backend().table.query({ pk, from: '0', to: '~', ascending: true, limit: 2 });
      expect(claim?.sk).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(claim)).not.toContain('jane');
    });
  });

  describe('remove', () => {
    const deleted = [{ type: 'job.deleted' as const }];

    it('takes it out of sight, keeps it in the graveyard, and tells of its last state', async () => {
      const one = newOrigin();
      const { organizationId } = one.origin;
      const job = await jobs.insert(one.origin, jobOf(one), created);
      await jobs.remove(one.origin, job.id, deleted);
      await expect(jobs.get(organizationId, job.id)).rejects.toEqual(code('not_found'));
      const page = { limit: 10, order: 'desc' as const, now: new Date() };
      expect((await jobs.list(organizationId, page)).items).toEqual([]);
      expect((await jobs.list(organizationId, page, 'draft')).items).toEqual([]);
      const grave = await backend().table.get({ pk: `${jobPartition(organizationId)}#DELETED`, sk: job.id });
      const { id, created_at } = job;
      const deleted_at = instantAfter(job.updated_at, one.origin);
      expect(grave?.data).toEqual({ id, created_at, deleted_at, resource: { ...job, version: 2 } });
      expect(grave?.expires_at).toBe(Math.floor(one.origin.now.getTime() / 1000) + 30 * 24 * 3600);
      expect((await events(one)).at(-1)).toMatchObject({
        type: 'job.deleted',
        sequence: 2,
        data: { object: { id: job.id, name: 'Cook' }, previous: null },
      });
    });

    it('happens once when 10 ask for it', async () => {
      const one = newOrigin();
      const job = await jobs.insert(one.origin, jobOf(one), created);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, () => jobs.remove(one.origin, job.id, deleted)),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toEqual(code('not_found'));
      expect(await events(one)).toHaveLength(2);
    });

    it('never lets a change bring it back', async () => {
      const one = newOrigin();
      const job = await jobs.insert(one.origin, jobOf(one), created);
      const rename = (current: Job) => ({ next: { ...current, name: 'Chef' }, events: updated });
      await Promise.allSettled([
        jobs.change(one.origin, job.id, rename),
        jobs.remove(one.origin, job.id, deleted),
        jobs.change(one.origin, job.id, rename),
      ]);
      expect(await jobs.find(one.origin.organizationId, job.id)).toBeUndefined();
    });
  });

  describe('a list by status', () => {
    it('follows a job as it moves', async () => {
      const one = newOrigin();
      const { organizationId } = one.origin;
      const job = await jobs.insert(one.origin, jobOf(one), created);
      const close = (current: Job) => ({ next: { ...current, status: 'closed' as const }, events: [] });
      await jobs.change(one.origin, job.id, close);
      const page = { limit: 10, order: 'desc' as const, now: new Date() };
      const ids = async (status: Job['status']) =>
        (await jobs.list(organizationId, page, status)).items.map(({ id }) => id);
      expect(await ids('draft')).toEqual([]);
      expect(await ids('closed')).toEqual([job.id]);
    });
  });
}
