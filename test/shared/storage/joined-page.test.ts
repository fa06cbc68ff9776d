import { describe, expect, it } from 'vitest';
import { joinedPage } from '../../../shared/storage/joined-page.ts';
import type { Page } from '../../../shared/storage/list-page.ts';

type Row = { id: string };
const now = new Date();
const idsOf = ({ items, next }: Page<Row>) => [items.map(({ id }) => id).join(''), next];

/** Reads one page of rows, as a list reads a partition. */
const reading = (rows: string, limit: number, order: 'asc' | 'desc', position?: string): Page<Row> => {
  const sorted = order === 'asc' ? [...rows].sort() : [...rows].sort().reverse();
  const isAfter = (id: string) => position === undefined || (order === 'asc' ? id > position : id < position);
  const left = sorted.filter(isAfter);
  const items = left.slice(0, limit).map((id) => ({ id }));
  return { items, next: left.length > limit ? (items.at(-1)?.id ?? null) : null };
};

/** Every page of partitions, whose names are the ids of their rows. */
async function walk(partitions: string[], limit: number, order: 'asc' | 'desc') {
  const pages: string[] = [];
  let position: string | undefined;
  do {
    const page = { limit, order, position, now };
    const read = async (rows: string) => reading(rows, limit, order, position);
    const found: Page<Row> = await joinedPage(partitions, page, read);
    pages.push(found.items.map(({ id }) => id).join(''));
    position = found.next ?? undefined;
  } while (position !== undefined);
  return pages;
}

describe('a page of several partitions', () => {
  it.each([
    ['asc', 2, ['ab', 'cd', 'ef', 'g']],
    ['asc', 3, ['abc', 'def', 'g']],
    ['asc', 7, ['abcdefg']],
    ['desc', 2, ['gf', 'ed', 'cb', 'a']],
    ['desc', 4, ['gfed', 'cba']],
  ] as const)('has all rows once in the order %s, %i at a time', async (order, limit, pages) => {
    for (const partitions of [
      ['adg', 'be', 'cf'],
      ['abc', 'defg', ''],
      ['efg', 'abcd'],
    ])
      expect(await walk(partitions, limit, order)).toEqual(pages);
  });

  it('is that of the only partition as it is, though it has more rows than the limit', async () => {
    const page = { items: [{ id: 'b' }, { id: 'a' }], next: 'z' };
    const asked: string[] = [];
    const read = async (partition: string) => {
      asked.push(partition);
      return page;
    };
    expect(await joinedPage(['one'], { limit: 1, order: 'asc', now }, read)).toBe(page);
    expect(asked).toEqual(['one']);
  });

  it('is empty without a partition, and reads nothing', async () => {
    const read = () => Promise.reject(new Error('there is nothing to read'));
    expect(await joinedPage([], { limit: 1, order: 'asc', now }, read)).toEqual({ items: [], next: null });
  });

  it.each([
    ['asc', 'c', 'd'],
    ['desc', 'c', 'b'],
  ] as const)(
    'in the order %s ends where the first partition ends that has more rows',
    async (order, nearest, farther) => {
      const pages: Record<string, Page<Row>> = {
        one: { items: [{ id: 'c' }], next: nearest },
        other: { items: [{ id: 'a' }, { id: 'b' }, { id: 'd' }, { id: 'e' }], next: farther },
      };
      const read = async (partition: string) => pages[partition] as Page<Row>;
      const found = await joinedPage(['one', 'other'], { limit: 10, order, now }, read);
      expect(idsOf(found)).toEqual(order === 'asc' ? ['abc', 'c'] : ['edc', 'c']);
    },
  );

  it('that has as many rows as the limit ends where the partitions end', async () => {
    const pages: Record<string, Page<Row>> = {
      one: { items: [{ id: 'a' }], next: null },
      other: { items: [{ id: 'b' }], next: null },
    };
    const read = async (partition: string) => pages[partition] as Page<Row>;
    expect(idsOf(await joinedPage(['one', 'other'], { limit: 2, order: 'asc', now }, read))).toEqual([
      'ab',
      null,
    ]);
    expect(idsOf(await joinedPage(['one', 'other'], { limit: 1, order: 'asc', now }, read))).toEqual([
      'a',
      'a',
    ]);
  });
});
