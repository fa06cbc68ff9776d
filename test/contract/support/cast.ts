import { createKeySet, revokeKey, rollKey } from '../../../shared/administration/organizations.ts';
import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import {
  type KeyScope,
  type Role,
  roles,
  type Scope,
  scopes,
} from '../../../shared/contracts/organization.ts';
import { scopesOfRole } from '../../../shared/domain/roles.ts';
import { newApiKey } from '../../../shared/platform/api-key.ts';
import type { Route } from '../../../shared/routes/route.ts';
import type { SharedStage, TestOrganization } from '../../support/local-stage.ts';
import { newSessionToken } from '../../support/signed-in.ts';

/** The `Authorization` headers that open nothing, and the code that each is refused with. */
export const badCredentials = {
  'no key': 'missing_api_key',
  'another scheme than Bearer': 'missing_api_key',
  'a malformed key': 'invalid_api_key',
  'a real key with one character changed': 'invalid_api_key',
  'a well-formed key that nobody has': 'invalid_api_key',
  'a revoked key': 'revoked_api_key',
  'an expired key': 'expired_api_key',
  'a key of the other environment': 'wrong_environment',
  'a publishable key': 'key_type_not_allowed',
  'a session token that nobody has': 'invalid_api_key',
  'a session token after its time': 'expired_api_key',
  'a token of a session that was ended': 'revoked_api_key',
  'a token of a member who was removed': 'revoked_api_key',
} as const satisfies Record<string, ErrorCode>;
export type BadCredential = keyof typeof badCredentials;

/** Who plays in the hostile suite, once for all routes, so that the authorizer looks each key up once while the gateway's cache lasts. */
export interface Cast {
  /** Its calls are right, and its resources are there. */
  owner: TestOrganization;
  /** Its resources are there too, and are none of the owner's business. */
  stranger: TestOrganization;
  /** Its calls are only ever refused. */
  suspect: TestOrganization;
  /** Undefined for a header that is not sent. */
  authorizations: Record<BadCredential, string | undefined>;
  /**
   * Who lacks only the scope of the route: a key of the suspect with every other scope, and a session of the suspect for
   * each role without the scope.
   */
  credentialsWithout(route: Route): Promise<string[]>;
  /**
   * Who may call the route and little else: a key of the owner with the one scope that the route asks for, if it asks
   * for one; or a session of the owner for the role with the fewest scopes.
   */
  credentialJustFor(route: Route): Promise<string>;
}

export async function assembleCast(stage: SharedStage): Promise<Cast> {
  const { admin } = stage;
  const [owner, stranger, suspect] = await Promise.all([
    stage.newOrganization(),
    stage.newOrganization(),
    stage.newOrganization(),
  ]);

  const keys = new Map<string, Promise<string>>();
  const keyWith = ({ organizationId }: TestOrganization, held: readonly string[]): Promise<string> => {
    const name = `${organizationId} ${held.join(' ')}`;
    const asked = { organization: organizationId, name: 'tests', scopes: [...held] };
    const key = keys.get(name) ?? createKeySet(admin, asked).then((set) => set.keys[0]?.secret ?? '');
    keys.set(name, key);
    return key;
  };

  const another = (name: string) =>
    createKeySet(admin, { organization: suspect.organizationId, name, scopes: [...scopes] }).then(
      ({ keys: [key] }) => ({ id: key?.id ?? '', secret: key?.secret ?? '' }),
    );
  const [revoked, expired] = await Promise.all([another('revoked'), another('expired')]);
  await revokeKey(admin, { key: revoked.id });
  await rollKey(admin, { key: expired.id, overlapSeconds: 0 });

  const sessions = new Map<string, Promise<string>>();
  const sessionOf = ({ organizationId }: TestOrganization, role: Role): Promise<string> => {
    const name = `${organizationId} ${role}`;
    const token = sessions.get(name) ?? stage.signIn(organizationId, role).then((made) => made.token);
    sessions.set(name, token);
    return token;
  };
  const [late, ended, removed] = await Promise.all([
    newSessionToken(admin, { organizationId: suspect.organizationId, role: 'viewer', seconds: -1 }),
    stage.signIn(suspect.organizationId, 'viewer'),
    stage.signIn(suspect.organizationId, 'viewer'),
  ]);
  await admin.sessions.end(ended.session.id);
  await admin.members.remove(suspect.organizationId, removed.member.id, new Date());

  return {
    owner,
    stranger,
    suspect,
    authorizations: {
      'no key': undefined,
      'another scheme than Bearer': `Basic ${Buffer.from(`${owner.secretKey}:`).toString('base64')}`,
      'a malformed key': 'Bearer not-a-key',
      'a real key with one character changed': `Bearer ${changeOneCharacter(owner.secretKey)}`,
      'a well-formed key that nobody has': `Bearer ${newApiKey(admin.stage, 'secret')}`,
      'a revoked key': `Bearer ${revoked.secret}`,
      'an expired key': `Bearer ${expired.secret}`,
      'a key of the other environment': `Bearer ${newApiKey(admin.stage === 'prod' ? 'sandbox' : 'prod', 'secret')}`,
      'a publishable key': `Bearer ${suspect.publishableKey}`,
      'a session token that nobody has': `Bearer ${newApiKey(admin.stage, 'session')}`,
      'a session token after its time': `Bearer ${late.token}`,
      'a token of a session that was ended': `Bearer ${ended.token}`,
      'a token of a member who was removed': `Bearer ${removed.token}`,
    },
    credentialsWithout: ({ scope, keys: accepted }) => {
      const key = () =>
        keyWith(
          suspect,
          scopes.filter((other) => other !== scope),
        );
      const others = roles.filter((role) => !hasScope(role, scope as Scope));
      const asOthers = others.map((role) => sessionOf(suspect, role));
      return Promise.all([...(accepted === 'session' ? [] : [key()]), ...asOthers]);
    },
    credentialJustFor: ({ scope, alsoScope, keys: accepted }) => {
      // What everybody may call is often about the person, who made what the request names.
      if (accepted === 'session' && !isAsked(scope)) return Promise.resolve(owner.sessionToken);
      if (accepted !== 'session')
        return keyWith(owner, [scope, alsoScope ?? ('any' as const)].filter(isAsked) as KeyScope[]);
      const able = roles.filter((role) => !isAsked(scope) || hasScope(role, scope as Scope));
      const [least] = able.sort((one, other) => scopesOfRole[one].length - scopesOfRole[other].length);
      return sessionOf(owner, least as Role);
    },
  };
}

const isAsked = (scope: Route['scope']) => scope !== 'any' && scope !== 'none';
const hasScope = (role: Role, scope: Scope) => scopesOfRole[role].includes(scope);

/** The tenth character after the prefix: the checksum no longer fits. */
function changeOneCharacter(key: string): string {
  const at = key.lastIndexOf('_') + 10;
  return key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
}
