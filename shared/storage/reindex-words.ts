import type { WordIndex } from './index-words.ts';
import { candidatePartition } from './keys.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/**
 * Makes each candidate of an organization findable by its words, as rows of an earlier release are not in the index. A candidate
 * that is in the index is only read. Returns the number of candidates whose rows changed.
 */
export async function reindexWords(
  table: Table,
  index: Pick<WordIndex, 'find' | 'refresh'>,
  organizationId: string,
): Promise<number> {
  let changed = 0;
  for await (const { sk } of rowsIn(table, candidatePartition(organizationId))) {
    const before = await index.find(organizationId, sk);
    await index.refresh(organizationId, sk);
    const after = await index.find(organizationId, sk);
    if (before?.version !== after?.version) changed++;
  }
  return changed;
}
