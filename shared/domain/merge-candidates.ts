import { isDeepStrictEqual } from 'node:util';
import { ApiError } from './api-error.ts';
import { comparableEmail, emailsOf } from './candidate.ts';
import { countsOf, entryOf, maxEntries } from './candidate-applications.ts';
import { isNotEarlier, notPast, orderOfConsent } from './retention.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';
import type { Changed, Merge } from './stored/merge.ts';

/**
 * The most candidates that were merged into one, directly or through another: everything of a person is read from the
 * rows of each.
 */
const maxMerged = 10;
/** The limits of what a candidate shows. */
const limits = { links: 20, tags: 50, metadata: 50, addresses: 20 };

/**
 * The candidate that remains after a merge. Its own values stay; the other one fills empty fields and adds tags, links,
 * addresses and applications. The newest consent and the newest CV of both count. Throws {@link ApiError}
 * invalid_state_transition for more than 10 merged candidates.
 */
export function mergedWith(survivor: Candidate, other: Candidate, now: Date): Candidate {
  const merged_ids = [...survivor.merged_ids, other.id, ...other.merged_ids];
  if (merged_ids.length > maxMerged) {
    const message = `At most ${maxMerged} candidates can be merged into one.`;
    throw new ApiError('invalid_state_transition', { message });
  }
  const isNamed = survivor.first_name !== null || survivor.last_name !== null;
  const { first_name, last_name } = isNamed ? survivor : other;
  const [email = null, ...other_emails] = [...emailsOf(survivor), ...emailsOf(other)];
  const phone = survivor.phone ?? other.phone;
  const phones = [...survivor.other_phones, other.phone, ...other.other_phones];
  return {
    ...survivor,
    first_name,
    last_name,
    email,
    other_emails: other_emails.slice(0, limits.addresses),
    phone,
    other_phones: union(phones.filter((one) => one !== null && one !== phone) as string[], limits.addresses),
    location: survivor.location ?? other.location,
    links: union([...survivor.links, ...other.links], limits.links),
    tags: union([...survivor.tags, ...other.tags], limits.tags),
    metadata: withMissing(survivor.metadata, other.metadata),
    proposal: survivor.proposal ?? other.proposal,
    ...newestConsent(survivor, other, now),
    scan_id: newestId(survivor.scan_id, other.scan_id),
    applications: newestEntries(survivor, other),
    application_counts: added(countsOf(survivor), countsOf(other)),
    merged_ids,
    host_ids: hostsOf([...survivor.host_ids, ...other.host_ids]),
  };
}

/** The record by which a merge is undone; `other` was merged into `before`, which became `after`. */
export const mergeOf = (
  { before, other, after }: Record<'before' | 'other' | 'after', Candidate>,
  moved: Pick<Merge, 'application_ids' | 'scan_ids'>,
  now: Date,
): Merge => ({
  id: other.id,
  candidate: other,
  before: changedOf(before),
  after: changedOf(after),
  ...moved,
  merged_at: now.toISOString(),
});

/** The belongings that go back with the restored candidate. */
interface GoingBack {
  /** As they are now. */
  applications: Application[];
  /** The e-mail addresses that no third candidate has taken. */
  emails: string[];
  /** Those scans of both candidates at the merge that still exist. */
  scanIds: ReadonlySet<string>;
  now: Date;
}

