import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '../../../shared/storage/row.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
afterEach(() => backend.documents.middlewareStack.remove('weather'));

/** What happens to one request on its way: its answer is lost, or it meets somebody's transaction. */
type Weather = 'answer lost' | 'transaction cancelled' | 'single write refused';

const failures: Record<Weather, () => Error> = {
  'answer lost': () => Object.assign(new Error('cut'), { name: 'TimeoutError', code: 'ECONNRESET' }),
  'transaction cancelled': () =>
    Object.assign(new Error('conflict'), {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    }),
  'single write refused': () =>
    Object.assign(new Error('conflict'), { name: 'TransactionConflictException' }),
};

/** The next requests meet this, one each; those after them pass. Answers how many were sent in all. */
function expectWeather(...weather: Weather[]): () => number {
  let sent = 0;
  backend.documents.middlewareStack.add(
    (next) => async (args) => {
      const met = weather[sent++];
      if (met === undefined) return next(args);
      if (met === 'answer lost') await next(args);
      throw failures[met]();
    },
    { step: 'deserialize', priority: 'high', name: 'weather' },
  );
  return () => sent;
}

const newRow = (pk: string, sk: string): Write => ({ put: { pk, sk, data: sk }, when: { absent: true } });
const read = async (pk: string) =>
  (await backend.table.getMany(['a', 'b'].map((sk) => ({ pk, sk })))).map((row) => row?.data);

describe('a transaction', () => {
  it('whose effect is unknown does not block its own repetition in a conflict', async () => {
    const sent = expectWeather('answer lost', 'transaction cancelled');
    await backend.table.commit([newRow('LOST#1', 'a'), newRow('LOST#1', 'b')]);
    expect(sent()).toBe(3);
    expect(await read('LOST#1')).toEqual(['a', 'b']);
  });

  it('is still refused by what somebody else wrote', async () => {
    await backend.table.commit([newRow('LOST#2', 'a'), newRow('LOST#2', 'b')]);
    expectWeather('transaction cancelled');
    const again = backend.table.commit([newRow('LOST#2', 'b'), newRow('LOST#2', 'c')]);
    await expect(again).rejects.toMatchObject({ index: 0, existing: { data: 'b' } });
  });
});

describe('a write by itself', () => {
  const when = { exists: true } as const;

  it('is done once and said to be done where its answer was lost', async () => {
    const sent = expectWeather('answer lost', 'answer lost');
    await backend.table.commit([newRow('LOST#5', 'a')]);
    expect(sent()).toBe(3);
    expect(await read('LOST#5')).toEqual(['a', undefined]);
  });

  it('has removed its row where its answer was lost', async () => {
    await backend.table.commit([newRow('LOST#8', 'a')]);
    expectWeather('answer lost');
    await backend.table.commit([{ remove: { pk: 'LOST#8', sk: 'a' }, when }]);
    expect(await read('LOST#8')).toEqual([undefined, undefined]);
  });

  it('is still refused where there is nothing to remove', async () => {
    const gone = backend.table.commit([{ remove: { pk: 'LOST#6', sk: 'a' }, when }]);
    await expect(gone).rejects.toMatchObject({ name: 'ConditionFailed' });
  });
});

describe('a cheap write', () => {
  const cheapRow = (pk: string, sk: string): Write => ({ ...newRow(pk, sk), cheap: true });

  it('meets its own trace where its answer was lost', async () => {
    expectWeather('answer lost');
    const again = backend.table.commit([cheapRow('LOST#7', 'a')]);
    await expect(again).rejects.toMatchObject({ name: 'ConditionFailed', existing: { data: 'a' } });
  });

  it('waits for the transaction that holds its row', async () => {
    const sent = expectWeather('single write refused', 'single write refused');
    await backend.table.commit([cheapRow('LOST#3', 'a')]);
    expect(sent()).toBe(3);
    expect(await read('LOST#3')).toEqual(['a', undefined]);
  });

  it('gives up after six times, and has written nothing', async () => {
    const sent = expectWeather(...Array<Weather>(6).fill('single write refused'));
    const given = backend.table.commit([cheapRow('LOST#4', 'a')]);
    await expect(given).rejects.toMatchObject({ name: 'TransactionConflictException' });
    expect(sent()).toBe(6);
    expect(await read('LOST#4')).toEqual([undefined, undefined]);
  });
});
