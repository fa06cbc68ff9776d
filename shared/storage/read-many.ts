import { type ChangesRequest, changedPage } from './changed-page.ts';
import type { FollowedKind } from './keys.ts';
import type { Matches } from './list-page.ts';
import type { Resource, ResourceKind } from './resource-kind.ts';
import type { Item } from './row.ts';
import type { Table } from './table.ts';
import { wholeRow } from './whole-row.ts';

/** Reads several resources of one kind: by their ids, or by the time of their last change. */
export function readMany<R extends Resource>(table: Table, { kind, key, followed }: ResourceKind<R>) {
  const read = (row: Item | undefined) => row && wholeRow(kind, row.data as R);

  /**
   * Like `getMany`, for the first ids: as many as fit into 16 MB of rows, and at least one. The ids must be unique.
   */
  const getFirst = async (organizationId: string, ids: string[]): Promise<(R | undefined)[]> => {
    const rows = await table.getFirst(ids.map((id) => key(organizationId, id)));
    return rows.map(read);
  };

  return {
    /** Up to 100 resources in the order of their ids; undefined where there is none. */
    async getMany(organizationId: string, ids: string[]): Promise<(R | undefined)[]> {
      if (ids.length === 0) return [];
      const distinct = [...new Set(ids)];
      const rows = await table.getMany(distinct.map((id) => key(organizationId, id)));
      const byId = new Map(rows.map((row, index) => [distinct[index], read(row)]));
      return ids.map((id) => byId.get(id));
    },

    getFirst,

    /** One page of changes, and of deletions if the request includes them, of a kind that a list follows. */
    listChanged: (organizationId: string, request: ChangesRequest, matches?: Matches<R>) =>
      changedPage(table, { organizationId, followed: followed as FollowedKind, getFirst }, request, matches),
  };
}
