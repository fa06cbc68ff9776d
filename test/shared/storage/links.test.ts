import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { link, linkedIds, linkedPage } from '../../../shared/storage/links.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
const birth = new Date('2026-03-01T00:00:00.000Z');
const source = {
  organizationId: idSource(birth)('organization'),
  partition: 'a partition of links',
  kind: 'candidate' as const,
};
/** From the oldest on. */
const ids = Array.from({ length: 1200 }, (_, n) => idSource(new Date(birth.getTime() + n))('candidate'));

beforeAll(async () => {
  backend = await sharedBackend();
  for (let n = 0; n < ids.length; n += 100) {
    await backend.table.commit(ids.slice(n, n + 100).map((id) => link(source.partition, id)));
  }
});

/** Every page from the newest on, and how many linked things each looked at. */
async function walk(
  limit: number,
  isThere: (id: string) => boolean,
  matches?: (item: { id: string }) => boolean,
) {
  const found: string[][] = [];
  const looked: number[] = [];
  let position: string | undefined;
  for (;;) {
    let examined = 0;
    const getMany = async (wanted: string[]) => {
      examined += wanted.length;
      return wanted.map((id) => (isThere(id) ? { id } : undefined));
    };
    const request = { limit, order: 'desc' as const, position, now: new Date() };
    const { items, next } = await linkedPage(backend.table, source, request, getMany, matches);
    found.push(items.map(({ id }) => id));
    looked.push(examined);
    if (next === null) return { found, looked };
    position = next;
  }
}
const all = () => true;

describe('a page of what links lead to', () => {
  it.each([99, 100])('of %i holds that many, and goes through all', async (limit) => {
    const { found, looked } = await walk(limit, all);
    expect(found.flat()).toEqual(ids.toReversed());
    expect(found.length).toBe(Math.ceil(ids.length / limit));
    expect(Math.max(...looked)).toBeLessThanOrEqual(limit + 1);
  });

  it('passes over links to what is gone, and is full all the same', async () => {
    const isThere = (id: string) => ids.indexOf(id) % 2 === 0;
    const { found } = await walk(50, isThere);
    expect(found.flat()).toEqual(ids.filter(isThere).toReversed());
    expect(found.slice(0, -1).every((page) => page.length === 50)).toBe(true);
  });

  it('reads on until a filter finds one', async () => {
    const { found, looked } = await walk(1, all, ({ id }) => id === ids[0]);
    expect(found.flat()).toEqual([ids[0]]);
    expect(looked).toEqual([1200]);
  });

  it('gives each match once under a filter, whatever the limit', async () => {
    const isWanted = ({ id }: { id: string }) => ids.indexOf(id) % 7 === 0;
    for (const limit of [1, 2, 49, 50, 51, 100]) {
      const { found } = await walk(limit, all, isWanted);
      expect(found.flat()).toEqual(ids.filter((id) => isWanted({ id })).toReversed());
    }
  });
});

it('all ids of links are read, more than a query has', async () => {
  expect(await linkedIds(backend.table, source.partition, 'candidate')).toEqual(ids);
  expect(await linkedIds(backend.table, source.partition, 'scan')).toEqual([]);
});
