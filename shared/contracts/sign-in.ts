import * as v from 'valibot';
import { allScopes, roles } from './organization.ts';
import { id, maxCharacters, rawLine, timestamp } from './primitives.ts';

const environments = ['production', 'sandbox'] as const;

/** A path of our own that a browser is sent to after sign-in; any other text could lead it to another site. */
const ownPath = v.pipe(
  v.string(),
  maxCharacters(1000),
  // Two dots, also encoded, would lead out of the dashboard, to a page whose texts another organization writes.
  v.regex(
    /^(?![^?#]*\/(?:\.|%2[eE]){2}(?:[/?#]|$))\/dashboard(?:[/?#][\w\-./~%?&=#:@!$'()*+,;]*)?$/,
    'a path that begins with /dashboard',
  ),
);

export const signInQuery = {
  return_to: v.optional(ownPath, '/dashboard'),
  /** The e-mail address that the provider's page begins with. */
  hint: v.optional(rawLine(320)),
};

/** The parameters that the provider appends to the address of the callback. Its errors are not shown. */
export const callbackQuery = {
  code: v.optional(rawLine(4000)),
  state: v.optional(rawLine(200)),
  error: v.optional(rawLine(200)),
  iss: v.optional(rawLine(1000)),
};

export const redirectView = v.object({ location: v.string() });

const organizationOfMember = { id: id('organization'), name: v.string() };

export const sessionInfoView = v.object({
  object: v.literal('session_info'),
  id: id('session'),
  person: v.object({ name: v.string(), email: v.string() }),
  organizations: v.array(
    v.object({
      ...organizationOfMember,
      role: v.picklist(roles),
      environment: v.literal('production'),
    }),
  ),
  sandbox_url: v.nullable(v.string()),
});

export const sessionTokenBody = v.strictObject({
  organization_id: id('organization'),
  environment: v.picklist(environments),
});

export const sessionTokenView = v.object({
  object: v.literal('session_token'),
  token: v.string(),
  expires_at: timestamp,
  environment: v.picklist(environments),
  organization: v.object(organizationOfMember),
  member_id: id('member'),
  session_id: id('session'),
  name: v.string(),
  role: v.picklist(roles),
  scopes: v.array(v.picklist(allScopes)),
});

/** Production's word for a member, which the sandbox exchanges for a token. */
export const sandboxAssertionView = v.object({
  object: v.literal('sandbox_assertion'),
  assertion: v.string(),
  /** The address that exchanges it. */
  url: v.string(),
  expires_at: timestamp,
});

export const issuedView = v.variant('object', [sessionTokenView, sandboxAssertionView]);

export const sandboxTokenBody = v.strictObject({ assertion: rawLine(4000) });

export const signedOutView = v.object({ object: v.literal('signed_out') });

export const invitationBody = v.strictObject({ token: rawLine(200) });

/** The membership that an invitation led to. */
export const membershipView = v.object({
  object: v.literal('membership'),
  id: id('member'),
  organization: v.object(organizationOfMember),
  role: v.picklist(roles),
});

/** The public keys that assertions are verified with (RFC 7517). */
export const signingKeysView = v.object({
  keys: v.array(
    v.object({
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: v.string(),
      y: v.string(),
      kid: v.string(),
      alg: v.literal('ES256'),
      use: v.literal('sig'),
    }),
  ),
});
