import type { Page, PageRequest } from './list-page.ts';

/**
 * One page of several partitions whose rows are in the order of their ids. Each partition is read from the position of the
 * page, so the cursor is that of one list.
 */
export async function joinedPage<T extends { id: string }>(
  partitions: string[],
  { limit, order }: PageRequest,
  read: (partition: string) => Promise<Page<T>>,
): Promise<Page<T>> {
  const [first, ...others] = partitions;
  if (first === undefined) return { items: [], next: null };
  if (others.length === 0) return read(first);
  const pages = await Promise.all(partitions.map(read));
  const sign = order === 'asc' ? 1 : -1;
  const inOrder = (one: string, other: string) => sign * (one < other ? -1 : 1);
  // The rows of a partition after the end of its page are unknown.
  const [end = null] = pages.flatMap(({ next }) => next ?? []).toSorted(inOrder);
  const items = pages
    .flatMap((page) => page.items)
    .toSorted((one, other) => inOrder(one.id, other.id))
    .filter(({ id }) => end === null || id === end || inOrder(id, end) < 0);
  if (items.length <= limit) return { items, next: end };
  return { items: items.slice(0, limit), next: items[limit - 1]?.id ?? null };
}
