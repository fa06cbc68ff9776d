import * as v from 'valibot';
import { emailAddress } from './contact.ts';
import { roles } from './organization.ts';
import { id, timestamp, wholeNumber } from './primitives.ts';

export const memberView = v.object({
  object: v.literal('member'),
  id: id('member'),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  version: wholeNumber,
  created_at: timestamp,
  updated_at: timestamp,
});

export const updateMemberBody = v.strictObject({ role: v.picklist(roles) });

const invitationFields = {
  object: v.literal('invitation'),
  id: id('invitation'),
  email: v.string(),
  role: v.picklist(roles),
  /** The member; null for an operator. */
  invited_by: v.nullable(id('member')),
  created_at: timestamp,
  expires_at: timestamp,
};
export const invitationView = v.object(invitationFields);
/** The link is in the first response only, and null when that is repeated. */
export const newInvitationView = v.object({ ...invitationFields, url: v.nullable(v.string()) });

export const createInvitationBody = v.strictObject({ email: emailAddress, role: v.picklist(roles) });

export const sessionView = v.object({
  object: v.literal('session'),
  id: id('session'),
  /** The browser and the system, such as `Firefox on Linux`. */
  browser: v.string(),
  /** Whether the request was made with this session. */
  is_current: v.boolean(),
  created_at: timestamp,
  last_used_at: timestamp,
  expires_at: timestamp,
});
