import type { Application } from '../domain/stored/application.ts';
import { stageCountKey, stageCountPartition } from './organization-keys.ts';
import type { Key, Write } from './row.ts';
import type { Table } from './table.ts';

type Counted = Pick<Application, 'id' | 'job_id' | 'status' | 'stage' | 'is_counted'>;

/** The number that includes an application: its stage's while it is active, and otherwise its outcome's. */
const numberOf = ({ status, stage }: Counted) => (status === 'active' ? stage.id : status);

/**
 * The writes that keep the counts of jobs equal to their applications, for the transaction of the change. Most changes
 * of an application leave it where it is counted and add no write.
 */
export function countChanges(organizationId: string, before: Counted | null, after: Counted | null): Write[] {
  const changes: { key: Key; number: string; by: number }[] = [];
  for (const [application, by] of [
    [before, -1],
    [after, 1],
  ] as const)
    if (application?.is_counted)
      changes.push({
        key: stageCountKey(organizationId, application.job_id, application.id),
        number: numberOf(application),
        by,
      });
  const [from, to] = changes;
  if (!from || !to) return changes.map(({ key, number, by }) => ({ add: key, numbers: { [number]: by } }));
  // A transaction changes each row once.
  if (from.key.pk === to.key.pk)
    return from.number === to.number ? [] : [{ add: to.key, numbers: { [from.number]: -1, [to.number]: 1 } }];
  return [from, to].map(({ key, number, by }) => ({ add: key, numbers: { [number]: by } }));
}

type Row = Record<string, unknown>;
export type StageCounts = ReturnType<typeof stageCounts>;

export const stageCounts = (table: Pick<Table, 'query'>) => ({
  /**
   * The numbers of a job's applications by the id of a stage and by outcome. It reads at most 32 rows of at most 2 kB each in one
   * query, however many applications there are.
   */
  async of(organizationId: string, jobId: string): Promise<Map<string, number>> {
    const pk = stageCountPartition(organizationId, jobId);
    const rows: unknown[] = await table.query({ pk, from: '0', to: '~', ascending: true, limit: 32 });
    const counts = new Map<string, number>();
    for (const row of rows as Row[])
      for (const [name, number] of Object.entries(row))
        if (typeof number === 'number') counts.set(name, (counts.get(name) ?? 0) + number);
    return counts;
  },
});
