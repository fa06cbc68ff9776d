import { uncopiedDays } from '../domain/scan.ts';

import { uncopiedPartition } from './due-keys.ts';
import type { Key, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

export type UncopiedScans = ReturnType<typeof uncopiedScans>;

const dayMs = 24 * 3600 * 1000;
/** A sweep looks back for 35 days. */
const keptDays = 40;

const keyOf = (organizationId: string, id: string, day: string): Key => ({
  pk: uncopiedPartition(day),
  sk: `${organizationId}#${id}`,
});

/**
 * The write that has a sweep look at a scan in four days. It belongs in the transaction that stores a scan whose file must be
 * copied, or that claims a scan whose first message failed.
 */
export function lookLater(organizationId: string, id: string, now: Date): Write {
  const until = new Date(now.getTime() + uncopiedDays * dayMs);
  const expires_at = Math.floor(until.getTime() / 1000) + keptDays * 24 * 3600;
  const row = { ...keyOf(organizationId, id, until.toISOString().slice(0, 10)), expires_at, data: {} };
  return { put: row, when: { always: 'a scan is looked at once on a day' } };
}

/** The scans that may never be read, by the day on which a sweep looks at them. */
export function uncopiedScans(table: Table) {
  return {
    await: lookLater,

    /** Scans of every organization that are to be looked at on a day (YYYY-MM-DD, UTC). */
    async *on(day: string): AsyncGenerator<{ organizationId: string; id: string }> {
      for await (const { sk } of rowsIn(table, uncopiedPartition(day))) {
        const [organizationId = '', id = ''] = sk.split('#');
        yield { organizationId, id };
      }
    },

    lookedAt: (organizationId: string, id: string, day: string): Promise<void> =>
      table.commit([{ remove: keyOf(organizationId, id, day) }]),
  };
}
