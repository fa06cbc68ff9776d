import type { ApplicationCounts } from '../contracts/candidate.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

export type ApplicationEntry = Candidate['applications'][number];

/**
 * As many applications as a page of them has by default. More are what robots send under one address, and a row that took
 * them all would in the end refuse the person.
 */
export const maxEntries = 25;
/** Entries that one change moves out of a row of an earlier release, which held them all: a transaction has room for 100 writes. */
const maxMovedAtOnce = 40;

const entryOf = ({ id, job_id, stage, status }: Application): ApplicationEntry => ({
  id,
  job_id,
  stage_id: stage.id,
  status,
});

/** How many applications of each status somebody has, those included that the row does not name. */
export function countsOf({ applications, application_counts }: Candidate): ApplicationCounts {
  if (application_counts) return application_counts;
  const counts = { active: 0, hired: 0, rejected: 0, withdrawn: 0 };
  for (const { status } of applications) counts[status]++;
  return counts;
}

/** Whether there are applications that the row does not name. */
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

/** The candidate after one of its applications has changed, be its entry in the row or not. */
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

/** Entries that a change has taken out of the row, to be kept beside it. */
export const leavingEntries = (before: Candidate | null, after: Candidate): ApplicationEntry[] =>
  (before?.applications ?? []).filter(({ id }) => !after.applications.some((stays) => stays.id === id));

/** An application whose entry is kept beside the candidate's row: as it was there, and as it is to be. Null when the row names it. */
export const olderEntry = (candidate: Candidate, before: Application, next: Application) =>
  candidate.applications.some(({ id }) => id === next.id)
    ? null
    : { before: entryOf(before), next: entryOf(next) };
