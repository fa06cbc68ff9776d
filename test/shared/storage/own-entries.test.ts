import { expect, it } from 'vitest';
import type { TimelineEntry } from '../../../shared/contracts/timeline.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { ownEntries } from '../../../shared/storage/own-entries.ts';
import type { Key } from '../../../shared/storage/row.ts';
import type { Table } from '../../../shared/storage/table.ts';

const newId = idSource(new Date());
const [mine, merged, others, gone] = ['', '', '', ''].map(() => newId('application')) as [
  string,
  string,
  string,
  string,
];
const owners: Record<string, string> = { [mine]: 'cand_1', [merged]: 'cand_m', [others]: 'cand_2' };

/** The entries that are left of those about these applications, and the reads that it cost. */
async function left(
  about: (string | null)[],
  joined = [{ id: 'cand_2', until: '2026-11-23T00:00:00.000Z' }],
) {
  const reads: string[][] = [];
  const table = {
    async getMany(keys: Key[]) {
      reads.push(keys.map(({ sk }) => sk));
      return keys.map((key) => owners[key.sk] && { ...key, data: { candidate_id: owners[key.sk] } });
    },
  } as unknown as Table;
  const entries = about.map((application_id) => ({ application_id }) as TimelineEntry);
  const person = { id: 'cand_1', merged_ids: ['cand_m'], joined };
  const kept = await ownEntries(table, 'org_1', person, entries);
  return { kept: kept.map(({ application_id }) => application_id), reads };
}

it('a history has the entries about applications of the person and of merged ones, and those about none', async () => {
  const { kept, reads } = await left([mine, null, others, merged, gone, mine]);
  expect(kept).toEqual([mine, null, merged, mine]);
  expect(reads).toEqual([[mine, others, merged, gone]]);
});

it.each([
  ['of a person who was never one with another', [others, null], []],
  ['without an entry about an application', [null, null], undefined],
])('a history %s is whole, and costs no read', async (_, about, joined) => {
  expect(await left(about, joined)).toEqual({ kept: about, reads: [] });
});
