import { describe, expect, it } from 'vitest';
import { keyUseStore } from '../../../shared/storage/key-uses.ts';
import type { Item, Key } from '../../../shared/storage/row.ts';
import type { Tally } from '../../../shared/storage/tally.ts';

/** The uses of keys in memory, and how often the table was asked to write one. */
function usesInMemory() {
  const rows = new Map<string, Record<string, number>>();
  const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
  const asked: Tally[] = [];
  const table = {
    async tally(key: Key, tally: Tally) {
      asked.push(tally);
      const at = rows.get(textOf(key))?.at;
      const done = at === undefined || at <= (tally.atMost?.at ?? 0);
      if (done) rows.set(textOf(key), { ...tally.set });
      return { done, row: rows.get(textOf(key)) ?? {} };
    },
    getMany: async (keys: Key[]) => keys.map((key) => rows.get(textOf(key)) as unknown as Item | undefined),
  };
  return { table, asked };
}
const start = new Date('2026-11-27T10:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const hour = 3_600_000;
const key = { organization_id: 'org_1', id: 'key_1' };

describe('the use of a key', () => {
  it('is written once an hour by each instance', async () => {
    const { table, asked } = usesInMemory();
    const uses = keyUseStore(table);
    for (const ms of [0, 1, hour - 1]) await uses.note(key, later(ms));
    expect(asked).toHaveLength(1);
    await uses.note(key, later(hour));
    expect(asked).toHaveLength(2);
    await uses.note({ ...key, id: 'key_2' }, later(hour));
    expect(asked).toHaveLength(3);
  });

  it('is not written again where another instance has written it within the hour', async () => {
    const { table } = usesInMemory();
    await keyUseStore(table).note(key, start);
    const other = keyUseStore(table);
    await other.note(key, later(hour - 1));
    expect(await other.of('org_1', ['key_1'])).toEqual(new Map([['key_1', start.toISOString()]]));
    await keyUseStore(table).note(key, later(hour));
    expect(await other.of('org_1', ['key_1'])).toEqual(new Map([['key_1', later(hour).toISOString()]]));
  });

  it('is shown by key, for those that were ever used, of this organization', async () => {
    const { table } = usesInMemory();
    const uses = keyUseStore(table);
    await uses.note({ ...key, id: 'key_2' }, start);
    await uses.note({ organization_id: 'org_2', id: 'key_3' }, start);
    const found = await uses.of('org_1', ['key_1', 'key_2', 'key_3']);
    expect([...found]).toEqual([['key_2', start.toISOString()]]);
  });

  it('that could not be written is tried again after an hour', async () => {
    const { table, asked } = usesInMemory();
    let fails = true;
    const failing = {
      ...table,
      tally: async (...call: Parameters<typeof table.tally>) => {
        if (fails) throw new Error('no connection');
        return table.tally(...call);
      },
    };
    const uses = keyUseStore(failing);
    await expect(uses.note(key, start)).rejects.toThrow('no connection');
    fails = false;
    await uses.note(key, later(hour - 1));
    expect(asked).toEqual([]);
    await uses.note(key, later(hour));
    expect(asked).toHaveLength(1);
  });

  it('of very many keys is remembered anew', async () => {
    const { table, asked } = usesInMemory();
    const uses = keyUseStore(table);
    const noteMany = async (count: number) => {
      for (let n = 0; n < count; n++) await uses.note({ ...key, id: `key_${n}` }, start);
    };
    await noteMany(10_000);
    await uses.note({ ...key, id: 'key_5' }, start);
    expect(asked).toHaveLength(10_000);
    await uses.note({ ...key, id: 'one more' }, start);
    await uses.note({ ...key, id: 'key_5' }, start);
    expect(asked).toHaveLength(10_002);
  });
});
