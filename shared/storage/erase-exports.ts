import type { Receipt } from '../contracts/erasure.ts';
import { timeOf } from '../domain/ids.ts';
import type { EraseFile } from './erase-file.ts';
import { exportFileKey } from './export-files.ts';
import { exportStore } from './exports.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import { removeRows } from './remove-rows.ts';
import type { Table } from './table.ts';

/**
 * Erases the exports of candidates with their files: all, or those that were ordered until an instant. This comes first of all:
 * a worker that is still writing an export's file removes it when its order no longer exists.
 */
export async function eraseExports(
  { table, eraseFile }: { table: Table; eraseFile: EraseFile },
  organizationId: string,
  candidates: { id: string; until?: string }[],
  receipt: Receipt,
): Promise<void> {
  for (const { id: candidateId, until } of candidates) {
    const partition = ofCandidate(organizationId, candidateId, 'EXPORT');
    for (const id of await linkedIds(table, partition, 'export')) {
      if (until !== undefined && timeOf(id).toISOString() > until) continue;
      const [order, link] = exportStore(table).rowsOf(organizationId, candidateId, id);
      if (order) receipt.rows += await removeRows(table, [order]);
      receipt.file_versions += await eraseFile(exportFileKey(organizationId, id));
      if (link) receipt.rows += await removeRows(table, [link]);
    }
  }
}
