import { describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { changeEntry, datedCreation, tombstone } from '../../../shared/storage/change-entries.ts';
import { changedPartition, deletedPartition } from '../../../shared/storage/keys.ts';
import type { Item, Write } from '../../../shared/storage/row.ts';

const now = new Date('2026-11-27T10:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
const resource = { id: 'job_1', created_at: at(-5000), updated_at: at(-1000) };

it('a resource is in the index of changes by its last change', () => {
  expect(changeEntry('org_1', 'JOB', resource)).toEqual({
    gsi4pk: changedPartition('org_1', 'JOB'),
    gsi4sk: `${at(-1000)}#job_1`,
  });
});

describe('a deletion', () => {
  const record = (fields: Partial<typeof resource> = {}, kept?: object) =>
    (
      tombstone({ organizationId: 'org_1', now }, 'JOB', { ...resource, ...fields }, kept) as Extract<
        Write,
        { put: Item }
      >
    ).put;

  it('is recorded for 30 days, in the index of changes too, without the resource', () => {
    const pk = deletedPartition('org_1', 'JOB');
    expect(record()).toEqual({
      ...{ pk, sk: 'job_1', gsi4pk: pk, gsi4sk: `${at(0)}#job_1` },
      expires_at: now.getTime() / 1000 + 30 * 24 * 3600,
      data: { id: 'job_1', created_at: resource.created_at, deleted_at: at(0) },
    });
  });

  it('has the resource where it may be restored', () => {
    expect(record({}, { name: 'Nurse' }).data).toMatchObject({ resource: { name: 'Nurse' } });
  });

  it('is later than the last change, by a slow clock too', () => {
    const { data, gsi4sk } = record({ updated_at: at(5000) });
    const { deleted_at } = data as { deleted_at: string };
    expect(deleted_at > at(5000)).toBe(true);
    expect(gsi4sk).toBe(`${deleted_at}#job_1`);
  });
});

it('a creation is dated by its id, and its last change by its run', () => {
  const id = idSource(new Date(at(-2000)))('job');
  const made = { id, created_at: at(0), updated_at: at(-2000), name: 'Nurse' };
  expect(datedCreation({ now }, made)).toEqual({ ...made, created_at: at(-2000), updated_at: at(0) });
  expect(datedCreation({ now }, { ...made, updated_at: at(7) }).updated_at).toBe(at(7));
});
