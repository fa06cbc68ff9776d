import * as keySets from '../../shared/administration/key-sets.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApiKeyStore, apiKeyStore } from '../../shared/storage/api-keys.ts';

interface Dependencies {
  apiKeys: ApiKeyStore;
}

export const deleteKeySet =
  (stores: Dependencies): Handle<typeof routes.deleteKeySet> =>
  async ({ params: { id }, origin }) => {
    await keySets.deleteKeySet(stores, origin, id);
    return { object: 'key_set', id, deleted: true };
  };

export const entry = entryOf(routes.deleteKeySet, deleteKeySet, ({ table }) => ({
  apiKeys: apiKeyStore(table),
}));
