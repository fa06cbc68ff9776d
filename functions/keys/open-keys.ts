import type { KeyMaking } from '../../shared/administration/key-sets.ts';
import { keyView } from '../../shared/domain/key-sets.ts';
import type { KeySet } from '../../shared/domain/stored/key-set.ts';
import { secretsManager } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { keyRingReader } from '../../shared/platform/key-ring.ts';
import type { WholeKeySet } from '../../shared/storage/api-keys.ts';
import { apiKeyStore } from '../../shared/storage/api-keys.ts';
import { type KeyUseStore, keyUseStore } from '../../shared/storage/key-uses.ts';
import type { Table } from '../../shared/storage/table.ts';

/** The dependencies of an endpoint of keys. `peppers` are only for those that make keys. */
export const openKeys = ({ table }: { table: Table }): KeyMaking & { keyUses: KeyUseStore } => ({
  stage: environment.stage,
  apiKeys: apiKeyStore(table),
  keyUses: keyUseStore(table),
  peppers: keyRingReader(secretsManager(), () => environment.keyPepperSecret),
});

/** A set as it is shown, with its own view of keys. */
export const presentSet = <Key>({ key_hashes: _, organization_id: __, ...set }: KeySet, keys: Key[]) => ({
  object: 'key_set' as const,
  ...set,
  keys,
});

/** A set as it is shown, with the last use of each key. */
export async function presentWhole(
  { keyUses }: { keyUses: Pick<KeyUseStore, 'of'> },
  { set, keys }: WholeKeySet,
) {
  const ids = keys.map(({ id }) => id);
  const uses = await keyUses.of(set.organization_id, ids);
  return presentSet(
    set,
    keys.map((key) => keyView(key, uses.get(key.id))),
  );
}
