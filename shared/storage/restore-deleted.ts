import { ApiError } from '../domain/api-error.ts';
import { type EventOrigin, instantAfter } from '../domain/event.ts';
import type { Job } from '../domain/stored/job.ts';
import type { Tombstone } from './change-entries.ts';
import { didAct, droppedClaims, withClaim } from './done-claims.ts';
import { responseErased } from './erased-marks.ts';
import { deletedPartition, erasedKey } from './keys.ts';
import type { Resource } from './resource-kind.ts';
import type { Emitted, resourceStore } from './resource-store.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';

type Acted = Job & Pick<Resource, 'acted_by'>;
type Store = Pick<ReturnType<typeof resourceStore<Job>>, 'find' | 'read' | 'writes'>;

/**
 * Stores a deleted job again, with its external id and a job.created event, and removes the record of its deletion. An import
 * that had not ended is requested again, because its worker ignores a deleted job. Returns a job that exists as it is. Throws
 * {@link ApiError} not_found for one that was never there or was deleted more than 30 days ago, external_id_taken, and
 * answer_erased for a repeated request whose job was deleted again.
 */
export const restoreDeleted = (
  table: Table,
  { find, read, writes }: Store,
  origin: EventOrigin,
  id: string,
): Promise<Job> =>
  retryOnConflict(async () => {
    const { organizationId, now, claim } = origin;
    const key = { pk: deletedPartition(organizationId, 'JOB'), sk: id };
    // The record first: a concurrent restore removes it and stores the job at once, so one of the two is found.
    const record = await table.get<Tombstone>(key);
    const existing = await find(organizationId, id);
    if (existing) return existing;
    // The table deletes expired rows late.
    const isKept = record && (record.expires_at ?? 0) * 1000 > now.getTime();
    const deleted = isKept && (read({ ...record, data: record.data.resource }) as Acted | undefined);
    if (!deleted) throw new ApiError('not_found');
    if (claim !== undefined && (await didAct(table, deleted, claim))) throw responseErased();
    const restored: Acted = {
      ...deleted,
      version: deleted.version + 1,
      updated_at: instantAfter(record.data.deleted_at, origin),
      ...(claim !== undefined && { acted_by: withClaim(deleted.acted_by, claim) }),
    };
    const events: Emitted[] = [{ type: 'job.created', context: { restored: true } }];
    if (restored.import?.status === 'processing') events.push({ type: 'job.import_requested' });
    const forgotten = droppedClaims(id, { before: deleted.acted_by, after: restored.acted_by }, now);
    // Without its claim, because the id was erased on purpose: a repeated request finds the job.
    const stored = writes({ ...origin, claim: undefined }, null, restored, events);
    await table.commit([
      ...stored,
      ...forgotten,
      { remove: key, when: { exists: true } },
      { remove: erasedKey(id) },
    ]);
    return restored;
  });
