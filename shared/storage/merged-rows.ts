import type { Candidate } from '../domain/stored/candidate.ts';
import type { Merge } from '../domain/stored/merge.ts';
import { mergedKey, undoKey } from './keys.ts';
import type { Key, Write } from './row.ts';
import type { Table } from './table.ts';

/** The row that leads from a merged candidate to the remaining one, for as long as that person is stored. */
export interface Merged {
  /** The candidate that remained. */
  id: string;
  /** The row with the merged candidate's claim on its external id, which leads to the remaining candidate as well. */
  external_id_claim: Key | null;
}

/** A candidate with those that were merged into it: each has rows under its own id. */
export type Person = Pick<Candidate, 'id' | 'merged_ids'>;
export const idsOfPerson = ({ id, merged_ids }: Person): string[] => [id, ...merged_ids];

/** The candidate that the id of a merged one leads to, which may have been merged since. */
export const leadsTo =
  (table: Pick<Table, 'get'>) =>
  async (organizationId: string, id: string): Promise<string | undefined> =>
    (await table.get<Merged>(mergedKey(organizationId, id)))?.data.id;

/** The candidates that were merged into one in the last 30 days, as they were before. */
export async function mergedInto(
  table: Pick<Table, 'getMany'>,
  organizationId: string,
  { merged_ids }: Pick<Candidate, 'merged_ids'>,
): Promise<Candidate[]> {
  if (merged_ids.length === 0) return [];
  const rows = await table.getMany(merged_ids.map((id) => undoKey(organizationId, id)));
  return rows.flatMap((row) => (row ? [(row.data as Merge).candidate] : []));
}

/** The writes that remove everything about the candidates that were merged into a person, for the person's erasure. */
export async function withoutMerged(
  table: Pick<Table, 'getMany'>,
  organizationId: string,
  { merged_ids }: Pick<Candidate, 'merged_ids'>,
): Promise<Write[]> {
  if (merged_ids.length === 0) return [];
  const rows = await table.getMany(merged_ids.map((id) => mergedKey(organizationId, id)));
  const claims = rows.flatMap((row) => (row?.data as Merged | undefined)?.external_id_claim ?? []);
  const own = merged_ids.flatMap((id) => [mergedKey(organizationId, id), undoKey(organizationId, id)]);
  return [...own, ...claims].map((remove) => ({ remove }));
}
