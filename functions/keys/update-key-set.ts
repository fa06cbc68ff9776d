import { listedKeys, mergeKeySet } from '../../shared/domain/key-sets.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApiKeyStore, apiKeyStore } from '../../shared/storage/api-keys.ts';
import { type KeyUseStore, keyUseStore } from '../../shared/storage/key-uses.ts';
import { presentWhole } from './open-keys.ts';
import { refuseScopes } from './refuse-scopes.ts';

interface Dependencies {
  apiKeys: Pick<ApiKeyStore, 'changeSet'>;
  keyUses: Pick<KeyUseStore, 'of'>;
}

export const updateKeySet =
  ({ apiKeys, keyUses }: Dependencies): Handle<typeof routes.updateKeySet> =>
  async ({ params, body, caller, origin, now, ifMatch }) => {
    const { set: after, keys } = await apiKeys.changeSet(origin, params.id, ({ set }) => {
      refuseStale(ifMatch, set);
      const next = mergeKeySet(set, body);
      // Removing scopes gives none.
      refuseScopes(
        caller,
        next.scopes.filter((scope) => !set.scopes.includes(scope)),
      );
      return next === set ? null : { set: next };
    });
    return presentWhole({ keyUses }, { set: after, keys: listedKeys(keys, now) });
  };

export const entry = entryOf(routes.updateKeySet, updateKeySet, ({ table }) => ({
  apiKeys: apiKeyStore(table),
  keyUses: keyUseStore(table),
}));
