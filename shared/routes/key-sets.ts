import { deletedView } from '../contracts/job.ts';
import {
  createKeyBody,
  createKeySetBody,
  keySetView,
  keyView,
  newKeySetView,
  newKeyView,
  rolledKeyView,
  rollKeyBody,
  updateKeySetBody,
} from '../contracts/key-set.ts';
import { fieldsOf, listOf, placesQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

const keySetId = { id: id('keySet') };
const keyId = { id: id('key') };

export const listKeySets = route({
  method: 'GET',
  path: '/v1/key-sets',
  summary: 'List the key sets of the organization, newest first.',
  description: 'Each is returned with its keys: those that work, and those that ended in the last 30 days.',
  scope: 'keys:read',
  keys: 'session',
  query: { ...placesQuery, ...fieldsOf(keySetView) },
  response: listOf(keySetView),
  boundedBy: '500 key sets (shared/administration/key-sets.ts)',
  uses: ['getRows', 'findRows', 'cursorKey'],
});

export const createKeySet = route({
  method: 'POST',
  path: '/v1/key-sets',
  summary: 'Create a key set with its first keys.',
  description:
    'The response shows the secret of each key; it is stored nowhere and not shown again. A repeated request gets null in its place. ' +
    'An organization has at most 500 key sets. A set has only scopes that your role has; others are `insufficient_scope`.',
  scope: 'keys:write',
  keys: 'session',
  body: createKeySetBody,
  response: newKeySetView,
  success: 201,
  errors: ['too_many_entries'],
  uses: ['getRows', 'findRows', 'put keySets', 'put keys', 'keyPepper'],
});

export const getKeySet = route({
  method: 'GET',
  path: '/v1/key-sets/{id}',
  summary: 'Fetch one key set with its keys.',
  scope: 'keys:read',
  keys: 'session',
  params: keySetId,
  response: keySetView,
  uses: ['getRows', 'findRows'],
});

export const updateKeySet = route({
  method: 'PATCH',
  path: '/v1/key-sets/{id}',
  summary: 'Change the name, scopes or origins of a key set.',
  description:
    'Arrays are replaced as a whole. All keys of the set have the change within ten seconds. ' +
    'Scopes that your role lacks can be removed and not added.',
  scope: 'keys:write',
  keys: 'session',
  params: keySetId,
  body: updateKeySetBody,
  response: keySetView,
  errors: ['stale_object'],
  uses: ['getRows', 'findRows', 'put keySets', 'put keys'],
});

export const deleteKeySet = route({
  method: 'DELETE',
  path: '/v1/key-sets/{id}',
  summary: 'Delete a key set and revoke its keys.',
  description: 'The keys stop working within ten seconds.',
  scope: 'keys:write',
  keys: 'session',
  params: keySetId,
  response: deletedView,
  writeResponse: deletedView,
  uses: [
    'getRows',
    'findRows',
    'put keySets',
    'put keys',
    'put erasures',
    'put responses',
    'delete responses',
  ],
});

export const createKey = route({
  method: 'POST',
  path: '/v1/key-sets/{id}/keys',
  summary: 'Add a key to a key set.',
  description:
    'The response shows the secret of the key; it is stored nowhere and not shown again. A repeated request gets null in its place. ' +
    'A key set has at most 20 keys that work. A secret key needs a role that has all scopes of the set.',
  scope: 'keys:write',
  keys: 'session',
  params: keySetId,
  body: createKeyBody,
  response: newKeyView,
  errors: ['too_many_entries'],
  uses: ['getRows', 'findRows', 'put keySets', 'put keys', 'keyPepper'],
});

export const rollKey = route({
  method: 'POST',
  path: '/v1/keys/{id}/roll',
  summary: 'Replace a key by a new one of its key set.',
  description:
    'The old key works on for `overlap_seconds`. The response shows the secret of the new key; it is stored nowhere and not shown again. ' +
    'A repeated request gets null in its place. A key that has ended is not replaced. Your role must have all scopes of the key.',
  scope: 'keys:write',
  keys: 'session',
  params: keyId,
  body: rollKeyBody,
  response: rolledKeyView,
  errors: ['invalid_state_transition', 'too_many_entries'],
  uses: ['getRows', 'findRows', 'put keySets', 'put keys', 'keyPepper'],
});

export const revokeKey = route({
  method: 'POST',
  path: '/v1/keys/{id}/revoke',
  summary: 'Revoke a key.',
  description: 'The key stops working within ten seconds. A key that is revoked stays as it is.',
  scope: 'keys:write',
  keys: 'session',
  params: keyId,
  response: keyView,
  uses: ['getRows', 'findRows', 'put keySets', 'put keys'],
});
