import { cameAfter } from '../domain/applied-since.ts';
import { hasOlder } from '../domain/candidate-applications.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Merge } from '../domain/stored/merge.ts';
import type { MergingStores } from './hand-over.ts';
import { inGroups } from './in-groups.ts';
import { olderApplications } from './older-applications.ts';

/** The most applications since a merge that are looked at: a row lists those that the undo moves. */
export const mostSince = 5000;
/** The number of applications in one read. */
const readAtOnce = 100;

/**
 * The applications of the merge, those in the candidate's row, and the older ones that came since, in the order of time and without
 * long texts. `isCut`: there are more, and these are the newest.
 */
export async function applicationsSince(
  { table, applications }: Pick<MergingStores, 'table' | 'applications'>,
  organizationId: string,
  survivor: Candidate,
  record: Pick<Merge, 'application_ids' | 'merged_at'>,
): Promise<{ found: Application[]; isCut: boolean }> {
  const ids = new Set([...record.application_ids, ...survivor.applications.map(({ id }) => id)]);
  const isSince = cameAfter(record.merged_at);
  if (hasOlder(survivor))
    for await (const entry of olderApplications(table, organizationId, survivor.id))
      if (isSince(entry)) ids.add(entry.id);
  const found: Application[] = [];
  for (const some of inGroups([...ids].sort().slice(-mostSince), readAtOnce))
    for (const one of await applications.getShort(organizationId, some))
      if (one?.candidate_id === survivor.id) found.push(one);
  return { found, isCut: ids.size > mostSince };
}
