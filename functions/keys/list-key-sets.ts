import type { KeySet } from '../../shared/domain/stored/key-set.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithRankedPage } from '../../shared/http/respond-with-ranked-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApiKeyStore, apiKeyStore } from '../../shared/storage/api-keys.ts';
import { type KeyUseStore, keyUseStore } from '../../shared/storage/key-uses.ts';
import { presentWhole } from './open-keys.ts';

interface Dependencies {
  apiKeys: Pick<ApiKeyStore, 'listSets' | 'keysIn'>;
  keyUses: Pick<KeyUseStore, 'of'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listKeySets =
  ({ apiKeys, keyUses, cursorKeys }: Dependencies): Handle<typeof routes.listKeySets> =>
  async (call) => {
    const { origin, now } = call;
    // An organization has few of them: all sets are read, and the keys of those on the page.
    const sets = (await apiKeys.listSets(origin.organizationId)).reverse();
    return respondWithRankedPage(call, cursorKeys, {
      read: async ({ limit, after }) => {
        const left = after === undefined ? sets : sets.filter(({ id }) => id < after);
        const items = left.slice(0, limit);
        const whole = items.map(async (set) =>
          presentWhole({ keyUses }, { set, keys: await apiKeys.keysIn(set, now) }),
        );
        return {
          items: await Promise.all(whole),
          next: left.length > limit ? placeOf(items.at(-1) as KeySet) : null,
        };
      },
      placeOf,
      present: (set) => set,
    });
  };

const placeOf = ({ id }: { id: string }) => id;

export const entry = entryOf(routes.listKeySets, listKeySets, ({ table }) => ({
  apiKeys: apiKeyStore(table),
  keyUses: keyUseStore(table),
  cursorKeys: openCursorKeys(),
}));
