/** Numbers and sets that change in one write, as the table does it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { countInWindow } from '../../../shared/storage/call-windows.ts';
import type { Tally } from '../../../shared/storage/tally.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A row of its own. */
function newRow() {
  const key = { pk: crypto.randomUUID(), sk: 'a' };
  return {
    key,
    async tally(change: Tally) {
      const { done, row } = await backend.table.tally(key, change);
      const { pk: _, sk: __, ...fields } = row;
      const plain = Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof Set ? [...value].sort() : value,
      ]);
      return { done, row: Object.fromEntries(plain) as Record<string, unknown> };
    },
  };
}

describe('a change of a row', () => {
  it('adds to numbers and sets others, from nothing on', async () => {
    const { tally } = newRow();
    expect(await tally({ add: { a: 2, b: 1 }, set: { c: 7 } })).toEqual({
      done: true,
      row: { a: 2, b: 1, c: 7 },
    });
    expect(await tally({ add: { a: -3 } })).toEqual({ done: true, row: { a: -1, b: 1, c: 7 } });
    expect((await tally({ set: { a: 5, c: 0 } })).row).toEqual({ a: 5, b: 1, c: 0 });
  });

  it('adds members to sets and takes them out, and a set without members is gone', async () => {
    const { tally } = newRow();
    expect((await tally({ join: { one: ['x', 'y'], two: ['z'] } })).row).toEqual({
      one: ['x', 'y'],
      two: ['z'],
    });
    expect((await tally({ part: { one: ['x', 'none'] }, join: { two: ['y'] } })).row).toEqual({
      one: ['y'],
      two: ['y', 'z'],
    });
    expect((await tally({ part: { one: ['y'], two: ['y', 'z'] }, add: { n: 1 } })).row).toEqual({ n: 1 });
  });

  it('is done while the numbers are at most what is asked, and else shows what is there', async () => {
    const { tally } = newRow();
    expect(await tally({ add: { n: 1 }, atMost: { n: 0 } })).toMatchObject({ done: true });
    expect(await tally({ add: { n: 1 }, atMost: { n: 1, other: 0 } })).toEqual({ done: true, row: { n: 2 } });
    expect(await tally({ add: { n: 1 }, atMost: { n: 1 } })).toEqual({ done: false, row: { n: 2 } });
    expect(await tally({ set: { other: 9 }, atMost: { n: 2, other: 8 } })).toMatchObject({ done: true });
    expect(await tally({ add: { n: 1 }, atMost: { n: 2, other: 8 } })).toMatchObject({ done: false });
  });

  it('is done while the sets have at most so many members', async () => {
    const { tally } = newRow();
    const join = (member: string, most: number) => tally({ join: { s: [member] }, mostMembers: { s: most } });
    expect([await join('x', 0), await join('y', 1)]).toMatchObject([{ done: true }, { done: true }]);
    expect(await join('z', 1)).toEqual({ done: false, row: { s: ['x', 'y'] } });
    const both = { join: { s: ['z'] }, mostMembers: { s: 2 }, add: { n: 1 }, atMost: { n: 0 } };
    expect([await tally(both), await tally(both)]).toMatchObject([{ done: true }, { done: false }]);
  });
});

describe('calls in a window of ten minutes', () => {
  const start = Date.parse('2026-11-27T10:00:00.000Z');
  const counter = () => {
    const { key } = newRow();
    return (ms: number, most = 2) =>
      countInWindow(backend.table, {
        ...{ keyOf: (window) => ({ ...key, sk: window }), what: 'calls', most, now: new Date(start + ms) },
      });
  };

  it('are counted up to the most, and again in the next window', async () => {
    const count = counter();
    expect([await count(0), await count(599_999)]).toEqual([1, 2]);
    await expect(count(599_000)).rejects.toMatchObject({
      code: 'rate_limited',
      particulars: { headers: { 'Retry-After': '1' } },
    });
    await expect(count(0)).rejects.toMatchObject({ particulars: { headers: { 'Retry-After': '600' } } });
    expect([await count(600_000), await count(1_199_999)]).toEqual([1, 2]);
  });

  it('are in a row that expires with its window', async () => {
    const { key } = newRow();
    const now = new Date(start + 1);
    await countInWindow(backend.table, { keyOf: () => key, what: 'calls', most: 1, now });
    expect(await backend.table.get(key)).toMatchObject({ calls: 1, expires_at: (start + 600_000) / 1000 });
  });
});
