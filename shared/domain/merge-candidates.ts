import { maxContacts } from '../contracts/contact.ts';
import { ApiError } from './api-error.ts';
import { countsOf, maxEntries } from './candidate-applications.ts';
import { emailsOf, formerList } from './contacts.ts';
import { withMissingFields } from './custom-fields.ts';
import { instantAfter } from './event.ts';
import { isNotEarlier, notPast, orderOfConsent } from './retention.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';
import type { Changed, Merge } from './stored/merge.ts';

/**
 * The most candidates that were merged into one, directly or through another: everything of a person is read from the
 * rows of each.
 */
const maxMerged = 10;
/** The most candidates that were one with a person, then or now: an erasure looks for the person's texts with each of them. */
export const maxJoined = 200;
/** The limits of what a candidate shows. */
const limits = { links: 20, tags: 50, metadata: 50, phones: maxContacts - 1 };

/**
 * The candidate that remains after a merge. Its own values stay; the other one fills empty fields and adds tags, links,
 * addresses and applications. The newest consent and the newest CV of both count. Throws {@link ApiError}
 * invalid_state_transition for more than 10 merged candidates, for more than 200 that were ever one with them, and for more than 20
 * addresses or 200 former ones: an erasure reads these lists, so that nothing of them is dropped.
 */
export function mergedWith(survivor: Candidate, other: Candidate, now: Date): Candidate {
  const merged_ids = [...survivor.merged_ids, other.id, ...other.merged_ids];
  if (merged_ids.length > maxMerged) {
    const message = `At most ${maxMerged} candidates can be merged into one.`;
    throw new ApiError('invalid_state_transition', { message });
  }
  const joined = onceEach([...survivor.joined, ...other.joined]);
  // No later undo, in any order, makes a list of either longer than this.
  if (new Set([survivor.id, ...merged_ids, ...joined.map(({ id }) => id)]).size > maxJoined) {
    const message = `These candidates were one with ${maxJoined} others already.`;
    throw new ApiError('invalid_state_transition', { message });
  }
  const [email = null, ...other_emails] = [...emailsOf(survivor), ...emailsOf(other)];
  if (other_emails.length >= maxContacts) {
    const message = `Together these candidates have more than ${maxContacts} e-mail addresses. Remove some first.`;
    throw new ApiError('invalid_state_transition', { message });
  }
  const isNamed = survivor.first_name !== null || survivor.last_name !== null;
  const { first_name, last_name } = isNamed ? survivor : other;
  const phone = survivor.phone ?? other.phone;
  const phones = [...survivor.other_phones, other.phone, ...other.other_phones];
  return {
    ...survivor,
    first_name,
    last_name,
    email,
    other_emails,
    ...bothFormer(survivor, other),
    phone,
    other_phones: union(phones.filter((one) => one !== null && one !== phone) as string[], limits.phones),
    location: survivor.location ?? other.location,
    links: union([...survivor.links, ...other.links], limits.links),
    tags: union([...survivor.tags, ...other.tags], limits.tags),
    custom_fields: withMissingFields(survivor.custom_fields, other.custom_fields),
    metadata: withMissing(survivor.metadata, other.metadata),
    proposal: survivor.proposal ?? other.proposal,
    ...newestConsent(survivor, other, now),
    scan_id: newestId(survivor.scan_id, other.scan_id),
    applications: newestEntries(survivor, other),
    application_counts: added(countsOf(survivor), countsOf(other)),
    merged_ids,
    joined,
  };
}

/** The removed addresses of both; an undo gives each its own again. */
const bothFormer = (survivor: Candidate, other: Candidate): Pick<Candidate, 'former_emails'> =>
  other.former_emails
    ? { former_emails: formerList([...(survivor.former_emails ?? []), ...other.former_emails]) }
    : {};

/** The record by which a merge is undone; `other` was merged into `before`, which became `after`. */
export const mergeOf = (
  { before, other, after }: Record<'before' | 'other' | 'after', Candidate>,
  moved: Pick<Merge, 'application_ids' | 'unconfirmed_ids' | 'scan_ids'>,
  now: Date,
): Merge => ({
  id: other.id,
  candidate: other,
  before: changedOf(before),
  after: changedOf(after),
  former_emails: before.former_emails ?? [],
  added: {
    ...fromLists((list) => after[list].filter((item) => !before[list].includes(item))),
    custom_fields: newKeys(before.custom_fields, after.custom_fields),
    metadata: newKeys(before.metadata, after.metadata),
  },
  ...moved,
  // As its deletion is dated, which a restored candidate must be later than.
  merged_at: instantAfter(other.updated_at, { now }),
});

const newKeys = (before: object, after: object) =>
  Object.keys(after).filter((key) => !Object.hasOwn(before, key));

type List = 'links' | 'tags' | 'other_phones';
export const values = ['first_name', 'last_name', 'phone', 'location', 'proposal', 'scan_id'] as const;
/** The consent that counts, and the reminder that follows from it. */
export const ofConsent = ['consent', 'consent_application_id', 'consented_at', 'retention_due_on'] as const;

/** The lists of a candidate, each made anew. */
export const fromLists = (make: (list: List) => string[]) => ({
  links: make('links'),
  tags: make('tags'),
  other_phones: make('other_phones'),
});

/** The fields that a merge may change, apart from addresses and applications. */
const changedOf = (candidate: Candidate) =>
  Object.fromEntries(
    [...values, ...ofConsent].map((field) => [field, candidate[field]]),
  ) as unknown as Changed;

/** Each candidate once, with its last time and in the order of these. None is dropped: an erasure reads this list. */
export function onceEach(joined: Candidate['joined']): Candidate['joined'] {
  const times = new Map<string, string>();
  for (const { id, until } of joined.toSorted((one, next) => (one.until < next.until ? -1 : 1))) {
    times.delete(id);
    times.set(id, until);
  }
  return [...times].map(([id, until]) => ({ id, until }));
}
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
/** The sum of two counts, or their difference. */
export const added = (one: Counts, more: Counts, sign: 1 | -1 = 1): Counts => ({
  active: one.active + sign * more.active,
  hired: one.hired + sign * more.hired,
  rejected: one.rejected + sign * more.rejected,
  withdrawn: one.withdrawn + sign * more.withdrawn,
});
/** The number of applications by status. */
export function countOf(applications: Application[]): Counts {
  const counts = { active: 0, hired: 0, rejected: 0, withdrawn: 0 };
  for (const { status } of applications) counts[status]++;
  return counts;
}
