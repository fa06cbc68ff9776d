import { isDeepStrictEqual } from 'node:util';
import {
  cameAfter,
  consentOf,
  proposalSince,
  withApplications,
  withOwnApplications,
} from './applied-since.ts';
import { countsOf, entryOf, maxEntries } from './candidate-applications.ts';
import { comparableEmail, emailsOf, phonesOf, withPrimary } from './contacts.ts';
import { countOf, fromLists, onceEach, added as sum, values } from './merge-candidates.ts';
import { notPast } from './retention.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';
import type { Changed, Merge } from './stored/merge.ts';

/** The belongings of both candidates, as they are now. Ids and applications are in the order of time. */
interface Belongings {
  /** The applications that go back with the restored candidate. */
  applications: Application[];
  /** The applications that stay with the other candidate: those in its row, and those that came since the merge. */
  kept: Application[];
  /** The e-mail addresses that no third candidate has taken. */
  emails: string[];
  /** The scans that go back and may be the profile of the restored candidate. */
  scanIds: string[];
  /** The newest scans that stay with the other candidate and may be their profile. */
  keptScanIds: string[];
  /** The organization's own period of retention. */
  months: number | null;
  now: Date;
}

/** Both candidates after the undo of a merge. Changes since the merge stay. */
export function unmerged(
  survivor: Candidate,
  merge: Merge,
  { applications, kept: staying, emails, scanIds, keptScanIds, months, now }: Belongings,
): { survivor: Candidate; restored: Candidate } {
  const { candidate: other, before, merged_at } = merge;
  const { email, other_emails } = withoutAddresses(survivor, other);
  const goingBack = new Set(applications.map(({ id }) => id));
  const counts = countOf(applications);
  const gone = new Set([other.id, ...other.merged_ids]);
  const merged_ids = survivor.merged_ids.filter((id) => !gone.has(id));
  const reset = withReset(survivor, merge);
  const isOwnScan = reset.scan_id !== null && keptScanIds.includes(reset.scan_id);
  // An address that both once had is an address of both.
  const own = new Set(merge.former_emails);
  const theirEmails = new Set(
    [...emailsOf(other), ...(other.former_emails ?? [])].map(comparableEmail).filter((one) => !own.has(one)),
  );
  const isTheirConsent = goingBack.has(reset.consent_application_id ?? '');
  // The end of the undo dates it anew.
  const joinedWith = (ids: string[]) => ids.map((id) => ({ id, until: now.toISOString() }));
  const isConfirmed = (one: Application) => one.is_confirmed;
  const isSince = cameAfter(merged_at);
  const ofSurvivor = withOwnApplications(
    survivor,
    isTheirConsent ? { ...reset, ...consentOf(before) } : reset,
    {
      ofOther: applications.filter(isConfirmed),
      isConsentReset: isTheirConsent || !isDeepStrictEqual(consentOf(reset), consentOf(survivor)),
      applications: staying.filter((one) => one.is_confirmed && (isSince(one) || one.updated_at > merged_at)),
      months,
      now,
    },
  );
  const kept: Candidate = {
    ...ofSurvivor,
    scan_id: isOwnScan ? reset.scan_id : (keptScanIds.at(-1) ?? null),
    proposal: proposalSince(before.proposal, staying, merged_at),
    email,
    other_emails,
    ...(survivor.former_emails && {
      former_emails: survivor.former_emails.filter((one) => !theirEmails.has(comparableEmail(one))),
    }),
    applications: survivor.applications.filter(({ id }) => !goingBack.has(id)),
    application_counts: sum(countsOf(survivor), counts, -1),
    merged_ids,
    joined: onceEach([...survivor.joined, ...joinedWith([...gone])]),
  };
  const [restoredEmail = null, ...restoredOthers] = emailsOf(other).filter((one) => emails.includes(one));
  const wasOpen = new Set(merge.unconfirmed_ids ?? merge.application_ids);
  const updated = withApplications(other, {
    applications: applications.filter((one) => one.is_confirmed && (isSince(one) || wasOpen.has(one.id))),
    months,
    now,
  });
  const restored: Candidate = {
    ...updated,
    ...(isTheirConsent && consentOf(reset)),
    // A candidate that was one with the other one during the merge was one with this one, too.
    joined: onceEach([
      ...other.joined,
      ...survivor.joined.filter((one) => one.until > merged_at),
      ...joinedWith([survivor.id, ...merged_ids]),
    ]),
    email: restoredEmail,
    other_emails: restoredOthers,
    scan_id: scanIds.at(-1) ?? null,
    proposal: proposalSince(other.proposal, applications, merged_at),
    applications: applications.slice(-maxEntries).map(entryOf),
    application_counts: counts,
  };
  return { survivor: notOverdue(kept, now), restored: notOverdue(restored, now) };
}

