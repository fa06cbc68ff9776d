import { beforeAll, describe, expect, it } from 'vitest';
import { didAct, doneRequests, droppedClaims, withClaim } from '../../../shared/storage/done-claims.ts';
import { doneKey } from '../../../shared/storage/keys.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2026-11-23T12:00:00.500Z');
const keysOf = (writes: ReturnType<typeof droppedClaims>) =>
  writes.map((write) => ('put' in write ? [write.put.pk, write.put.sk, write.put.expires_at] : []));
const stored = (claim: string, id: string) => [
  ...Object.values(doneKey(claim, id)),
  now.getTime() / 1000 - 0.5 + 48 * 3600,
];

describe('the requests in the row of a resource', () => {
  it('are the last four, the newest last, each once', () => {
    expect(withClaim(undefined, 'a')).toEqual(['a']);
    expect(withClaim(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(withClaim(['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e']);
    expect(withClaim(['a', 'b', 'c', 'd'], 'b')).toEqual(['a', 'c', 'd', 'b']);
  });

  it('get rows of their own for two days once they leave it', () => {
    const dropped = droppedClaims('job_1', { before: ['a', 'b', 'c'], after: ['b', 'd'] }, now);
    expect(keysOf(dropped)).toEqual([stored('a', 'job_1'), stored('c', 'job_1')]);
    expect(droppedClaims('job_1', {}, now)).toEqual([]);
    expect(droppedClaims('job_1', { before: ['a'], after: ['a'] }, now)).toEqual([]);
  });

  it('all get rows of their own when the row is put aside', () => {
    const put = doneRequests({ id: 'cand_1', acted_by: ['a', 'b'] }, now);
    expect(keysOf(put)).toEqual([stored('a', 'cand_1'), stored('b', 'cand_1')]);
    expect(doneRequests({ id: 'cand_1' }, now)).toEqual([]);
  });
});

describe('a request has changed a resource', () => {
  const reading = (...rows: [claim: string, id: string][]) => {
    const asked: string[] = [];
    const get = async ({ pk, sk }: { pk: string; sk: string }) => {
      asked.push(sk);
      const found = rows.some(([claim, id]) => doneKey(claim, id).pk === pk && id === sk);
      return found ? { pk, sk, data: {} as never } : undefined;
    };
    return { asked, get };
  };
  const full = ['a', 'b', 'c', 'd'];

  it('that its row lists, without a read', async () => {
    const table = reading();
    expect(await didAct(table, { id: 'job_1', acted_by: full }, 'd')).toBe(true);
    expect(await didAct(table, { id: 'job_1', acted_by: ['a', 'b', 'c'] }, 'e')).toBe(false);
    expect(await didAct(table, { id: 'job_1' }, 'e')).toBe(false);
    expect(table.asked).toEqual([]);
  });

  it('that has a row of its own, where its row lists as many as it can', async () => {
    const table = reading(['e', 'job_1']);
    expect(await didAct(table, { id: 'job_1', acted_by: full }, 'e')).toBe(true);
    expect(await didAct(table, { id: 'job_1', acted_by: full }, 'f')).toBe(false);
    expect(await didAct(table, { id: 'job_1', acted_by: ['a'], most: 1 }, 'e')).toBe(true);
    expect(await didAct(table, { id: 'job_1', acted_by: ['a'], most: 2 }, 'e')).toBe(false);
    expect(table.asked).toEqual(['job_1', 'job_1', 'job_1']);
  });

  it('that has a row under another id of it', async () => {
    const table = reading(['e', 'cand_2']);
    const otherIds = ['cand_3', 'cand_2'];
    expect(await didAct(table, { id: 'cand_1', otherIds }, 'e')).toBe(true);
    expect(await didAct(table, { id: 'cand_1', otherIds: ['cand_3'] }, 'e')).toBe(false);
    expect(table.asked).toEqual(['cand_1', 'cand_3', 'cand_2', 'cand_1', 'cand_3']);
  });

  it('whose writes were stored', async () => {
    await backend.table.commit(doneRequests({ id: 'cand_9', acted_by: ['x'] }, new Date()));
    expect(await didAct(backend.table, { id: 'cand_9', acted_by: full }, 'x')).toBe(true);
    expect(await didAct(backend.table, { id: 'cand_8', acted_by: full }, 'x')).toBe(false);
  });
});
