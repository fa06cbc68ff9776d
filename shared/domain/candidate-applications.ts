import type { ApplicationCounts } from '../contracts/candidate.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

export type ApplicationEntry = Candidate['applications'][number];

/**
 * The number of application entries in a candidate's row, as many as a page has by default. Bots can send more with one
 * address, and a row with all of them would become too large for further applications of the person.
 */
export const maxEntries = 25;
/**
 * The number of entries that one change moves out of a row of an earlier release, which had them all: a transaction has
 * at most 100 writes.
 */
const maxMovedAtOnce = 40;

/** The entry of an application in its candidate's row. */
export const entryOf = ({ id, job_id, stage, status }: Application): ApplicationEntry => ({
  id,
  job_id,
  stage_id: stage.id,
  status,
});

/** The number of a candidate's applications by status, including those without an entry in the row. */
export function countsOf({ applications, application_counts }: Candidate): ApplicationCounts {
  if (application_counts) return application_counts;
  const counts = { active: 0, hired: 0, rejected: 0, withdrawn: 0 };
  for (const { status } of applications) counts[status]++;
  return counts;
}

/** Whether there are applications without an entry in the row. */
export const hasOlder = (candidate: Candidate): boolean =>
  Object.values(countsOf(candidate)).reduce((sum, count) => sum + count, 0) > candidate.applications.length;

/** The candidate with the entry of one more application; the oldest entries leave the row. */
export function withEntry(candidate: Candidate, application: Application): Candidate {
  const counts = countsOf(candidate);
  const applications = [...candidate.applications, entryOf(application)];
  const tooMany = Math.min(Math.max(0, applications.length - maxEntries), maxMovedAtOnce);
  return {
    ...candidate,
    applications: applications.slice(tooMany),
    application_counts: { ...counts, [application.status]: counts[application.status] + 1 },
  };
}

/** The candidate after a change of one of its applications, whether or not the row has its entry. */
export function withChangedEntry(candidate: Candidate, before: Application, next: Application): Candidate {
  const counts = { ...countsOf(candidate) };
  counts[before.status]--;
  counts[next.status]++;
  return {
    ...candidate,
    applications: candidate.applications.map((known) => (known.id === next.id ? entryOf(next) : known)),
    application_counts: counts,
  };
}

/** Entries that a change removed from the row, to be stored in rows of their own. */
export const leavingEntries = (before: Candidate | null, after: Candidate): ApplicationEntry[] =>
  (before?.applications ?? []).filter(({ id }) => !after.applications.some((stays) => stays.id === id));

/**
 * The entry of an application that has a row of its own, before and after the change. Null when the candidate's row has
 * it.
 */
export const olderEntry = (candidate: Candidate, before: Application, next: Application) =>
  candidate.applications.some(({ id }) => id === next.id)
    ? null
    : { before: entryOf(before), next: entryOf(next) };
