import { mergedKey } from './keys.ts';
import type { Merged } from './merged-rows.ts';
import type { Table } from './table.ts';

export type CurrentIds = ReturnType<typeof currentIds>;

/** The ids of a filter, with the id of the remaining candidate for each one that was merged. */
export const currentIds =
  (table: Pick<Table, 'getMany'>) =>
  async (organizationId: string, ids: string[] | undefined): Promise<string[] | undefined> => {
    // A table reads no key twice.
    let current = ids && [...new Set(ids)];
    // Each round follows one merge; a candidate has at most 10.
    for (let round = 0; current && round < 10; round++) {
      const rows = await table.getMany(current.map((id) => mergedKey(organizationId, id)));
      if (rows.every((row) => row === undefined)) break;
      const next = current.map((id, index) => (rows[index]?.data as Merged | undefined)?.id ?? id);
      current = [...new Set(next)];
    }
    return current;
  };
