/** Stores of what belongs to assessments: sittings, results, solutions; and what may be used once, and the audit log. */
import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { assessmentTokenKey, solutionKey } from '../../../shared/storage/assessment-keys.ts';
import { appendToAudit, auditLog } from '../../../shared/storage/audit-log.ts';
import { currentIds } from '../../../shared/storage/current-ids.ts';
import { mergedKey } from '../../../shared/storage/keys.ts';
import { onceStore } from '../../../shared/storage/once.ts';
import { onceKey } from '../../../shared/storage/people-keys.ts';
import { sittingStore } from '../../../shared/storage/sittings.ts';
import { solutionStore } from '../../../shared/storage/solutions.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const organization = () => crypto.randomUUID();
type Sitting = Parameters<ReturnType<typeof sittingStore>['next']>[2];

describe('a sitting', () => {
  const sitting = (fields: object = {}) =>
    ({
      id: 'asm_1',
      session_hash: 'h',
      session_expires_at: '2026-11-28T00:00:00.400Z',
      ...fields,
    }) as unknown as Sitting;

  it('has a version after each change, and none is lost', async () => {
    const [id, store] = [organization(), sittingStore(backend.table)];
    expect(await store.find(id, 'asm_1')).toBeUndefined();
    await store.commit([store.next(id, undefined, sitting())]);
    const first = await store.find(id, 'asm_1');
    expect(first).toMatchObject({ id: 'asm_1', version: 1 });
    await expect(store.commit([store.next(id, undefined, sitting())])).rejects.toThrow();
    await store.commit([store.next(id, first, sitting({ answers: 1 }))]);
    expect(await store.find(id, 'asm_1')).toMatchObject({ answers: 1, version: 2 });
    await expect(store.commit([store.next(id, first, sitting())])).rejects.toThrow();
  });

  it('is led to by its last session, which expires', async () => {
    const [id, store] = [organization(), sittingStore(backend.table)];
    const [old, next] = [crypto.randomUUID(), crypto.randomUUID()];
    await store.commit(store.sessionWrites(id, undefined, sitting({ session_hash: old })));
    const row = await backend.table.get(assessmentTokenKey(old));
    expect(row?.data).toMatchObject({ organization_id: id, id: 'asm_1' });
    expect(Math.abs((row?.expires_at ?? 0) - Date.parse('2026-11-28T00:00:00Z') / 1000)).toBeLessThan(2);
    const before = { ...sitting({ session_hash: old }), version: 1 };
    await store.commit(store.sessionWrites(id, before, sitting({ session_hash: next })));
    expect(await backend.table.get(assessmentTokenKey(old))).toBeUndefined();
    expect(await backend.table.get(assessmentTokenKey(next))).toBeDefined();
  });

  it('has one result', async () => {
    const [id, store] = [organization(), sittingStore(backend.table)];
    const result = { score: 7 } as unknown as Parameters<typeof store.keepResult>[2];
    await store.commit([store.keepResult(id, 'asm_1', result)]);
    expect(await store.findResult(id, 'asm_1')).toEqual({ id: 'asm_1', ...result });
    expect(await store.findResult(id, 'asm_2')).toBeUndefined();
    await expect(store.commit([store.keepResult(id, 'asm_1', result)])).rejects.toThrow();
  });
});

