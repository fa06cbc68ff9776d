import { keyUseKey } from './organization-keys.ts';
import type { Table } from './table.ts';

/** A use is written at most once an hour per key. */
const hour = 3_600_000;
/** The keys that one instance remembers; it removes all of them when there are more. */
const maxRemembered = 10_000;

interface Use {
  at?: number;
}

export type KeyUseStore = ReturnType<typeof keyUseStore>;

/** When keys were last used, to the hour. */
export function keyUseStore(table: Pick<Table, 'tally' | 'getMany'>) {
  /** When this instance last tried to write the use of a key, so that most uses cost no request. */
  const noted = new Map<string, number>();

  return {
    /** Notes a use, unless one was noted within the hour. Throws what the table throws, and tries again after an hour. */
    async note({ organization_id, id }: { organization_id: string; id: string }, now: Date): Promise<void> {
      const at = now.getTime();
      if (at - (noted.get(id) ?? 0) < hour) return;
      if (noted.size >= maxRemembered) noted.clear();
      noted.set(id, at);
      await table.tally(keyUseKey(organization_id, id), { set: { at }, atMost: { at: at - hour } });
    },

    /** The last uses of up to 100 keys of an organization, by their ids. */
    async of(organizationId: string, keyIds: string[]): Promise<Map<string, string>> {
      const rows = await table.getMany(keyIds.map((id) => keyUseKey(organizationId, id)));
      return new Map(
        rows.flatMap((row, i) => {
          const { at } = (row ?? {}) as Use;
          return at === undefined ? [] : [[keyIds[i] ?? '', new Date(at).toISOString()] as const];
        }),
      );
    },
  };
}
