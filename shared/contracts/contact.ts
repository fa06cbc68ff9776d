import * as v from 'valibot';
import { mailbox } from '../words/plain-text.ts';
import { entries } from './bounded-lists.ts';
import { maxCharacters, text } from './primitives.ts';
import { visible } from './visible.ts';

export const emailAddress = v.pipe(
  v.string(),
  maxCharacters(254),
  visible(),
  v.trim(),
  v.regex(mailbox, 'an e-mail address'),
);
export const phoneNumber = text(40);

/** One of several addresses of a person. The first one is the primary one. */
export const email = v.object({ address: v.string(), is_primary: v.boolean() });
export const phone = v.object({ number: v.string(), is_primary: v.boolean() });
export type Email = v.InferOutput<typeof email>;
export type Phone = v.InferOutput<typeof phone>;

/** The most addresses, and the most numbers, of one person. */
export const maxContacts = 20;
const isPrimary = v.optional(v.boolean(), false);
/** All addresses of a person in a request: one of them can be the primary one, by default the first. */
export const emailsInput = entries(
  v.strictObject({ address: emailAddress, is_primary: isPrimary }),
  maxContacts,
);
export const phonesInput = entries(
  v.strictObject({ number: phoneNumber, is_primary: isPrimary }),
  maxContacts,
);
