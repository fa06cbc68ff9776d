import { beforeAll, describe, expect, it } from 'vitest';
import {
  removePartition,
  removeRows,
  removeTogether,
  replaceRow,
} from '../../../shared/storage/remove-rows.ts';
import type { Key } from '../../../shared/storage/row.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A partition of its own with so many rows. */
async function partitionOf(count: number) {
  const pk = `TEST#${crypto.randomUUID()}`;
  const keys = Array.from({ length: count }, (_, n) => ({ pk, sk: String(n).padStart(3, '0') }));
  const { commit, query } = backend.table;
  for (let n = 0; n < count; n += 100)
    await commit(
      keys.slice(n, n + 100).map((key) => ({ put: { ...key, data: {} }, when: { absent: true } })),
    );
  const left = async () =>
    (await query({ pk, from: ' ', to: '~', ascending: true, limit: 999 })).map(({ sk }) => sk);
  return { pk, keys, left };
}

describe('rows are removed', () => {
  it.each([0, 1, 50, 51, 120])('and counted: %i', async (count) => {
    const { keys, left } = await partitionOf(count);
    expect(await removeRows(backend.table, keys)).toBe(count);
    expect(await left()).toEqual([]);
    expect(await removeRows(backend.table, keys)).toBe(0);
  });

  it('with those of their partition, and no others', async () => {
    const [own, other] = [await partitionOf(120), await partitionOf(1)];
    expect(await removePartition(backend.table, own.pk)).toBe(120);
    expect([await own.left(), await other.left()]).toEqual([[], ['000']]);
    expect(await removePartition(backend.table, own.pk)).toBe(0);
  });
});

describe('a resource is removed', () => {
  const rowsOf = (keys: Key[]) => () => keys;

  it('together with its rows and what is written beside them, and counted with those that existed', async () => {
    const { pk, keys, left } = await partitionOf(3);
    const missing = { pk, sk: 'missing' };
    const beside = [{ put: { pk, sk: 'beside', data: {} }, when: { absent: true } as const }];
    expect(
      await removeTogether(backend.table, {}, rowsOf([...keys.slice(0, 2), missing]), () => beside),
    ).toBe(2);
    expect(await left()).toEqual(['002', 'beside']);
  });

  it('alone where it has no other rows, and not where it is gone', async () => {
    const { keys, left } = await partitionOf(2);
    const [own] = keys as [Key];
    expect(await removeTogether(backend.table, {}, rowsOf([own]))).toBe(1);
    expect(await removeTogether(backend.table, {}, rowsOf(keys))).toBe(0);
    expect(await left()).toEqual(['001']);
  });

  it.each([undefined, 1])('as it is by now, where it changes meanwhile: version %s', async (version) => {
    const { pk, left } = await partitionOf(0);
    const own = { pk, sk: 'own' };
    const write = (name: string, next: number | undefined) =>
      backend.table.commit([{ put: { ...own, version: next, data: { name } }, when: { always: 'a test' } }]);
    await write('first', version);
    const seen: string[] = [];
    let changes = 1;
    const changing = {
      ...backend.table,
      commit: async (...given: Parameters<typeof backend.table.commit>) => {
        if (changes-- > 0) await write('second', version && version + 1);
        return backend.table.commit(...given);
      },
    };
    const reading = (data: { name: string }) => {
      seen.push(data.name);
      return [own];
    };
    await removeTogether(changing, { name: 'known' }, reading);
    expect(seen.at(-1)).toBe(version === undefined ? 'first' : 'second');
    expect(await left()).toEqual([]);
  });
});

it('a row is replaced only while it exists', async () => {
  const { keys, left } = await partitionOf(1);
  const [key] = keys as [Key];
  await replaceRow(backend.table, { ...key, data: { name: 'new' } });
  expect((await backend.table.get(key))?.data).toEqual({ name: 'new' });
  await removeRows(backend.table, keys);
  await replaceRow(backend.table, { ...key, data: {} });
  expect(await left()).toEqual([]);
  const commit = () => Promise.reject(new Error('broken'));
  await expect(replaceRow({ ...backend.table, commit }, { ...key, data: {} })).rejects.toThrow('broken');
});
