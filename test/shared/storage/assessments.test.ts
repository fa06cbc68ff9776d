import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Assessment } from '../../../shared/domain/stored/assessment.ts';
import {
  assessmentPartition,
  assessmentResultKey,
  assessmentTokenKey,
  sittingKey,
  solutionKey,
} from '../../../shared/storage/assessment-keys.ts';
import { assessmentStore } from '../../../shared/storage/assessments.ts';
import { externalIdKey, monthPartition } from '../../../shared/storage/keys.ts';
import { originOf } from '../../functions/support/origin.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const dueDay = '2031-05-04';

async function desk() {
  const { table } = backend;
  const caller = await newCaller(backend);
  const { organizationId } = caller;
  const store = assessmentStore(table);
  const origin = () => originOf(caller);
  const newId = idSource(new Date());
  const person = { id: newId('candidate'), merged_ids: [] as string[] };
  const made = (fields: Partial<Assessment> = {}) =>
    ({
      ...{ id: newId('assessment'), candidate_id: person.id, application_id: null, status: 'sent' },
      ...{ invitation_hash: null, due_at: null, external_id: null, version: 1, metadata: {} },
      ...{ created_at: new Date().toISOString(), updated_at: new Date().toISOString(), ...fields },
    }) as unknown as Assessment;
  const add = (fields: Partial<Assessment> = {}, of = person) => {
    const assessment = made({ candidate_id: of.id, ...fields });
    return store.add(origin(), assessment.id, of, () => ({ assessment, events: [], also: [] }));
  };
  const change = (id: string, fields: Partial<Assessment>) =>
    store.change(origin(), id, (before) => ({ next: { ...before, ...fields }, events: [] }));
  const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
  return { table, organizationId, store, origin, newId, person, made, add, change, page };
}
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('assessments are listed', () => {
  it('all of them, by application, and by status as it is now', async () => {
    const { organizationId, store, add, change, page, newId } = await desk();
    const application_id = newId('application');
    const [one, other] = [await add(), await add({ application_id })];
    const list = async (filter: Parameters<typeof store.list>[2]) =>
      ids(await store.list(organizationId, page, filter));
    expect(await list({})).toEqual([one.id, other.id]);
    expect(await list({ applicationId: application_id })).toEqual([other.id]);
    expect(await list({ status: 'sent' })).toEqual([one.id, other.id]);
    await change(one.id, { status: 'completed' });
    expect(await list({ status: 'completed' })).toEqual([one.id]);
    expect(await list({ status: 'sent' })).toEqual([other.id]);
    expect(ids(await store.list(organizationId, page, {}, ({ id }) => id === other.id))).toEqual([other.id]);
  });

  it('of a candidate, with those of the candidates who were merged into it', async () => {
    const { organizationId, store, add, page, person, newId } = await desk();
    const merged = { id: newId('candidate'), merged_ids: [] };
    const [one, theirs] = [await add(), await add({}, merged)];
    const both = { ...person, merged_ids: [merged.id] };
    expect(await store.idsOf(organizationId, person)).toEqual([one.id]);
    expect(await store.idsOf(organizationId, both)).toEqual([one.id, theirs.id].sort());
    expect(ids(await store.listOfPerson(organizationId, both, page))).toEqual([one.id, theirs.id].sort());
    const others = await store.othersOf(organizationId, both, one.id);
    expect(others.map(({ id }) => id)).toEqual([theirs.id]);
    expect(await store.othersOf(organizationId, person, one.id)).toEqual([]);
  });

  it('by the day on which something happens to them, of every organization', async () => {
    const desks = [await desk(), await desk()];
    const due = { due_at: `${dueDay}T09:00:00.000Z` };
    const expected = await Promise.all(
      desks.map(async ({ organizationId, add }) => ({
        ...{ organizationId, id: (await add(due)).id, dueAt: due.due_at },
      })),
    );
    await desks[0]?.add();
    const dueOn = async () => {
      const found: object[] = [];
      for await (const one of assessmentStore(backend.table).dueOn(dueDay)) found.push(one);
      return found;
    };
    expect(await dueOn()).toEqual(expect.arrayContaining(expected));
    expect(await dueOn()).toHaveLength(2);
    for (const [at, { change }] of desks.entries()) await change(expected[at]?.id ?? '', { due_at: null });
    expect(await dueOn()).toEqual([]);
  });
});

describe('a link', () => {
  it('leads to its assessment until another one does, or none', async () => {
    const { organizationId, store, add, change } = await desk();
    const [old, next] = [crypto.randomUUID(), crypto.randomUUID()];
    const { id } = await add({ invitation_hash: old });
    expect(await store.findByToken(['none', old])).toEqual({ organizationId, id });
    await change(id, { invitation_hash: next });
    expect(await store.findByToken([old])).toBeUndefined();
    expect(await store.findByToken([next])).toEqual({ organizationId, id });
    await change(id, { status: 'completed' });
    expect(await store.findByToken([next])).toEqual({ organizationId, id });
    await change(id, { invitation_hash: null });
    expect(await store.findByToken([old, next])).toBeUndefined();
  });

  it('of one assessment is not taken by another', async () => {
    const { add } = await desk();
    const hash = crypto.randomUUID();
    await add({ invitation_hash: hash });
    await expect(add({ invitation_hash: hash })).rejects.toThrow();
  });
});

describe('a new assessment', () => {
  it('is made after the others of its candidate, and once for a repeated call', async () => {
    const { store, origin, person, made, add } = await desk();
    const first = await add();
    const second = made();
    const seen: string[][] = [];
    const once = () =>
      store.add(origin(), second.id, person, (others) => {
        seen.push(others.map(({ id }) => id));
        return { assessment: second, events: [], also: [] };
      });
    expect((await once()).id).toBe(second.id);
    expect((await once()).id).toBe(second.id);
    expect(seen).toEqual([[first.id]]);
  });

  it('waits for its turn: of two that count the same others, one is stored', async () => {
    const { organizationId, store, person, table } = await desk();
    const turns = [await store.turnOf(organizationId, person), await store.turnOf(organizationId, person)];
    const [one, other] = turns.map((turn) => table.commit([turn]));
    expect((await Promise.allSettled([one, other])).map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ]);
    await table.commit([await store.turnOf(organizationId, person)]);
  });
});

it('the rows of an assessment are its own and those of its candidate’s work', async () => {
  const { organizationId, store, made } = await desk();
  const bare = made();
  const own = {
    pk: assessmentPartition(organizationId, monthPartition(new Date())),
    sk: bare.id,
  };
  const work = [sittingKey, assessmentResultKey, solutionKey].map((keyOf) => keyOf(organizationId, bare.id));
  expect(store.rowsOf(organizationId, bare)).toEqual([own, ...work]);
  const full = { ...bare, external_id: 'a-1', invitation_hash: 'hash' };
  expect(store.rowsOf(organizationId, full)).toEqual([
    own,
    externalIdKey(organizationId, 'assessment', 'a-1'),
    assessmentTokenKey('hash'),
    ...work,
  ]);
});

it('a condition on an assessment holds until it changes', async () => {
  const { organizationId, store, add, change, table } = await desk();
  const assessment = await add();
  const put = () => ({
    put: { pk: crypto.randomUUID(), sk: 'a', data: {} },
    when: { absent: true } as const,
  });
  const condition = store.mustBe(organizationId, assessment);
  await table.commit([put(), condition]);
  await change(assessment.id, { status: 'completed' });
  await expect(table.commit([put(), condition])).rejects.toThrow();
});
