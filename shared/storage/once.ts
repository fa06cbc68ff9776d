import { onceKey } from './people-keys.ts';
import { ConditionFailed } from './row.ts';
import type { Table } from './table.ts';

export type OnceStore = ReturnType<typeof onceStore>;

/** Remembers what may be used only once, as long as it could be used again. */
export function onceStore(table: Table) {
  return {
    /** Whether this is the first use. The text itself is not stored. */
    async use(kind: string, text: string, until: Date): Promise<boolean> {
      const row = { ...onceKey(kind, text), expires_at: Math.ceil(until.getTime() / 1000) + 60, data: {} };
      try {
        await table.commit([{ put: row, when: { absent: true } }]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed) return false;
        throw error;
      }
    },
  };
}
