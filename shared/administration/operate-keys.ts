/** The operator's further actions on key sets: what they are, and changes of them. */

import { keyView, listedKeys, mergeKeySet } from '../domain/key-sets.ts';
import type { KeySet, StoredKey } from '../domain/stored/key-set.ts';
import type { KeyUseStore } from '../storage/key-uses.ts';
import * as keySets from './key-sets.ts';
import {
  type Administration,
  AdministrationError,
  askingNow,
  inWords,
  knownOf,
  refuseMistakes,
  refuseNoOrganization,
  setView,
} from './organizations.ts';

type KeyAdministration = Administration & { keyUses: Pick<KeyUseStore, 'of'> };

export async function listKeySets(admin: KeyAdministration, { organization }: { organization: string }) {
  await refuseNoOrganization(admin, organization);
  const now = admin.clock();
  const sets = await admin.apiKeys.listSets(organization);
  const data = [];
  for (const set of sets) data.push(await shown(admin, set, await admin.apiKeys.keysIn(set, now)));
  return { object: 'list' as const, data };
}

interface Named {
  organization: string;
  keySet: string;
}

export const showKeySet = (admin: KeyAdministration, { organization, keySet }: Named) =>
  inWords(
    admin.apiKeys
      .getSet(organization, keySet, admin.clock())
      .then(({ set, keys }) => shown(admin, set, keys)),
  );

/** Changes the name, scopes or origins that are given; the keys of the set have them within ten seconds. */
export async function updateKeySet(
  admin: KeyAdministration,
  { organization, keySet, ...asked }: Named & { name?: string; scopes?: string[]; origins?: string[] },
) {
  const scopes = asked.scopes && knownOf(asked.scopes);
  const patch = { name: asked.name, scopes, allowed_origins: asked.origins };
  const changed = await inWords(
    admin.apiKeys.changeSet(askingNow(admin, organization), keySet, ({ set }) => {
      refuseMistakes({ name: patch.name ?? set.name, origins: patch.allowed_origins });
      const next = mergeKeySet(set, patch);
      return next === set ? null : { set: next };
    }),
  );
  return shown(admin, changed.set, listedKeys(changed.keys, admin.clock()));
}

/** Adds a key to a set. It is returned only now. */
export async function addKey(
  admin: KeyAdministration,
  { organization, keySet, type = 'secret' }: Named & { type?: string },
) {
  if (type !== 'secret' && type !== 'publishable')
    throw new AdministrationError('--type is secret or publishable');
  return inWords(keySets.addKey(admin, askingNow(admin, organization), { keySetId: keySet, type }));
}

const shown = async ({ keyUses }: KeyAdministration, set: KeySet, keys: StoredKey[]) => {
  const uses = await keyUses.of(
    set.organization_id,
    keys.map(({ id }) => id),
  );
  return setView(
    set,
    keys.map((key) => keyView(key, uses.get(key.id))),
  );
};