const notOverdue = (candidate: Candidate, now: Date): Candidate => ({
  ...candidate,
  retention_due_on: notPast(candidate.retention_due_on, now),
});

/** The addresses of a candidate without those of one that was merged into it. */
function withoutAddresses(candidate: Candidate, other: Candidate): Pick<Candidate, 'email' | 'other_emails'> {
  const emails = new Set(emailsOf(other).map(comparableEmail));
  const own = emailsOf(candidate).filter((one) => !emails.has(comparableEmail(one)));
  const [email = null, ...other_emails] = own;
  return { email, other_emails };
}

/** Whether an application belongs to the candidate that was merged: it was there at the merge, or came since under one of its addresses. */
export function isOfMerged({ application_ids, candidate, merged_at }: Merge) {
  const addresses = new Set(emailsOf(candidate).map(comparableEmail));
  const isSince = cameAfter(merged_at);
  return (one: Application) =>
    application_ids.includes(one.id) ||
    (isSince(one) && addresses.has(comparableEmail(one.submission.email ?? '')));
}

/** The candidate without the values that a merge gave it, as an undo would leave it. */
export function withoutMerge(candidate: Candidate, merge: Merge, applications: Application[]): Candidate {
  const isTheirs = isOfMerged(merge);
  const confirmed = applications.filter((one) => one.is_confirmed);
  const own = withOwnApplications(candidate, withReset(candidate, merge), {
    ofOther: confirmed.filter(isTheirs),
    isConsentReset: false,
    applications: confirmed.filter((one) => !isTheirs(one) && cameAfter(merge.merged_at)(one)),
    months: null,
    now: new Date(merge.merged_at),
  });
  return { ...own, ...withoutAddresses(own, merge.candidate) };
}

const consentChanged = (before: Changed, after: Changed) =>
  before.consent_application_id !== after.consent_application_id ||
  !isDeepStrictEqual(before.consent, after.consent);

/** The candidate with the values before the merge where they are still those of the merge, and without what it added. */
function withReset(candidate: Candidate, { candidate: other, before, after, added }: Merge): Candidate {
  const unchanged = values.filter((field) => isDeepStrictEqual(candidate[field], after[field]));
  // The reminder may have been emitted since: it is set back with the consent that it follows from.
  const isConsentOfMerge =
    candidate.consent_application_id === after.consent_application_id &&
    isDeepStrictEqual(candidate.consent, after.consent);
  const lists = fromLists((list) => candidate[list].filter((item) => !added[list].includes(item)));
  return withPrimary({
    ...candidate,
    ...Object.fromEntries(unchanged.map((field) => [field, before[field]])),
    ...(isConsentOfMerge && consentChanged(before, after) && consentOf(before)),
    ...lists,
    ...(!unchanged.includes('phone') && ownPhones(candidate.phone, lists.other_phones, { other, before })),
    custom_fields: withoutAdded(candidate.custom_fields, other.custom_fields, added.custom_fields ?? []),
    metadata: withoutAdded(candidate.metadata, other.metadata, added.metadata),
  });
}

/** The pairs without those that the merge added, where they still have the values of the merged candidate. */
const withoutAdded = <Value>(
  pairs: Record<string, Value>,
  others: Record<string, Value>,
  added: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(pairs).filter(
      ([key, value]) => !(added.includes(key) && isDeepStrictEqual(others[key], value)),
    ),
  );

/** A number of the merged candidate that became the first one changes places again. */
function ownPhones(
  phone: string | null,
  others: string[],
  { other, before }: Pick<Merge, 'before'> & { other: Candidate },
) {
  if (phone === null || phone === before.phone || !phonesOf(other).includes(phone)) return {};
  const first = others.find((one) => one === before.phone) ?? null;
  return { phone: first, other_phones: others.filter((one) => one !== first) };
}
