import { isDeepStrictEqual } from 'node:util';
import { comparableEmail, emailsOf } from './candidate.ts';
import { countsOf, entryOf } from './candidate-applications.ts';
import { countOf, fromLists, lastJoined, ofConsent, added as sum, values } from './merge-candidates.ts';
import { notPast } from './retention.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';
import type { Changed, Merge } from './stored/merge.ts';

/** The belongings that go back with the restored candidate, as they are now. */
interface GoingBack {
  applications: Application[];
  /** The e-mail addresses that no third candidate has taken. */
  emails: string[];
  /** The ids of its scans, and of those that came with its applications since. */
  scanIds: string[];
  /** The newest scans that stay with the other candidate and may be their profile, in the order of time. */
  keptScanIds: string[];
  now: Date;
}

/** Both candidates after the undo of a merge. Changes since the merge stay. */
export function unmerged(
  survivor: Candidate,
  merge: Merge,
  { applications, emails, scanIds, keptScanIds, now }: GoingBack,
): { survivor: Candidate; restored: Candidate } {
  const { candidate: other, before } = merge;
  const theirs = new Set(emailsOf(other).map(comparableEmail));
  const [email = null, ...other_emails] = emailsOf(survivor).filter(
    (one) => !theirs.has(comparableEmail(one)),
  );
  const goingBack = new Set(applications.map(({ id }) => id));
  const counts = countOf(applications);
  const gone = new Set([other.id, ...other.merged_ids]);
  const merged_ids = survivor.merged_ids.filter((id) => !gone.has(id));
  const reset = withReset(survivor, merge);
  const isOwnScan = reset.scan_id !== null && keptScanIds.includes(reset.scan_id);
  const isTheirProposal = reset.proposal !== null && goingBack.has(reset.proposal.application_id);
  const isTheirConsent = goingBack.has(reset.consent_application_id ?? '');
  const told = toldBy(applications, reset, before);
  const until = now.toISOString();
  const joinedWith = (ids: string[]) => ids.map((id) => ({ id, until }));
  const kept: Candidate = {
    ...reset,
    ...(isTheirConsent && consentOf(before)),
    ...Object.fromEntries(Object.keys(told).map((field) => [field, null])),
    scan_id: isOwnScan ? reset.scan_id : (keptScanIds.at(-1) ?? null),
    proposal: isTheirProposal ? before.proposal : reset.proposal,
    email,
    other_emails,
    applications: survivor.applications.filter(({ id }) => !goingBack.has(id)),
    application_counts: sum(countsOf(survivor), counts, -1),
    merged_ids,
    joined: lastJoined([...survivor.joined, ...joinedWith([...gone])]),
  };
  const [restoredEmail = null, ...restoredOthers] = emailsOf(other).filter((one) => emails.includes(one));
  const ownProposal = isTheirProposal ? reset.proposal : other.proposal;
  const isConfirmed = applications.some(
    ({ id, is_confirmed }) => is_confirmed && id === ownProposal?.application_id,
  );
  const restored: Candidate = {
    ...other,
    ...Object.fromEntries(Object.entries(told).filter(([field]) => other[field as keyof Candidate] === null)),
    ...(isTheirConsent && consentOf(reset)),
    joined: lastJoined([...other.joined, ...joinedWith([survivor.id, ...merged_ids])]),
    email: restoredEmail,
    other_emails: restoredOthers,
    // Ids are in the order of time.
    scan_id:
      [other.scan_id, ...confirmedScans(applications)]
        .filter((id) => scanIds.includes(id ?? ''))
        .sort()
        .at(-1) ?? null,
    proposal: isConfirmed ? null : ownProposal,
    applications: applications.map(entryOf),
    application_counts: counts,
  };
  return { survivor: notOverdue(kept, now), restored: notOverdue(restored, now) };
}

const notOverdue = (candidate: Candidate, now: Date): Candidate => ({
  ...candidate,
  retention_due_on: notPast(candidate.retention_due_on, now),
});

const confirmedScans = (applications: Application[]) =>
  applications.flatMap(({ is_confirmed, scan_id }) => (is_confirmed && scan_id !== null ? [scan_id] : []));

/** The fields that an application which goes back has filled since the merge, when it was confirmed or sent. */
function toldBy(applications: Application[], candidate: Candidate, before: Changed): Partial<Candidate> {
  const fields = ['last_name', 'phone', 'location'] as const;
  const isTold = (field: (typeof fields)[number]) =>
    before[field] === null &&
    candidate[field] !== null &&
    applications.some(({ submission }) => submission[field] === candidate[field]);
  return Object.fromEntries(fields.filter(isTold).map((field) => [field, candidate[field]]));
}

const consentOf = (one: Changed) => Object.fromEntries(ofConsent.map((field) => [field, one[field]]));

const consentChanged = (before: Changed, after: Changed) =>
  before.consent_application_id !== after.consent_application_id ||
  !isDeepStrictEqual(before.consent, after.consent);

/** The candidate with the values before the merge where they are still those of the merge, and without what it added. */
function withReset(candidate: Candidate, { candidate: other, before, after, added }: Merge): Candidate {
  const unchanged = values.filter((field) => isDeepStrictEqual(candidate[field], after[field]));
  const isAddedPair = ([key, value]: [string, string]) =>
    added.metadata.includes(key) && other.metadata[key] === value;
  // The reminder may have been emitted since: it is set back with the consent that it follows from.
  const isConsentOfMerge =
    candidate.consent_application_id === after.consent_application_id &&
    isDeepStrictEqual(candidate.consent, after.consent);
  return {
    ...candidate,
    ...Object.fromEntries(unchanged.map((field) => [field, before[field]])),
    ...(isConsentOfMerge && consentChanged(before, after) && consentOf(before)),
    ...fromLists((list) => candidate[list].filter((item) => !added[list].includes(item))),
    metadata: Object.fromEntries(Object.entries(candidate.metadata).filter((pair) => !isAddedPair(pair))),
  };
}
