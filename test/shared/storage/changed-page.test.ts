/** Limits and bounds, on rows in memory; test/shared/storage/conformance has the rest on each engine. */
import { describe, expect, it } from 'vitest';
import { type ChangesRequest, changedPage } from '../../../shared/storage/changed-page.ts';
import { changedPartition, changePlace, deletedPartition } from '../../../shared/storage/keys.ts';
import type { Item } from '../../../shared/storage/row.ts';
import { rowsInMemory } from './support/rows-in-memory.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const idAt = (n: number) => `job_01HZZZZZZZZZZZZZZZZZZZ${String(1000 + n)}`;
const place = (n: number, seconds = n) => changePlace(at(seconds).toISOString(), idAt(n));
interface One {
  id: string;
  updated_at: string;
}

/** Resources that changed, and those that were deleted, each at the second of its number unless another is given. */
function listing(changed: (number | [n: number, seconds: number])[], deleted: number[] = []) {
  const row = (pk: string, n: number, seconds: number): Item => ({
    ...{ pk: `${pk} rows`, sk: idAt(n), data: {} },
    ...{ gsi4pk: pk, gsi4sk: place(n, seconds) },
  });
  const [changes, deletions] = [changedPartition('org_1', 'JOB'), deletedPartition('org_1', 'JOB')];
  const rows = [
    ...changed.map((one) => (Array.isArray(one) ? row(changes, ...one) : row(changes, one, one))),
    ...deleted.map((n) => ({ ...row(deletions, n, n), pk: deletions })),
  ];
  const table = rowsInMemory(rows);
  const resources = new Map<string, One>();
  for (const one of changed) {
    const [n, seconds] = Array.isArray(one) ? one : [one, one];
    resources.set(idAt(n), { id: idAt(n), updated_at: at(seconds).toISOString() });
  }
  const read: number[] = [];
  let readAtOnce = 100;
  const source = {
    ...{ organizationId: 'org_1', followed: 'JOB' as const },
    getFirst: async (_: string, ids: string[]) => {
      read.push(ids.length);
      return ids.slice(0, readAtOnce).map((id) => resources.get(id));
    },
  };
  const page = (more: Partial<ChangesRequest> = {}, matches?: (one: One) => boolean) =>
    changedPage<One>(table, source, { limit: 10, order: 'asc', now, includeDeleted: true, ...more }, matches);
  return {
    ...{ page, read, resources, asked: table.asked },
    async list(...asked: Parameters<typeof page>) {
      const { items, deleted: gone, next } = await page(...asked);
      return [items.map(({ id }) => id), gone.map(({ id }) => id), next];
    },
    readAtOnce(count: number) {
      readAtOnce = count;
    },
  };
}
const ids = (...numbers: number[]) => numbers.map(idAt);

describe('a page of changes', () => {
  it('has resources and deletions by their time, in both orders', async () => {
    const { list, page } = listing([1, 3], [2, 4]);
    expect(await list()).toEqual([ids(1, 3), ids(2, 4), null]);
    expect(await list({ order: 'desc' })).toEqual([ids(3, 1), ids(4, 2), null]);
    expect(await list({ includeDeleted: false })).toEqual([ids(1, 3), [], null]);
    const { deleted, items, positionOf } = await page();
    expect(deleted[0]).toEqual({ id: idAt(2), deleted_at: at(2).toISOString() });
    expect(items.map(positionOf)).toEqual([place(1), place(3)]);
    expect(positionOf({ id: idAt(9), updated_at: '' })).toBe('');
  });

  it('counts both against its limit, and goes on after its last entry', async () => {
    const { list } = listing([1, 3], [2, 4]);
    expect(await list({ limit: 4 })).toMatchObject([{ length: 2 }, { length: 2 }, null]);
    expect(await list({ limit: 3 })).toEqual([ids(1, 3), ids(2), place(3)]);
    expect(await list({ limit: 3, position: place(3) })).toEqual([[], ids(4), null]);
    expect(await list({ limit: 2, order: 'desc' })).toEqual([ids(3), ids(4), place(3)]);
    expect(await list({ limit: 2, order: 'desc', position: place(3) })).toEqual([ids(1), ids(2), null]);
  });

  it.each([
    [{ updatedAfter: at(1) }, [ids(3), ids(2), null]],
    [{ updatedBefore: at(3) }, [ids(1), ids(2), null]],
    [{ updatedAfter: at(1), updatedBefore: at(3) }, [[], ids(2), null]],
    [{ updatedAfter: at(3) }, [[], [], null]],
    [{ updatedBefore: at(1) }, [[], [], null]],
  ])('between instants, which are not in it: %j', async (more, expected) => {
    const { list } = listing([1, 3], [2]);
    for (const order of ['asc', 'desc'] as const) expect(await list({ ...more, order })).toEqual(expected);
  });

  it('has no deletions of more than thirty days ago', async () => {
    const month = 30 * 24 * 3600;
    const { list } = listing([-month - 1], [-month - 1, -month, -month + 1]);
    expect(await list()).toEqual([ids(-month - 1), ids(-month, -month + 1), null]);
  });
});

describe('a row that changed since the index was read', () => {
  it('is in a page once, and in none before an instant that it is later than', async () => {
    const { list, resources } = listing([1, [1, 5], 2]);
    expect(await list()).toEqual([ids(1, 2), [], null]);
    resources.set(idAt(2), { id: idAt(2), updated_at: at(4).toISOString() });
    expect(await list({ updatedBefore: at(4) })).toEqual([[], [], null]);
    expect(await list({ updatedBefore: at(4.001) })).toEqual([ids(2), [], null]);
  });

  it('is left out if it is gone', async () => {
    const { list, resources } = listing([1, 2, 3]);
    resources.delete(idAt(2));
    expect(await list({ limit: 2 })).toEqual([ids(1, 3), [], null]);
  });
});

describe('what is read', () => {
  it('is one entry more than the page, and at most a hundred', async () => {
    const { list, asked, read } = listing(Array.from({ length: 120 }, (_, n) => n));
    await list({ limit: 5 });
    await list({ limit: 5 }, () => true);
    await list({ limit: 60 }, () => true);
    expect(asked.filter(({ pk }) => pk.endsWith('CHANGED')).map(({ limit }) => limit)).toEqual([6, 50, 61]);
    read.length = 0;
    const [items, , next] = await list({ limit: 110 });
    expect([items?.length, next, read]).toEqual([110, place(109), [100, 11]]);
  });

  it('is no resource for deletions alone', async () => {
    const { list, read } = listing([], [1, 2]);
    expect([await list(), read]).toEqual([[[], ids(1, 2), null], []]);
  });

  it('ends at resources that are too large to be read together, after the entries before them', async () => {
    const { list, readAtOnce } = listing([1, 3], [2, 4]);
    readAtOnce(1);
    expect(await list()).toEqual([ids(1), ids(2), place(2)]);
    expect(await list({ position: place(2) })).toEqual([ids(3), ids(4), null]);
  });

  it('goes on until a filter has found enough, or 5,000 entries were looked at', async () => {
    const { list, read } = listing(Array.from({ length: 120 }, (_, n) => n));
    expect(await list({ limit: 1 }, ({ id }) => id === idAt(110))).toEqual([ids(110), [], null]);
    expect(read).toEqual([50, 50, 20]);
    const many = listing(Array.from({ length: 5100 }, (_, n) => n));
    const [items, , next] = await many.list({ limit: 1 }, () => false);
    expect([items, next, many.read.length]).toEqual([[], place(4999), 100]);
  });
});
