import { addKey, type KeyMaking } from '../../shared/administration/key-sets.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { secretsOnce } from '../../shared/http/secrets-once.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { openKeys } from './open-keys.ts';
import { refuseScopes } from './refuse-scopes.ts';

export const createKey =
  (making: KeyMaking): Handle<typeof routes.createKey> =>
  async ({ params, body, caller, origin: { organizationId }, now, newId }) => {
    const { set } = await making.apiKeys.getSet(organizationId, params.id, now);
    if (body.type === 'secret') refuseScopes(caller, set.scopes);
    return addKey(making, { organizationId, now, newId }, { keySetId: params.id, type: body.type });
  };

export const entry = entryOf(routes.createKey, createKey, openKeys, () => ({ seal: secretsOnce }));
