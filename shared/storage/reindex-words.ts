import { candidateStore } from './candidates.ts';
import { wordIndex } from './index-words.ts';
import { candidatePartition } from './keys.ts';
import { rowsIn } from './rows-in.ts';
import { scanStore } from './scans.ts';
import type { Table } from './table.ts';

/**
 * Makes each candidate of an organization findable by its words, as rows of an earlier release are not in the index. A candidate
 * that is in the index is only read. Returns the number of candidates whose rows changed.
 */
export async function reindexWords(table: Table, organizationId: string): Promise<number> {
  // No address is claimed or freed here.
  const candidates = candidateStore(table, () => Promise.reject(new Error('no address')));
  const index = wordIndex({ table, candidates, scans: scanStore(table) });
  let changed = 0;
  for await (const { sk } of rowsIn(table, candidatePartition(organizationId))) {
    const before = await index.find(organizationId, sk);
    await index.refresh(organizationId, sk);
    const after = await index.find(organizationId, sk);
    if (before?.version !== after?.version) changed++;
  }
  return changed;
}
