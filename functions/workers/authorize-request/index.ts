import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from 'aws-lambda';
import { authorizerPolicy } from '../../../shared/http/authorizer-policy.ts';
import { dynamoDb, secretsManager } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { keyRingReader } from '../../../shared/platform/key-ring.ts';
import { apiKeyStore } from '../../../shared/storage/api-keys.ts';
import { chatTokenStore } from '../../../shared/storage/chat-tokens.ts';
import { keyUseStore } from '../../../shared/storage/key-uses.ts';
import { memberStore } from '../../../shared/storage/members.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import { sessionTokenStore } from '../../../shared/storage/session-tokens.ts';
import { sessionStore } from '../../../shared/storage/sessions.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { authorizeRequest } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const authorize = authorizeRequest({
  stage: environment.stage,
  apiKeys: apiKeyStore(table),
  keyUses: keyUseStore(table),
  organizations: organizationStore(table),
  sessionTokens: sessionTokenStore(table),
  chatTokens: chatTokenStore(table),
  sessions: sessionStore(table),
  members: memberStore(table),
  peppers: keyRingReader(secretsManager(), () => environment.keyPepperSecret),
  clock: () => new Date(),
});

/** Of type TOKEN: the gateway caches a verdict by the same value that is verified here, and passes no other. */
export const handler = async ({
  authorizationToken,
  methodArn,
}: APIGatewayTokenAuthorizerEvent): Promise<APIGatewayAuthorizerResult> =>
  authorizerPolicy(await authorize(authorizationToken), methodArn);
