import { openAdministration } from '../../bin/open-administration.ts';
import type { RunningStage } from '../../infra/local/local-cloud.ts';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { scopes } from '../../shared/contracts/organization.ts';

/** A secret key with all scopes, of a new organization of the stage. */
export async function keyOfStage({
  dynamoDbEndpoint,
  awsEndpoint,
}: Pick<RunningStage, 'dynamoDbEndpoint' | 'awsEndpoint'>): Promise<string> {
  const place = { region, credentials };
  const admin = openAdministration('prod', {
    dynamoDb: { ...place, endpoint: dynamoDbEndpoint },
    secretsManager: { ...place, endpoint: awsEndpoint },
  });
  const { id: organization } = await createOrganization(admin, { name: 'Bench', plan: 'scale' });
  const { keys } = await createKeySet(admin, { organization, name: 'Bench', scopes: [...scopes] });
  return keys[0]?.secret ?? '';
}
