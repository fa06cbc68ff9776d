import { beforeAll, describe, expect, it } from 'vitest';
import { newCandidate } from '../../../shared/domain/candidate.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { candidateMustExist, candidateStore } from '../../../shared/storage/candidates.ts';
import { candidatesOfJob, mergedKey, ofCandidate, undoKey } from '../../../shared/storage/keys.ts';
import { link, linkedIds } from '../../../shared/storage/links.ts';
import { timelineStore } from '../../../shared/storage/timeline.ts';
import { keyRing } from '../../functions/support/key-rings.ts';
import type { Backend } from '../../support/backend.ts';
import { unnamedSource } from '../../support/contact-shapes.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { eventsOfOrigin, newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A new organization and its candidates. */
function newDesk() {
  const { origin, making } = newOrigin();
  const { organizationId, now } = origin;
  const store = candidateStore(backend.table, async () => keyRing('1'));
  const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
  return {
    ...{ origin, organizationId, store, making, page },
    one: (fields: Partial<Candidate> = {}): Candidate => ({
      ...newCandidate(making.newId('candidate'), { source: unnamedSource }, now),
      ...fields,
    }),
    add: (one: Candidate) => store.add(origin, one),
    update: (id: string, fields: Partial<Candidate>) =>
      store.update(origin, id, (before) => ({ ...before, ...fields })),
    events: async () =>
      (await eventsOfOrigin(backend, { origin, making })).map(({ type, data }) => [
        type,
        data.context.changed,
      ]),
  };
}
const email = 'jane@x.example';
const taken = { code: 'validation_failed', particulars: { details: [{ param: 'email' }] } };

describe('a new candidate', () => {
  it('is stored with an event and the beginning of a history', async () => {
    const { one, add, store, organizationId, events, page } = newDesk();
    const added = await add(one({ email }));
    expect(await store.get(organizationId, added.id)).toEqual(added);
    expect(await events()).toEqual([['candidate.created', undefined]]);
    const { items } = await timelineStore(backend.table).ofCandidate(organizationId, added, page);
    expect(items.map(({ type, candidate_id }) => [type, candidate_id])).toEqual([
      ['candidate_created', added.id],
    ]);
  });

  it('has an address that no other one has', async () => {
    const { one, add, store, organizationId } = newDesk();
    const added = await add(one({ email }));
    expect(await store.findByEmail(organizationId, 'JANE@x.example')).toEqual(added);
    expect(await store.findByEmail(organizationId, 'joe@x.example')).toBeUndefined();
    expect(await store.findByEmail(newDesk().organizationId, email)).toBeUndefined();
    await expect(add(one({ email }))).rejects.toMatchObject(taken);
  });
});

describe('a change', () => {
  it('emits the names of its fields, and moves the address', async () => {
    const { one, add, update, store, organizationId, events } = newDesk();
    const { id } = await add(one({ email }));
    const after = await update(id, { email: 'new@x.example', phone: '1' });
    expect((await events())[1]).toEqual(['candidate.updated', expect.arrayContaining(['email', 'phone'])]);
    expect(await store.findByEmail(organizationId, email)).toBeUndefined();
    expect(await store.findByEmail(organizationId, 'new@x.example')).toEqual(after);
    await add(one({ email }));
    await expect(update(id, { email })).rejects.toMatchObject(taken);
  });

  it('that is none writes nothing', async () => {
    const { one, add, store, origin, events } = newDesk();
    const added = await add(one());
    expect(await store.update(origin, added.id, (before) => before)).toEqual(added);
    expect(await events()).toHaveLength(1);
  });
});

describe('a new scan', () => {
  it('becomes that of the candidate, with a link and an event', async () => {
    const { one, add, store, origin, organizationId, making, events } = newDesk();
    const { id } = await add(one());
    const scan = making.newId('scan');
    const asked = await store.scanWrites(origin, id, scan);
    expect(asked.id).toBe(id);
    await backend.table.commit(asked.writes);
    expect(await store.get(organizationId, id)).toMatchObject({ scan_id: scan, version: 2 });
    expect(await linkedIds(backend.table, ofCandidate(organizationId, id, 'SCAN'), 'scan')).toEqual([scan]);
    expect((await events())[1]).toEqual(['candidate.updated', ['scan_id']]);
  });

  it('is refused for a candidate that does not exist, or was anonymized', async () => {
    const { one, add, store, origin } = newDesk();
    const message = 'candidate_id names no candidate of yours.';
    await expect(store.scanWrites(origin, 'cand_missing', 'scan_1')).rejects.toMatchObject({
      code: 'validation_failed',
      particulars: { details: [{ param: 'candidate_id', code: 'not_found', message }] },
    });
    const { id } = await add(one({ anonymized_at: '2026-11-02T00:00:00.000Z' }));
    await expect(store.scanWrites(origin, id, 'scan_1')).rejects.toMatchObject({
      code: 'invalid_state_transition',
    });
  });
});