describe('the solutions of a task', () => {
  it('are those of other candidates of the organization, of the first and the second task of each', async () => {
    const [id, store] = [organization(), solutionStore(backend.table)];
    const keep = (assessment: string, candidate_id: string, ...tasks: string[]) => {
      const solutions = tasks.map((task) => ({ task, sketch: [`${candidate_id} ${task}`] }));
      return backend.table.commit([store.keep(id, assessment, { candidate_id, solutions })]);
    };
    await keep('asm_1', 'cand_1', 'a', 'b');
    await keep('asm_2', 'cand_2', 'b');
    await keep('asm_3', 'cand_3', 'c', 'a');
    await keep('asm_4', 'cand_4');
    const of = async (task: string, candidate: string) =>
      (await store.ofOthers(id, task, candidate)).flat().sort();
    expect(await of('a', 'cand_9')).toEqual(['cand_1 a', 'cand_3 a']);
    expect(await of('b', 'cand_1')).toEqual(['cand_2 b']);
    expect(await of('c', 'cand_3')).toEqual([]);
    expect(await store.ofOthers(organization(), 'a', 'cand_9')).toEqual([]);
    expect((await backend.table.get(solutionKey(id, 'asm_4')))?.data).toMatchObject({
      candidate_id: 'cand_4',
    });
    await expect(keep('asm_1', 'cand_1', 'a')).rejects.toThrow();
  });
});

describe('what may be used once', () => {
  const until = new Date('2026-11-27T10:00:00.400Z');

  it('is used once of its kind, and remembered a minute longer than it lasts', async () => {
    const [once, text] = [onceStore(backend.table), crypto.randomUUID()];
    const used = [await once.use('assertion', text, until), await once.use('assertion', text, until)];
    expect([...used, await once.use('another', text, until)]).toEqual([true, false, true]);
    const row = await backend.table.get(onceKey('assertion', text));
    expect(row?.expires_at).toBe(Date.parse('2026-11-27T10:01:01Z') / 1000);
    expect(JSON.stringify(row)).not.toContain(text);
  });

  it('is not called used where the table cannot be reached', async () => {
    const commit = async () => {
      throw new Error('no connection');
    };
    const used = onceStore({ ...backend.table, commit }).use('assertion', 'x', until);
    await expect(used).rejects.toThrow('no connection');
  });
});

it('ids of candidates who were merged are those of the remaining ones, each once', async () => {
  const id = organization();
  const merge = (from: string, to: string) =>
    backend.table.commit([{ put: { ...mergedKey(id, from), data: { id: to } }, when: { absent: true } }]);
  await merge('cand_1', 'cand_2');
  await merge('cand_2', 'cand_3');
  await merge('cand_4', 'cand_3');
  const current = currentIds(backend.table);
  expect(await current(id, ['cand_1', 'cand_5', 'cand_4', 'cand_1'])).toEqual(['cand_3', 'cand_5']);
  expect(await current(id, undefined)).toBeUndefined();
  expect(await current(id, ['cand_5'])).toEqual(['cand_5']);
});

describe('the audit log', () => {
  it('has each entry for 400 days, the newest first or last, and those after an instant', async () => {
    const { organizationId } = await newCaller(backend);
    const now = new Date();
    const newId = idSource(now);
    const ids = [newId('auditEntry'), newId('auditEntry')];
    for (const id of ids) {
      const entry = { id, created_at: now.toISOString(), action: id } as unknown as Parameters<
        typeof appendToAudit
      >[1];
      const write = appendToAudit(organizationId, entry);
      await backend.table.commit([write]);
      await backend.table.commit([write]);
      const { put } = write as Extract<typeof write, { put: object }>;
      expect(put.expires_at).toBe(Math.floor(now.getTime() / 1000) + 400 * 86_400);
    }
    const list = async (fields: object = {}, matches?: () => boolean) => {
      const page = { limit: 9, order: 'asc' as const, now: new Date(now.getTime() + 1000), ...fields };
      return (await auditLog(backend.table).list(organizationId, page, matches)).items.map(({ id }) => id);
    };
    expect([await list(), await list({ order: 'desc' })]).toEqual([ids, ids.toReversed()]);
    expect(await list({ createdAfter: now })).toEqual([]);
    expect(await list({ createdAfter: new Date(now.getTime() - 1) })).toEqual(ids);
    expect(await list({ now: new Date(now.getTime() + 400 * 86_400_000 + 1) })).toEqual([]);
    expect(await list({}, () => false)).toEqual([]);
  });
});
