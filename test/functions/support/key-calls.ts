import { createKey } from '../../../functions/keys/create-key.ts';
import { createKeySet } from '../../../functions/keys/create-key-set.ts';
import { deleteKeySet } from '../../../functions/keys/delete-key-set.ts';
import { getKeySet } from '../../../functions/keys/get-key-set.ts';
import { listKeySets } from '../../../functions/keys/list-key-sets.ts';
import { revokeKey } from '../../../functions/keys/revoke-key.ts';
import { rollKey } from '../../../functions/keys/roll-key.ts';
import { updateKeySet } from '../../../functions/keys/update-key-set.ts';
import { authorizeRequest } from '../../../functions/workers/authorize-request/handler.ts';
import { secretsOnce } from '../../../shared/http/secrets-once.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { apiKeyStore } from '../../../shared/storage/api-keys.ts';
import { chatTokenStore } from '../../../shared/storage/chat-tokens.ts';
import { keyUseStore } from '../../../shared/storage/key-uses.ts';
import { memberStore } from '../../../shared/storage/members.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import { sessionTokenStore } from '../../../shared/storage/session-tokens.ts';
import { sessionStore } from '../../../shared/storage/sessions.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';

/** Every endpoint of key sets and keys on the backend's table, and the authorizer that their keys go to. */
export function keyCalls(backend: Backend, clock: () => Date = () => new Date()) {
  const { table } = backend;
  const edge = testEdge(backend, clock);
  const making = {
    stage: 'prod' as const,
    apiKeys: apiKeyStore(table),
    keyUses: keyUseStore(table),
    peppers: async () => keyRing('1'),
    cursorKeys: async () => keyRing('1'),
  };
  const sealing = { ...edge, seal: secretsOnce };
  const authorize = authorizeRequest({
    ...making,
    organizations: organizationStore(table),
    sessionTokens: sessionTokenStore(table),
    chatTokens: chatTokenStore(table),
    sessions: sessionStore(table),
    members: memberStore(table),
    clock,
  });
  return {
    ...making,
    list: callerOf(routes.listKeySets, listKeySets(making), edge),
    create: callerOf(routes.createKeySet, createKeySet(making), sealing),
    get: callerOf(routes.getKeySet, getKeySet(making), edge),
    update: callerOf(routes.updateKeySet, updateKeySet(making), edge),
    remove: callerOf(routes.deleteKeySet, deleteKeySet(making), edge),
    addKey: callerOf(routes.createKey, createKey(making), sealing),
    roll: callerOf(routes.rollKey, rollKey(making), sealing),
    revoke: callerOf(routes.revokeKey, revokeKey(making), edge),
    authorize: (secret: string) => authorize(`Bearer ${secret}`),
  };
}
