import type { IdKind } from '../contracts/primitives.ts';
import type { Item, Key } from './row.ts';
import type { Table } from './table.ts';
import { wholeRow } from './whole-row.ts';

/** Reads resources of one kind by their ids. */
export function readMany<R>(table: Table, kind: IdKind, keyOf: (organizationId: string, id: string) => Key) {
  const read = (row: Item | undefined) => row && wholeRow(kind, row.data as R);
  return {
    /** Up to 100 resources in the order of their ids; undefined where there is none. */
    async getMany(organizationId: string, ids: string[]): Promise<(R | undefined)[]> {
      if (ids.length === 0) return [];
      const distinct = [...new Set(ids)];
      const rows = await table.getMany(distinct.map((id) => keyOf(organizationId, id)));
      const byId = new Map(rows.map((row, index) => [distinct[index], read(row)]));
      return ids.map((id) => byId.get(id));
    },

    /**
     * Like `getMany`, for the first ids: as many as fit into 16 MB of rows, and at least one. The ids must be unique.
     */
    async getFirst(organizationId: string, ids: string[]): Promise<(R | undefined)[]> {
      const rows = await table.getFirst(ids.map((id) => keyOf(organizationId, id)));
      return rows.map(read);
    },
  };
}
