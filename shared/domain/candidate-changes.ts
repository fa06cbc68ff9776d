import { shownContacts } from './contacts.ts';
import { changedFields } from './event.ts';
import type { Candidate } from './stored/candidate.ts';

/** The fields that a change shows, with their old values. */
export const changedFieldsOf = (before: Candidate, after: Candidate, ignored: readonly string[] = []) =>
  changedFields(shown(before), shown(after), ignored);

function shown(candidate: Candidate) {
  const { other_emails: _, former_emails: _former, other_phones: _phones, ...fields } = candidate;
  return { ...fields, ...shownContacts(candidate) };
}
