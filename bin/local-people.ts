/** The people of the local cloud: its provider of sign-in, and the members of the demo organization. */

import { localPeople } from '../infra/local/identity/people.ts';
import { type LocalIdentity, startIdentity } from '../infra/local/identity/start-identity.ts';
import { addMember, linkTwin } from '../shared/administration/people.ts';
import type { Role } from '../shared/contracts/organization.ts';
import { secretsManager } from '../shared/platform/clients.ts';
import { type DeploymentName, secretName } from '../shared/platform/names.ts';
import { secretReader } from '../shared/platform/read-secret.ts';
import type { Ready } from './local-greeting.ts';
import type { Connection, openAdministration } from './open-administration.ts';

type Administration = ReturnType<typeof openAdministration>;

const roleOf: Record<(typeof localPeople)[number]['id'], Role> = {
  ada: 'owner',
  ben: 'recruiter',
  cleo: 'developer',
  dan: 'viewer',
};

/** `connection` is that of production, once it runs: the stage has the client's secret. */
export const startLocalIdentity = (
  port: number,
  connection: () => Connection,
  host?: 'localhost',
): Promise<LocalIdentity> =>
  startIdentity({
    port,
    host,
    clientId: 'dashboard',
    clientSecret: () =>
      secretReader(secretsManager(connection().secretsManager), () => secretName.identityClient('prod'))(),
  });

/** The variables by which the functions of production find the provider, and the sandbox. */
export const identityEnvironment = ({ issuer, clientId }: LocalIdentity, sandboxUrl: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  SANDBOX_URL: sandboxUrl,
  // The dashboard's pages call the gateway of the sandbox, and the buckets of both stages.
  LOCAL_HOSTS: 'http://127.0.0.1:*',
});

/**
 * Makes the four people members of production's demo organization, and the sandbox's one its twin. Their identity depends
 * on the provider's address, so that this is repeated at each start.
 */
export async function seedPeople(
  { production, sandbox }: Record<string, Ready>,
  issuer: string,
  openStage: (name: DeploymentName) => Administration,
): Promise<void> {
  if (!production || !sandbox) throw new Error('both stages must run');
  const organization = production.organization_id;
  const desk = openStage('prod');
  for (const { id: subject, name, email } of localPeople)
    await addMember(desk, { organization, issuer, subject, name, email, role: roleOf[subject] });
  await linkTwin(openStage('sandbox'), {
    organization: sandbox.organization_id,
    production: organization,
  });
  production.dashboard = `${production.base_url}/dashboard`;
}
