import { onlyOne } from '../contracts/several.ts';
import { type ApplicationEntry, entryOf, hasOlder } from '../domain/candidate-applications.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { ofCandidate } from './keys.ts';
import type { Item, Key, Write } from './row.ts';
import { rowsBetween } from './rows-in.ts';
import type { Table } from './table.ts';

interface Wanted {
  job_id?: string[];
  stage_id?: string[];
}

/**
 * The key of an older application's entry, with its job first: whether a candidate applied for a job is one short
 * query.
 */
const keyOf = (organizationId: string, candidateId: string, { id, job_id }: ApplicationEntry): Key => ({
  pk: ofCandidate(organizationId, candidateId, 'OLDER'),
  sk: `${job_id}#${id}`,
});

/** The write that stores an entry which left its candidate's row, or changes it. */
export const keepOlder = (organizationId: string, candidateId: string, entry: ApplicationEntry): Write => {
  const put: Item<ApplicationEntry> = { ...keyOf(organizationId, candidateId, entry), data: entry };
  return { put, when: { always: 'its transaction has a condition on the version of the candidate' } };
};

/** The write that removes an entry that is no longer the candidate's. */
export const removeOlder = (organizationId: string, candidateId: string, entry: ApplicationEntry): Write => ({
  remove: keyOf(organizationId, candidateId, entry),
});

/** The writes that update the entry of an older application after a move. */
export const changeOlder = (
  organizationId: string,
  candidateId: string,
  { before, next }: { before: ApplicationEntry; next: ApplicationEntry },
): Write[] => [
  ...(before.job_id === next.job_id ? [] : [{ remove: keyOf(organizationId, candidateId, before) }]),
  keepOlder(organizationId, candidateId, next),
];

/** The entries that are not in the candidate's row: all, or those of one job. */
export async function* olderApplications(
  table: Table,
  organizationId: string,
  candidateId: string,
  jobId = 'job_',
): AsyncGenerator<ApplicationEntry> {
  const range = { pk: ofCandidate(organizationId, candidateId, 'OLDER'), from: jobId, to: `${jobId}~` };
  for await (const { data } of rowsBetween<ApplicationEntry>(table, range)) yield data;
}

/** The newest entries that are not in the candidate's row, up to a number. */
export async function newestOlder(
  table: Table,
  organizationId: string,
  candidate: Candidate,
  most: number,
): Promise<ApplicationEntry[]> {
  let newest: ApplicationEntry[] = [];
  if (most <= 0 || !hasOlder(candidate)) return newest;
  for await (const entry of olderApplications(table, organizationId, candidate.id))
    newest = [...newest, entry].sort((one, other) => (one.id < other.id ? -1 : 1)).slice(-most);
  return newest;
}

/** The write that stores the entry of an application of a candidate, unless the candidate's row has it. */
export const olderOf = (organizationId: string, owner: Candidate, application: Application): Write[] =>
  owner.applications.some(({ id }) => id === application.id)
    ? []
    : [keepOlder(organizationId, owner.id, entryOf(application))];

/** Whether one application of a candidate is for this job and in this stage. */
export async function hasApplication(
  table: Table,
  organizationId: string,
  candidate: Candidate,
  { job_id, stage_id }: Wanted,
): Promise<boolean> {
  const isWanted = (entry: ApplicationEntry) =>
    (!job_id || job_id.includes(entry.job_id)) && (!stage_id || stage_id.includes(entry.stage_id));
  if (candidate.applications.some(isWanted)) return true;
  if (!hasOlder(candidate)) return false;
  for await (const entry of olderApplications(table, organizationId, candidate.id, onlyOne(job_id)))
    if (isWanted(entry)) return true;
  return false;
}
