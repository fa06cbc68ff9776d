import { erasureSnapshot } from '../domain/erasure.ts';
import type { Erasure } from '../domain/stored/erasure.ts';
import { erasurePartition } from './keys.ts';
import { resourceStore } from './resource-store.ts';
import type { Table } from './table.ts';

export type ErasureStore = ReturnType<typeof erasureStore>;

/** Orders to erase, stored with their receipts. */
export const erasureStore = (table: Table) =>
  resourceStore<Erasure>(table, {
    kind: 'erasure',
    key: (organizationId, id) => ({ pk: erasurePartition(organizationId), sk: id }),
    indexes: () => ({}),
    snapshot: erasureSnapshot,
  });
