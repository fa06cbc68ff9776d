import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openSessionKeys } from '../../shared/identity/open-identity.ts';
import { publicKeysOf } from '../../shared/identity/signing-key.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';

interface Dependencies {
  signingKeys: () => Promise<KeyRing>;
}

export const getSigningKeys =
  ({ signingKeys }: Dependencies): Handle<typeof routes.getSigningKeys> =>
  async () => ({ keys: publicKeysOf(await signingKeys()) });

export const entry = entryOf(routes.getSigningKeys, getSigningKeys, () => ({
  signingKeys: openSessionKeys(),
}));
