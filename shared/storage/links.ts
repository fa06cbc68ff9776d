import { type IdKind, idPrefixes } from '../contracts/primitives.ts';
import { timeOf } from '../platform/ids.ts';
import { listPage, type PageRequest } from './list-page.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/** The write that says "this id belongs there", such as a candidate to a job. It belongs in the transaction that makes it so; made twice it is the same row. */
export const link = (partition: string, id: string): Write => ({
  put: { pk: partition, sk: id, data: { id } },
});
export const unlink = (partition: string, id: string): Write => ({ remove: { pk: partition, sk: id } });

/** One page of the ids in a partition of links, in the order of their creation. */
export async function linkedPage<T extends { id: string }>(
  table: Table,
  { organizationId, partition, kind }: { organizationId: string; partition: string; kind: IdKind },
  page: PageRequest,
  getMany: (ids: string[]) => Promise<(T | undefined)[]>,
) {
  const source = { kind, partition, since: timeOf(organizationId) };
  const { items, next } = await listPage<{ id: string }>(table, source, page);
  const found = await getMany(items.map(({ id }) => id));
  return { items: found.filter((item) => item !== undefined), next };
}

/** Every id in a partition of links. */
export async function linkedIds(table: Table, partition: string, kind: IdKind): Promise<string[]> {
  const prefix = idPrefixes[kind];
  const ids: string[] = [];
  for (let from = `${prefix}_`; ; from = `${ids.at(-1)}0`) {
    const range = { pk: partition, from, to: `${prefix}_~`, ascending: true, limit: 1000 };
    const rows = await table.query<{ id: string }>(range);
    ids.push(...rows.map(({ data }) => data.id));
    if (rows.length < range.limit) return ids;
  }
}