it('candidates are listed, and those of a job by its links, with a filter', async () => {
  const { one, add, store, organizationId, page } = newDesk();
  const [first, second] = [await add(one()), await add(one({ last_name: 'Berg' }))];
  const isBerg = ({ last_name }: Candidate) => last_name === 'Berg';
  const ids = ({ items }: { items: Candidate[] }) => items.map(({ id }) => id);
  expect(ids(await store.list(organizationId, page))).toEqual([first.id, second.id]);
  expect(ids(await store.list(organizationId, page, isBerg))).toEqual([second.id]);
  await backend.table.commit([link(candidatesOfJob(organizationId, 'job_1'), first.id)]);
  expect(ids(await store.listOfJob(organizationId, 'job_1', page))).toEqual([first.id]);
  expect(ids(await store.listOfJob(organizationId, 'job_1', page, isBerg))).toEqual([]);
});

it('a reminder is due on its day, in every organization, until there is none', async () => {
  const day = '2091-03-04';
  const found = async (on = day) => {
    const all: { organizationId: string; id: string }[] = [];
    for await (const due of candidateStore(backend.table, async () => keyRing('1')).dueOn(on)) all.push(due);
    return all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const [here, there] = [newDesk(), newDesk()];
  const one = await here.add(here.one({ retention_due_on: day }));
  const other = await there.add(there.one({ retention_due_on: day }));
  const expected = [
    { organizationId: here.organizationId, id: one.id },
    { organizationId: there.organizationId, id: other.id },
  ];
  expect(await found()).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  expect(await found('2091-03-05')).toEqual([]);
  await here.update(one.id, { retention_due_on: null });
  expect(await found()).toEqual(expected.slice(1));
});

describe('what depends on a candidate', () => {
  const put = () =>
    ({ put: { pk: crypto.randomUUID(), sk: 'a', data: {} }, when: { absent: true } }) as const;

  it('is stored if the candidate exists, or has the version that was read', async () => {
    const { one, add, store, update, organizationId } = newDesk();
    const before = await add(one());
    const mustBe = () => backend.table.commit([store.mustBe(organizationId, before), put()]);
    const mustExist = (id: string) => backend.table.commit([candidateMustExist(organizationId, id), put()]);
    await mustBe();
    await mustExist(before.id);
    await update(before.id, { phone: '1' });
    await expect(mustBe()).rejects.toMatchObject({ name: 'ConditionFailed', index: 0 });
    await expect(mustExist('cand_missing')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is forgotten with the candidate: addresses, and what leads from merged ones', async () => {
    const { one, add, store, origin, organizationId } = newDesk();
    const added = await add(one({ email, merged_ids: ['cand_m'] }));
    const claim = { pk: crypto.randomUUID(), sk: 'a' };
    const lead = { ...mergedKey(organizationId, 'cand_m'), data: { id: added.id, external_id_claim: claim } };
    for (const row of [lead, { ...undoKey(organizationId, 'cand_m'), data: {} }, { ...claim, data: {} }])
      await backend.table.commit([{ put: row, when: { absent: true } }]);
    expect(await store.find(organizationId, 'cand_m')).toEqual(added);
    await backend.table.commit(await store.forget(origin, added));
    expect(await store.findByEmail(organizationId, email)).toBeUndefined();
    expect(await store.find(organizationId, 'cand_m')).toBeUndefined();
    expect(
      await backend.table.getMany(
        [lead, undoKey(organizationId, 'cand_m'), claim].map(({ pk, sk }) => ({ pk, sk })),
      ),
    ).toEqual([...[undefined, undefined, undefined]]);
  });
});

it('a person whose undo has not ended is not forgotten', async () => {
  const { store, origin, add, one } = newDesk();
  const candidate = await add(one());
  await expect(store.forget(origin, { ...candidate, is_unmerging: true })).rejects.toMatchObject({
    code: 'invalid_state_transition',
  });
  expect((await store.forget(origin, candidate)).length).toBeGreaterThan(0);
});

it('a copy of a person has no value that came with a merge', async () => {
  const { store, organizationId, add, one } = newDesk();
  const candidate = await add(one());
  expect(await store.withoutMergedValues(organizationId, candidate)).toEqual(candidate);
});
