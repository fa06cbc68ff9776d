import { type KeyMaking, makeKeySet } from '../../shared/administration/key-sets.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { secretsOnce } from '../../shared/http/secrets-once.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { openKeys, presentSet } from './open-keys.ts';
import { refuseScopes } from './refuse-scopes.ts';

export const createKeySet =
  (making: KeyMaking): Handle<typeof routes.createKeySet> =>
  async ({ body, caller, origin: { organizationId }, now, newId }) => {
    refuseScopes(caller, body.scopes);
    const { secret, publishable, ...settings } = body;
    const types = [
      ...(secret ? (['secret'] as const) : []),
      ...(publishable ? (['publishable'] as const) : []),
    ];
    const { set, keys } = await makeKeySet(making, { organizationId, now, newId }, { ...settings, types });
    return presentSet(set, keys);
  };

export const entry = entryOf(routes.createKeySet, createKeySet, openKeys, () => ({ seal: secretsOnce }));
