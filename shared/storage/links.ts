import { type IdKind, idPrefixes } from '../contracts/primitives.ts';
import { timeOf } from '../domain/ids.ts';
import { listPage, type Matches, type Page, type PageRequest } from './list-page.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';
import { megabytesOf, workOfCall } from './work-of-call.ts';

/**
 * The write that links an id to a partition, such as a candidate to a job, for the transaction that causes it.
 * Repeated, it writes the same row.
 */
export const link = (partition: string, id: string): Write => ({
  put: { pk: partition, sk: id, data: { id } },
  when: { always: 'its transaction has a condition on the resource that it leads to' },
});
export const unlink = (partition: string, id: string): Write => ({ remove: { pk: partition, sk: id } });

const examinedAtOnce = 50;

interface Links<Row> {
  organizationId: string;
  partition: string;
  kind: IdKind;
  /** Whether a row of the partition is one of the links. */
  isLink?: (row: Row) => boolean;
}

/**
 * One page of the resources that a partition links to, in the order of creation, as far as `getFirst` reads it; links
 * to deleted resources are skipped.
 */
export async function linkedPage<T extends { id: string }, Row extends { id: string } = { id: string }>(
  table: Table,
  { organizationId, partition, kind, isLink }: Links<Row>,
  page: PageRequest,
  getFirst: (ids: string[]) => Promise<(T | undefined)[]>,
  matches: Matches<T> | undefined,
): Promise<Page<T>> {
  const source = { kind, partition, since: timeOf(organizationId), isSmall: isLink !== undefined };
  const found: T[] = [];
  const work = workOfCall();
  let { position } = page;
  for (;;) {
    const limit = matches ? examinedAtOnce : Math.min(100, page.limit + 1 - found.length);
    const links = await listPage<Row>(table, source, { ...page, limit, position }, isLink);
    const ids = links.items.map(({ id }) => id);
    const linked = await getFirst(ids);
    for (const item of linked) {
      if (!item || (matches && !(await matches(item)))) continue;
      if (found.length === page.limit) return { items: found, next: found.at(-1)?.id ?? null };
      found.push(item);
    }
    work.add(linked.length, megabytesOf(linked));
    // The other rows were too large to be read together with these.
    const next = linked.length < ids.length ? (ids[linked.length - 1] ?? null) : links.next;
    if (next === null || work.isSpent(found.length)) return { items: found, next };
    position = next;
  }
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
