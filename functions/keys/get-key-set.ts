import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApiKeyStore, apiKeyStore } from '../../shared/storage/api-keys.ts';
import { type KeyUseStore, keyUseStore } from '../../shared/storage/key-uses.ts';
import { presentWhole } from './open-keys.ts';

interface Dependencies {
  apiKeys: Pick<ApiKeyStore, 'getSet'>;
  keyUses: Pick<KeyUseStore, 'of'>;
}

export const getKeySet =
  ({ apiKeys, keyUses }: Dependencies): Handle<typeof routes.getKeySet> =>
  async ({ params, origin, now }) =>
    presentWhole({ keyUses }, await apiKeys.getSet(origin.organizationId, params.id, now));

export const entry = entryOf(routes.getKeySet, getKeySet, ({ table }) => ({
  apiKeys: apiKeyStore(table),
  keyUses: keyUseStore(table),
}));
