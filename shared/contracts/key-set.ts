import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { scopes } from './organization.ts';
import { id, maxCharacters, text, timestamp, wholeNumber } from './primitives.ts';

/** Names and origins are stored in rows of 400 KB. A key and its revocation must fit into its row. */
export const maxNameOfSet = 200;
export const maxOrigins = 100;
/** Scheme, host name and port. A host name has at most 253 characters. */
export const maxOriginCharacters = 267;
export const originPattern = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;

const allowedOrigins = entries(
  v.pipe(
    v.string(),
    maxCharacters(maxOriginCharacters),
    v.regex(originPattern, 'an origin such as https://careers.example.com or https://*.example.com'),
  ),
  maxOrigins,
);
const keyScopes = entries(v.picklist(scopes), scopes.length);

const keyType = v.picklist(['secret', 'publishable']);

export const keyView = v.object({
  object: v.literal('key'),
  id: id('key'),
  type: keyType,
  /** The first characters of the key, which show its type and environment. */
  prefix: v.string(),
  last_four: v.string(),
  created_at: timestamp,
  /** To the hour; null for a key that was never used. */
  last_used_at: v.nullable(timestamp),
  expires_at: v.nullable(timestamp),
  revoked_at: v.nullable(timestamp),
});

/** A key that was made now. The secret is in the first response only, and null when that is repeated. */
export const newKeyView = v.object({ ...keyView.entries, secret: v.nullable(v.string()) });
export const rolledKeyView = v.object({ ...newKeyView.entries, replaces: keyView });

const keySetFields = {
  object: v.literal('key_set'),
  id: id('keySet'),
  name: v.string(),
  sandbox: v.boolean(),
  scopes: v.array(v.picklist(scopes)),
  allowed_origins: v.array(v.string()),
  version: wholeNumber,
  created_at: timestamp,
  updated_at: timestamp,
};
export const keySetView = v.object({ ...keySetFields, keys: v.array(keyView) });
export const newKeySetView = v.object({ ...keySetFields, keys: v.array(newKeyView) });

export const createKeySetBody = v.strictObject({
  name: text(maxNameOfSet),
  scopes: keyScopes,
  allowed_origins: v.optional(allowedOrigins, () => []),
  secret: v.optional(v.boolean(), true),
  publishable: v.optional(v.boolean(), false),
});

export const updateKeySetBody = v.strictObject({
  name: v.optional(text(maxNameOfSet)),
  scopes: v.optional(keyScopes),
  allowed_origins: v.optional(allowedOrigins),
});

export const createKeyBody = v.strictObject({ type: keyType });

/** The seconds for which the old key works on: a day by default, 30 days at most. */
export const rollKeyBody = v.strictObject({
  overlap_seconds: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30 * 86_400)),
    86_400,
  ),
});
