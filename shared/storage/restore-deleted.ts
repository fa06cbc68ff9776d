import { ApiError } from '../domain/api-error.ts';
import { type EventOrigin, instantAfter } from '../domain/event.ts';
import type { Job } from '../domain/stored/job.ts';
import type { Tombstone } from './change-entries.ts';
import { deletedPartition, erasedKey } from './keys.ts';
import type { resourceStore } from './resource-store.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';

type Store = Pick<ReturnType<typeof resourceStore<Job>>, 'find' | 'read' | 'writes'>;

/**
 * Stores a deleted job again, with its external id and a job.created event, and removes the record of its deletion. Returns
 * a job that exists as it is. Throws {@link ApiError} not_found for one that was never there or was deleted more than 30
 * days ago, and external_id_taken.
 */
export const restoreDeleted = (
  table: Table,
  { find, read, writes }: Store,
  origin: EventOrigin,
  id: string,
): Promise<Job> =>
  retryOnConflict(async () => {
    const { organizationId, now } = origin;
    const key = { pk: deletedPartition(organizationId, 'JOB'), sk: id };
    const [existing, record] = await Promise.all([find(organizationId, id), table.get<Tombstone>(key)]);
    if (existing) return existing;
    // The table deletes expired rows late.
    const isKept = record && (record.expires_at ?? 0) * 1000 > now.getTime();
    const deleted = isKept && (read({ ...record, data: record.data.resource }) as Job | undefined);
    if (!deleted) throw new ApiError('not_found');
    const restored: Job = {
      ...deleted,
      version: deleted.version + 1,
      updated_at: instantAfter(record.data.deleted_at, origin),
    };
    const events = [{ type: 'job.created' as const, context: { restored: true } }];
    // Without its claim, because the id was erased on purpose: a repeated request finds the job.
    const stored = writes({ ...origin, claim: undefined }, null, restored, events);
    await table.commit([...stored, { remove: key, when: { exists: true } }, { remove: erasedKey(id) }]);
    return restored;
  });