/** Both candidates after the undo of a merge. Changes since the merge stay. */
export function unmerged(
  survivor: Candidate,
  { candidate: other, before, after }: Merge,
  { applications, emails, scanIds, now }: GoingBack,
): { survivor: Candidate; restored: Candidate } {
  const ifThere = (id: string | null) => (id !== null && scanIds.has(id) ? id : null);
  const theirs = new Set(emailsOf(other).map(comparableEmail));
  const [email = null, ...other_emails] = emailsOf(survivor).filter(
    (one) => !theirs.has(comparableEmail(one)),
  );
  const goingBack = new Set(applications.map(({ id }) => id));
  const counts = countOf(applications);
  const gone = new Set([other.id, ...other.merged_ids]);
  const reset = withReset(survivor, before, after);
  const kept: Candidate = {
    ...reset,
    scan_id: reset.scan_id === before.scan_id ? ifThere(reset.scan_id) : reset.scan_id,
    email,
    other_emails,
    applications: survivor.applications.filter(({ id }) => !goingBack.has(id)),
    application_counts: added(countsOf(survivor), counts, -1),
    merged_ids: survivor.merged_ids.filter((id) => !gone.has(id)),
    retention_due_on: notPast(reset.retention_due_on, now),
  };
  const [restoredEmail = null, ...restoredOthers] = emailsOf(other).filter((one) => emails.includes(one));
  const restored: Candidate = {
    ...other,
    host_ids: hostsOf([...other.host_ids, survivor.id]),
    email: restoredEmail,
    other_emails: restoredOthers,
    scan_id: ifThere(other.scan_id),
    applications: applications.map(entryOf),
    application_counts: counts,
    retention_due_on: notPast(other.retention_due_on, now),
  };
  return { survivor: kept, restored };
}

const lists = ['links', 'tags', 'other_phones'] as const;
const values = [
  'first_name',
  'last_name',
  'phone',
  'location',
  'proposal',
  'metadata',
  'scan_id',
  'consent',
  'consent_application_id',
  'consented_at',
  'retention_due_on',
] as const;

/** The fields that a merge may change, apart from addresses and applications. */
const changedOf = (candidate: Candidate) =>
  Object.fromEntries([...values, ...lists].map((field) => [field, candidate[field]])) as unknown as Changed;

/** The candidate with the values before the merge where they are still those of the merge, and without what it added. */
function withReset(candidate: Candidate, before: Changed, after: Changed): Candidate {
  const unchanged = values.filter((field) => isDeepStrictEqual(candidate[field], after[field]));
  const isAdded = (field: (typeof lists)[number], item: string) =>
    after[field].includes(item) && !before[field].includes(item);
  return {
    ...candidate,
    ...Object.fromEntries(unchanged.map((field) => [field, before[field]])),
    ...Object.fromEntries(
      lists.map((field) => [field, candidate[field].filter((item) => !isAdded(field, item))]),
    ),
  };
}

/** Their events and the need for them end after 30 days; more than these in that time are no work of people. */
const hostsOf = (ids: string[]) => [...new Set(ids)].slice(-20);
const union = (items: string[], most: number) => [...new Set(items)].slice(0, most);

const withMissing = (own: Record<string, string>, others: Record<string, string>) => ({
  ...Object.fromEntries(
    Object.entries(others)
      .filter(([key]) => !Object.hasOwn(own, key))
      .slice(0, Math.max(0, limits.metadata - Object.keys(own).length)),
  ),
  ...own,
});

/** Ids are in the order of time. */
const newestId = (...ids: (string | null)[]) => ids.toSorted().findLast((id) => id !== null) ?? null;

/** The consent of the newest application that gave one, and the retention that follows from it. */
function newestConsent(survivor: Candidate, other: Candidate, now: Date) {
  const isLater = !isNotEarlier(orderOfConsent(survivor), orderOfConsent(other));
  const isOthers = other.consent !== null && (survivor.consent === null || isLater);
  const { consent, consent_application_id, consented_at, retention_due_on } = isOthers ? other : survivor;
  return {
    consent,
    consent_application_id,
    consented_at,
    retention_due_on: notPast(retention_due_on, now),
  };
}

/** As many of the oldest entries leave the row as the other candidate brings, so that one transaction can move them. */
function newestEntries({ applications: own }: Candidate, { applications: others }: Candidate) {
  const all = [...own, ...others].toSorted((one, next) => (one.id < next.id ? -1 : 1));
  return all.slice(Math.min(Math.max(0, all.length - maxEntries), others.length));
}

type Counts = ReturnType<typeof countsOf>;
const added = (one: Counts, more: Counts, sign: 1 | -1 = 1): Counts => ({
  active: one.active + sign * more.active,
  hired: one.hired + sign * more.hired,
  rejected: one.rejected + sign * more.rejected,
  withdrawn: one.withdrawn + sign * more.withdrawn,
});
function countOf(applications: Application[]): Counts {
  const counts = { active: 0, hired: 0, rejected: 0, withdrawn: 0 };
  for (const { status } of applications) counts[status]++;
  return counts;
}
