import { timeOf } from '../domain/ids.ts';
import { changeEntry } from './change-entries.ts';
import {
  applicationPartition,
  candidatePartition,
  deletedPartition,
  type FollowedKind,
  jobPartition,
  scanPartition,
  webhookEndpointPartition,
} from './keys.ts';
import { monthsSince } from './months-since.ts';
import { expiryOf } from './retention-window.ts';
import { ConditionFailed, type Item, type PutCondition } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

type Followed = { id: string; updated_at: string };

function* partitionsOf(organizationId: string, now: Date): Generator<[FollowedKind, string]> {
  yield ['JOB', jobPartition(organizationId)];
  yield ['CAND', candidatePartition(organizationId)];
  yield ['HOOK', webhookEndpointPartition(organizationId)];
  for (const month of monthsSince(timeOf(organizationId), now)) {
    yield ['APP', applicationPartition(organizationId, month)];
    yield ['SCAN', scanPartition(organizationId, month)];
  }
}

/**
 * Gives each resource of an organization its entry in the index of changes, as rows of an earlier release lack it. A row that
 * has its entry is only read. A row that changes at the same moment gets its entry by that change. Returns the number of rows
 * that were written.
 */
export async function reindexChanges(table: Table, organizationId: string, now: Date): Promise<number> {
  let written = 0;
  for (const [kind, pk] of partitionsOf(organizationId, now))
    for await (const row of rowsIn<Followed>(table, pk)) {
      const entry = changeEntry(organizationId, kind, row.data);
      if (row.gsi4pk === entry.gsi4pk && row.gsi4sk === entry.gsi4sk) continue;
      if (await rewrite(table, { ...row, ...entry }, { version: row.version ?? 0 })) written++;
    }
  // An earlier release kept deleted jobs without an end, and without the time of the deletion.
  for await (const row of rowsIn(table, deletedPartition(organizationId, 'JOB'))) {
    if (row.expires_at !== undefined) continue;
    if (await rewrite(table, { ...row, expires_at: expiryOf(now) }, { exists: true })) written++;
  }
  return written;
}

/** Replaces a row that is still as it was read. */
async function rewrite(table: Table, row: Item, when: PutCondition): Promise<boolean> {
  try {
    await table.commit([{ put: row, when, cheap: true }]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
