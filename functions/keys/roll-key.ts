import * as keySets from '../../shared/administration/key-sets.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { secretsOnce } from '../../shared/http/secrets-once.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { findKey } from './find-key.ts';
import { openKeys } from './open-keys.ts';
import { refuseScopes } from './refuse-scopes.ts';

export const rollKey =
  (making: keySets.KeyMaking): Handle<typeof routes.rollKey> =>
  async ({ params, body, caller, origin: { organizationId }, now, newId }) => {
    const key = await findKey(making, organizationId, params.id);
    refuseScopes(caller, key.scopes);
    const overlapSeconds = body.overlap_seconds;
    return keySets.rollKey(making, { organizationId, now, newId }, { key, overlapSeconds });
  };

export const entry = entryOf(routes.rollKey, rollKey, openKeys, () => ({ seal: secretsOnce }));
