import type { UpdateCandidateBody } from '../contracts/candidate.ts';
import type { Email, Phone } from '../contracts/contact.ts';
import { ApiError } from './api-error.ts';
import { invalid } from './invalid.ts';
import type { Candidate } from './stored/candidate.ts';

/** Addresses as they are stored: one is primary by its place, so that there are never two or none. */
export type Contacts = Pick<Candidate, 'email' | 'other_emails' | 'phone' | 'other_phones'>;
type Sent = Pick<UpdateCandidateBody, 'email' | 'emails' | 'phone' | 'phones'>;

/**
 * An e-mail address in the form for comparison: without ASCII capitals and surrounding spaces. Other letters are
 * unchanged: Unicode would fold some into ASCII letters (the Kelvin sign into k), and two mailboxes would become one
 * person.
 */
export const comparableEmail = (email: string) =>
  email.trim().replaceAll(/[A-Z]/g, (capital) => capital.toLowerCase());

/** The e-mail addresses, the primary one first. */
export const emailsOf = ({ email, other_emails }: Pick<Contacts, 'email' | 'other_emails'>): string[] =>
  email === null ? other_emails : [email, ...other_emails];

/** The phone numbers, the primary one first. */
export const phonesOf = ({ phone, other_phones }: Pick<Contacts, 'phone' | 'other_phones'>): string[] =>
  phone === null ? other_phones : [phone, ...other_phones];

/** The most removed addresses of a candidate. None is ever dropped: an erasure looks for chats in which one was given. */
const maxFormer = 200;

/** The list of removed addresses. Throws {@link ApiError} invalid_state_transition for more than 200. */
export function formerList(addresses: Iterable<string>): string[] {
  const former = [...new Set(addresses)];
  if (former.length <= maxFormer) return former;
  const message = `At most ${maxFormer} e-mail addresses of a candidate can be replaced.`;
  throw new ApiError('invalid_state_transition', { message });
}

/** The removed addresses after a change of a candidate. An address that is back is none of them. Throws as {@link formerList}. */
export function formerEmails(
  before: Pick<Candidate, 'email' | 'other_emails' | 'former_emails'>,
  after: Pick<Contacts, 'email' | 'other_emails'>,
): string[] | undefined {
  const kept = new Set(emailsOf(after).map(comparableEmail));
  const all = [...(before.former_emails ?? []), ...emailsOf(before)].map(comparableEmail);
  const former = formerList(all.filter((email) => !kept.has(email)));
  return former.length > 0 || before.former_emails ? former : undefined;
}

/** Both in the form of lists in responses. */
export const shownEmails = (addresses: readonly string[]): Email[] =>
  addresses.map((address, index) => ({ address, is_primary: index === 0 }));
const shownPhones = (numbers: readonly string[]): Phone[] =>
  numbers.map((number, index) => ({ number, is_primary: index === 0 }));

/** The candidate with the first of the further ones as the primary one, where none is. */
export function withPrimary<Of extends Contacts>(candidate: Of): Of {
  const [email = null, ...other_emails] = emailsOf(candidate);
  const [phone = null, ...other_phones] = phonesOf(candidate);
  return { ...candidate, email, other_emails, phone, other_phones };
}

/** The addresses of a candidate as they are shown: the primary ones, and all. */
export function shownContacts(contacts: Contacts) {
  const [emails, phones] = [emailsOf(contacts), phonesOf(contacts)];
  return {
    email: emails[0] ?? null,
    emails: shownEmails(emails),
    phone: phones[0] ?? null,
    phones: shownPhones(phones),
  };
}

/**
 * The addresses and numbers after a request, and only those that it changes. `email` and `phone` replace the primary one, unless
 * they are in the list: then they become the first. Null removes all. Throws {@link ApiError} validation_failed for a list that contradicts itself or the
 * primary one of the same request.
 */
export function contactsAfter(before: Contacts, { email, emails, phone, phones }: Sent): Partial<Contacts> {
  const addresses = emails?.map(({ address, is_primary }) => ({ value: address, is_primary }));
  const numbers = phones?.map(({ number, is_primary }) => ({ value: number, is_primary }));
  const mail = { name: 'email', entry: 'address', keyOf: comparableEmail };
  const line = { name: 'phone', entry: 'number', keyOf: (number: string) => number };
  const [address, ...otherAddresses] = listAfter(emailsOf(before), email, addresses, mail) ?? [];
  const [number, ...otherNumbers] = listAfter(phonesOf(before), phone, numbers, line) ?? [];
  return {
    ...((email !== undefined || emails) && { email: address ?? null, other_emails: otherAddresses }),
    ...((phone !== undefined || phones) && { phone: number ?? null, other_phones: otherNumbers }),
  };
}

interface Naming {
  /** The field of the primary one; that of the list is its plural. */
  name: string;
  /** The field of a value in the list. */
  entry: string;
  keyOf: (value: string) => string;
}
type Listed = { value: string; is_primary: boolean }[];

function listAfter(
  before: readonly string[],
  first: string | null | undefined,
  list: Listed | undefined,
  naming: Naming,
): string[] | undefined {
  const { name, keyOf } = naming;
  const isSame = (one: string) => (other: string) => keyOf(one) === keyOf(other);
  if (list) {
    const values = inOrder(list, naming);
    if (first !== undefined && keyOf(first ?? '') !== keyOf(values[0] ?? ''))
      throw invalid(name, 'contradictory', `${name} is not the primary one of ${name}s.`);
    return values;
  }
  if (first === undefined) return undefined;
  // Without a primary one there is none: a repeated null must not remove one after another.
  if (first === null) return [];
  const others = before.filter((one) => !isSame(first)(one));
  const isKnown = others.length < before.length;
  return [first, ...(isKnown ? others : others.slice(1))];
}

function inOrder(list: Listed, { name, entry, keyOf }: Naming): string[] {
  const keys = list.map(({ value }) => keyOf(value));
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (repeated !== -1)
    throw invalid(`${name}s.${repeated}.${entry}`, 'duplicate', `${name}s has this entry twice.`);
  const primaries = list.flatMap(({ is_primary }, index) => (is_primary ? [index] : []));
  if (primaries.length > 1)
    throw invalid(`${name}s.${primaries[1]}.is_primary`, 'contradictory', 'Only one can be the primary one.');
  const primary = primaries[0] ?? 0;
  return [...list.slice(primary, primary + 1), ...list.toSpliced(primary, 1)].map(({ value }) => value);
}

/** The field of a request that has an address, for the error that the address is taken. */
export const fieldOfEmail =
  ({ emails }: Pick<Sent, 'emails'>) =>
  (address: string) => {
    const index = emails?.findIndex((one) => comparableEmail(one.address) === comparableEmail(address)) ?? -1;
    return index === -1 ? 'email' : `emails.${index}.address`;
  };
