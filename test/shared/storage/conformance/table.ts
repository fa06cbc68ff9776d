import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Condition,
  ConditionFailed,
  type Item,
  type PutCondition,
  type Write,
} from '../../../../shared/storage/row.ts';
import type { Table } from '../../../../shared/storage/table.ts';
import type { Backend } from '../../../support/backend.ts';

/** What every engine must do under shared/storage/table.ts. */
export function tableConformance(backend: () => Backend): void {
  let table: Table;
  beforeAll(() => {
    table = backend().table;
  });
  const partition = () => `TEST#${crypto.randomUUID()}`;
  const row = (pk: string, sk: string, rest: Partial<Item> = {}): Item => ({
    pk,
    sk,
    data: { name: sk },
    ...rest,
  });
  const put = (item: Item, when: PutCondition = { always: 'a test' }): Write => ({ put: item, when });

  describe('get and getMany', () => {
    it('give back what was put, of every JSON type and as bytes', async () => {
      const data = {
        text: 'ü',
        empty: '',
        number: 1.5,
        yes: true,
        nothing: null,
        list: [1, 'a', { deep: [] }],
        map: {},
      };
      const pk = partition();
      await table.commit([put(row(pk, 'a', { data })), put(row(pk, 'b', { data: Buffer.from([1, 2]) }))]);
      expect((await table.get({ pk, sk: 'a' }))?.data).toEqual(data);
      expect([...((await table.get<Uint8Array>({ pk, sk: 'b' }))?.data ?? [])]).toEqual([1, 2]);
    });

    it('give undefined where there is nothing', async () => {
      expect(await table.get({ pk: partition(), sk: 'a' })).toBeUndefined();
    });

    it('answer 60 keys in the order asked, with gaps where there is nothing', async () => {
      const pk = partition();
      const keys = Array.from({ length: 60 }, (_, i) => ({ pk, sk: String(i).padStart(3, '0') }));
      await table.commit(keys.filter((_, i) => i % 3 !== 0).map(({ sk }) => put(row(pk, sk))));
      const asked = keys.toReversed();
      const found = await table.getMany(asked);
      expect(found.map((item) => item?.sk)).toEqual(
        asked.map(({ sk }) => (Number(sk) % 3 === 0 ? undefined : sk)),
      );
    });

    it('answer more bytes than one batch carries', async () => {
      const pk = partition();
      const keys = Array.from({ length: 50 }, (_, i) => ({ pk, sk: String(i) }));
      for (const { sk } of keys) await table.commit([put(row(pk, sk, { data: 'x'.repeat(380_000) }))]);
      expect((await table.getMany(keys)).every((item) => item !== undefined)).toBe(true);
    });

    it('answer no keys with nothing', async () => {
      expect(await table.getMany([])).toEqual([]);
    });
  });

  describe('query', () => {
    const letters = 'abcdefghij'.split('');
    let pk: string;
    beforeAll(async () => {
      pk = partition();
      await table.commit(
        letters.map((sk) => put(row(pk, sk, { gsi2pk: `${pk}#INDEX`, gsi2sk: `${sk}!`, version: 1 }))),
      );
      await table.commit([put(row(pk, 'z'))]);
    });
    const query = async (from: string, to: string, ascending: boolean, limit: number) =>
      (await table.query({ pk, from, to, ascending, limit })).map(({ sk }) => sk).join('');

    it('reads between two keys, both included, in either order', async () => {
      expect(await query('c', 'f', true, 100)).toBe('cdef');
      expect(await query('c', 'f', false, 100)).toBe('fedc');
      expect(await query('c', 'c', true, 100)).toBe('c');
    });

    it('stops at the limit, at the end that the order begins with', async () => {
      expect(await query('a', 'z', true, 3)).toBe('abc');
      expect(await query('a', 'z', false, 3)).toBe('zji');
    });

    it('is empty where nothing lies', async () => {
      expect(await query('k', 'y', true, 5)).toBe('');
    });

    it('goes on over pages of 1 MB until the limit', async () => {
      const big = partition();
      for (const sk of letters) await table.commit([put(row(big, sk, { data: 'x'.repeat(390_000) }))]);
      const range = { pk: big, from: 'a', to: 'z', ascending: true };
      const found = async (limit: number) =>
        (await table.query({ ...range, limit })).map(({ sk }) => sk).join('');
      expect(await found(8)).toBe('abcdefgh');
      expect(await found(100)).toBe('abcdefghij');
    });

    it('reads an index by its own keys, with the fields that lists need, and leaves out rows that are not in it', async () => {
      const range = { pk: `${pk}#INDEX`, index: 'gsi2' as const, from: 'b', to: 'd', ascending: false };
      const found = await table.query<{ name: string }>({ ...range, limit: 10 });
      expect(found.map(({ sk, version, data }) => [sk, version, data.name])).toEqual([
        ['c', 1, 'c'],
        ['b', 1, 'b'],
      ]);
    });
  });

  describe('the conditions of a commit', () => {
    const nowSeconds = 1_800_000_000;
    const data = { owner: 'me', count: 3 };
    const stored = (changes: Partial<Item> = {}) => ({
      version: 2,
      expires_at: nowSeconds,
      data,
      ...changes,
    });
    const holds: [string, Condition, Partial<Item> | null][] = [
      ['absent, of nothing', { absent: true }, null],
      ['exists, of a row', { exists: true }, stored()],
      ['version, of that version', { version: 2 }, stored()],
      ['absentOrExpiredAt, of nothing', { absentOrExpiredAt: nowSeconds }, null],
      ['absentOrExpiredAt, of a row that expired before', { absentOrExpiredAt: nowSeconds + 1 }, stored()],
      ['dataEquals, of those values', { dataEquals: { owner: 'me', count: 3 } }, stored()],
    ];
    const fails: [string, Condition, Partial<Item> | null][] = [
      ['absent, of a row', { absent: true }, stored()],
      ['exists, of nothing', { exists: true }, null],
      ['version, of another version', { version: 1 }, stored()],
      ['version, of nothing', { version: 1 }, null],
      ['version, of a row without one', { version: 1 }, { data }],
      ['absentOrExpiredAt, of a row that expires now', { absentOrExpiredAt: nowSeconds }, stored()],
      ['absentOrExpiredAt, of a row that never expires', { absentOrExpiredAt: nowSeconds }, { data }],
      ['dataEquals, of null for a text', { dataEquals: { owner: null } }, stored()],
      ['dataEquals, of one other value', { dataEquals: { owner: 'me', count: 4 } }, stored()],
      ['dataEquals, of a missing field', { dataEquals: { nobody: 'me' } }, stored()],
      ['dataEquals, of nothing', { dataEquals: { owner: 'me' } }, null],
    ];
    const seed = async (rest: Partial<Item> | null) => {
      const pk = partition();
      const item = rest && row(pk, 'a', rest);
      if (item) await table.commit([put(item)]);
      return { pk, item: item ?? undefined };
    };

    it.each(holds)('%s: the write happens', async (_, when, rest) => {
      const { pk } = await seed(rest);
      await table.commit([put(row(pk, 'a', { data: 'new' }), when)]);
      expect((await table.get({ pk, sk: 'a' }))?.data).toBe('new');
    });

    it.each(fails)(
      '%s: nothing is written, and the row in the way is handed over as it lies there',
      async (_, when, rest) => {
        for (const write of ['put', 'remove', 'check'] as const) {
          const { pk, item } = await seed(rest);
          const key = { pk, sk: 'a' };
          const conditional: Write =
            write === 'put'
              ? put(row(pk, 'a', { data: 'new' }), when)
              : write === 'remove'
                ? { remove: key, when }
                : { check: key, when };
          const failure = await table.commit([put(row(pk, 'b')), conditional]).catch((error) => error);
          expect(failure).toBeInstanceOf(ConditionFailed);
          expect(failure.index).toBe(1);
          expect(failure.existing).toEqual(item);
          expect(await table.get(key)).toEqual(item);
          expect(await table.get({ pk, sk: 'b' })).toBeUndefined();
        }
      },
    );
  });

  describe('a commit', () => {
    it('writes, removes and checks as one', async () => {
      const pk = partition();
      await table.commit([put(row(pk, 'a')), put(row(pk, 'b'))]);
      await table.commit([
        put(row(pk, 'c')),
        { remove: { pk, sk: 'a' } },
        { check: { pk, sk: 'b' }, when: { exists: true } },
      ]);
      const left = await table.query({ pk, from: 'a', to: 'z', ascending: true, limit: 10 });
      expect(left.map(({ sk }) => sk)).toEqual(['b', 'c']);
    });

    it('says the first condition that failed, in the words of its write', async () => {
      const pk = partition();
      await table.commit([put(row(pk, 'taken', { data: { by: 'me' } }))]);
      const refuse = (existing: Item | undefined) => new Error(`taken by ${JSON.stringify(existing?.data)}`);
      const writes: Write[] = [
        put(row(pk, 'free'), { absent: true }),
        { ...put(row(pk, 'taken'), { absent: true }), refuse },
        { check: { pk, sk: 'missing' }, when: { exists: true } },
      ];
      await expect(table.commit(writes)).rejects.toThrow('taken by {"by":"me"}');
    });

    it('adds to numbers of a row that is there or not, with 20 others at once', async () => {
      const pk = partition();
      const add = { add: { pk, sk: 'a' }, numbers: { hired: 2, stg_1: -1 } };
      await Promise.all(Array.from({ length: 20 }, () => table.commit([add])));
      expect(await table.get({ pk, sk: 'a' })).toEqual({ pk, sk: 'a', hired: 40, stg_1: -20 });
      await expect(table.commit([add, { check: { pk, sk: 'b' }, when: { exists: true } }])).rejects.toThrow();
      expect(await table.get({ pk, sk: 'a' })).toMatchObject({ hired: 40 });
    });

    it('leaves undefined fields out', async () => {
      const pk = partition();
      await table.commit([put(row(pk, 'a', { data: { kept: 1, left: undefined }, version: undefined }))]);
      expect(await table.get({ pk, sk: 'a' })).toEqual({ pk, sk: 'a', data: { kept: 1 } });
    });

    it('takes 100 writes', async () => {
      const pk = partition();
      await table.commit(Array.from({ length: 100 }, (_, i) => put(row(pk, `${i}`), { absent: true })));
      const found = await table.query({ pk, from: '0', to: '9~', ascending: true, limit: 200 });
      expect(found).toHaveLength(100);
    });

    it('is won by exactly one of 20 that want the same row, and the others learn who', async () => {
      const pk = partition();
      const claims = Array.from({ length: 20 }, (_, by) =>
        table.commit([put(row(pk, 'a', { data: { by } }), { absent: true })]),
      );
      const outcomes = await Promise.allSettled(claims);
      const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason.existing?.data).toEqual({ by: winner });
    });
  });

  describe('countUp', () => {
    it('counts from one and answers the count after', async () => {
      const key = { pk: partition(), sk: 'USAGE' };
      expect(await table.countUp(key, 5)).toBe(1);
      expect(await table.countUp(key, 5)).toBe(2);
    });

    it('gives exactly the limit to 100 that come at once, each a number of its own', async () => {
      const key = { pk: partition(), sk: 'USAGE' };
      const counts = await Promise.all(Array.from({ length: 100 }, () => table.countUp(key, 37)));
      const counted = counts.filter((count) => count !== null).sort((a, b) => a - b);
      expect(counted).toEqual(Array.from({ length: 37 }, (_, i) => i + 1));
      expect(await table.countUp(key, 37)).toBeNull();
    });
  });
}
