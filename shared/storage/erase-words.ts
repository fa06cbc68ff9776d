import type { Receipt } from '../contracts/erasure.ts';
import type { WordIndex } from './index-words.ts';

/**
 * Removes the words of what is erased from the index. The index may be older than a merge or its undo: candidates who were one with
 * the person are indexed again, too. Adds to `receipt`.
 */
export function eraseWords(index: Pick<WordIndex, 'refresh'>, organizationId: string, receipt: Receipt) {
  const refresh = async (ids: string[]) => {
    for (const id of ids) receipt.rows += (await index.refresh(organizationId, id)).removed;
  };
  return {
    /** Those of a person under all ids, and of candidates who were joined. */
    ofPerson: (together: { id: string }[]) => refresh(together.map(({ id }) => id)),

    /** Those of a deleted scan; `candidateId` is the candidate that it had, null or absent for none. */
    async ofScan(candidateId: string | null | undefined): Promise<void> {
      if (!candidateId) return;
      const { person, removed } = await index.refresh(organizationId, candidateId);
      receipt.rows += removed;
      const others = person ? [person.id, ...person.merged_ids, ...person.joined.map(({ id }) => id)] : [];
      await refresh(others.filter((id) => id !== candidateId));
    },
  };
}
