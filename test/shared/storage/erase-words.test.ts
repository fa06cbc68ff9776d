import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../shared/contracts/erasure.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { eraseWords } from '../../../shared/storage/erase-words.ts';

/** An index that removes one row more with each candidate, and what it was asked for. */
function indexOf(person?: Partial<Candidate>) {
  const asked: string[] = [];
  const receipt = { rows: 10 } as Receipt;
  const refresh = async (organizationId: string, id: string) => {
    expect(organizationId).toBe('org_1');
    asked.push(id);
    return { candidate: undefined, person: person as Candidate | undefined, removed: asked.length };
  };
  return { asked, receipt, words: eraseWords({ refresh }, 'org_1', receipt) };
}

describe('the words of a person', () => {
  it('are removed under each id, and counted', async () => {
    const { asked, receipt, words } = indexOf();
    await words.ofPerson([{ id: 'cand_1' }, { id: 'cand_2' }]);
    expect([asked, receipt.rows]).toEqual([['cand_1', 'cand_2'], 13]);
  });
});

describe('the words of a deleted scan', () => {
  it('are those of its candidate, and of all who were one with them', async () => {
    const person = { id: 'cand_2', merged_ids: ['cand_1', 'cand_3'], joined: [{ id: 'cand_4', until: '' }] };
    const { asked, receipt, words } = indexOf(person);
    await words.ofScan('cand_1');
    expect(asked).toEqual(['cand_1', 'cand_2', 'cand_3', 'cand_4']);
    expect(receipt.rows).toBe(20);
  });

  it('are nobody else’s where the candidate is gone, and none without one', async () => {
    const gone = indexOf();
    await gone.words.ofScan('cand_1');
    expect([gone.asked, gone.receipt.rows]).toEqual([['cand_1'], 11]);
    for (const none of [null, undefined]) {
      const { asked, receipt, words } = indexOf();
      await words.ofScan(none);
      expect([asked, receipt.rows]).toEqual([[], 10]);
    }
  });
});
