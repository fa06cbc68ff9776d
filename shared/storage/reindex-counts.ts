import { timeOf } from '../domain/ids.ts';
import type { Application } from '../domain/stored/application.ts';
import { applicationPartition } from './keys.ts';
import { monthsSince } from './months-since.ts';
import { ConditionFailed, type Item } from './row.ts';
import { rowsIn } from './rows-in.ts';
import { countChanges } from './stage-counts.ts';
import type { Table } from './table.ts';

/**
 * Adds the applications of an earlier release to the counts of their jobs, each in one transaction with its mark. One
 * that changes at the same moment is read again. Returns the number of applications that were added.
 */
export async function reindexCounts(table: Table, organizationId: string, now: Date): Promise<number> {
  let added = 0;
  for (const month of monthsSince(timeOf(organizationId), now))
    for await (const row of rowsIn<Application>(table, applicationPartition(organizationId, month)))
      if (await count(table, organizationId, row)) added++;
  return added;
}

async function count(table: Table, organizationId: string, read: Item<Application>): Promise<boolean> {
  const { pk, sk } = read;
  for (let row: Item<Application> | undefined = read; row && !row.data.is_counted; ) {
    const { version = 0 } = row;
    const data: Application = { ...row.data, is_counted: true };
    try {
      const writes = countChanges(organizationId, null, data);
      await table.commit([{ put: { ...row, data }, when: { version } }, ...writes]);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      row = await table.get<Application>({ pk, sk });
    }
  }
  return false;
}
