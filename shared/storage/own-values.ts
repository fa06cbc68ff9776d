import type { Candidate } from '../domain/stored/candidate.ts';
import { withoutMerge } from '../domain/unmerge-candidates.ts';
import { applicationStore } from './applications.ts';
import { applicationsSince } from './applications-since.ts';
import { undoKey } from './keys.ts';
import { mergeRecord } from './merge-record.ts';
import type { Table } from './table.ts';

/**
 * The candidate without the values that came with merges which can still be undone, for copies of them: an undo finds no copies.
 * It costs two reads for a candidate with merged ones, and more for one with many applications.
 */
export async function withoutMergedValues(
  table: Table,
  organizationId: string,
  candidate: Candidate,
): Promise<Candidate> {
  if (candidate.merged_ids.length === 0) return candidate;
  const rows = await table.getMany(candidate.merged_ids.map((id) => undoKey(organizationId, id)));
  const merges = rows.flatMap((row) => (row ? [mergeRecord(row.data)] : []));
  if (merges.length === 0) return candidate;
  // Those that were merged into a merged candidate are undone there.
  const ofOthers = new Set(merges.flatMap((merge) => merge.candidate.merged_ids));
  const own = merges
    .filter(({ id }) => !ofOthers.has(id))
    .toSorted((one, other) => (one.merged_at < other.merged_at ? 1 : -1));
  const since = {
    application_ids: own.flatMap((merge) => merge.application_ids),
    merged_at: own.at(-1)?.merged_at ?? '',
  };
  const stores = { table, applications: applicationStore(table) };
  const { found } = await applicationsSince(stores, organizationId, candidate, since);
  return own.reduce((before, merge) => withoutMerge(before, merge, found), candidate);
}
