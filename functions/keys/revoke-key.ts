import * as keySets from '../../shared/administration/key-sets.ts';
import { keyView } from '../../shared/domain/key-sets.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApiKeyStore, apiKeyStore } from '../../shared/storage/api-keys.ts';
import { type KeyUseStore, keyUseStore } from '../../shared/storage/key-uses.ts';
import { findKey } from './find-key.ts';

interface Dependencies {
  apiKeys: ApiKeyStore;
  keyUses: Pick<KeyUseStore, 'of'>;
}

export const revokeKey =
  (stores: Dependencies): Handle<typeof routes.revokeKey> =>
  async ({ params, origin }) => {
    const { organizationId } = origin;
    const key = await findKey(stores, organizationId, params.id);
    const [revoked, uses] = await Promise.all([
      keySets.revokeKey(stores, origin, key),
      stores.keyUses.of(organizationId, [key.id]),
    ]);
    return keyView(revoked, uses.get(key.id));
  };

export const entry = entryOf(routes.revokeKey, revokeKey, ({ table }) => ({
  apiKeys: apiKeyStore(table),
  keyUses: keyUseStore(table),
}));
