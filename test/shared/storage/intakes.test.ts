import { beforeAll, describe, expect, it } from 'vitest';
import { addressMark, givenAfter, givenIn } from '../../../shared/storage/given-addresses.ts';
import { intakeStore } from '../../../shared/storage/intakes.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { chatDesk, now, turnOf } from './support/chat-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const desk = () => chatDesk(backend);

describe('a chat', () => {
  it('begins with the first words of the program, and has a turn for each message', async () => {
    const { caller, organizationId, store, begin, say, stateOf } = await desk();
    const { id } = await begin();
    expect((await eventsOf(backend, caller)).map(({ type }) => type)).toEqual(['intake.started']);
    expect(await stateOf(id)).toEqual({ at: now.toISOString(), dialogue: { at: 0 }, given: [] });
    expect((await say(id, 'Jane')).turn).toBe(1);
    const chat = await say(id, 'jane@example.com');
    expect(await store.turnsOf(organizationId, chat)).toEqual([
      turnOf(0, null),
      turnOf(1, 'Jane'),
      turnOf(2, 'jane@example.com'),
    ]);
    expect(await store.findTurn(organizationId, id, 1)).toEqual(turnOf(1, 'Jane'));
    expect(await store.findTurn(organizationId, id, 3)).toBeUndefined();
    expect(await stateOf(id)).toMatchObject({ dialogue: { text: 'jane@example.com' } });
  });

  it('without an effect of a message is as it was', async () => {
    const { organizationId, store, begin, origin } = await desk();
    const before = await begin();
    const after = await store.say(origin(), before.id, async () => null);
    expect(after).toEqual(before);
    expect(await store.turnsOf(organizationId, { ...after, turn: 3 })).toHaveLength(1);
  });

  it('whose state is gone is not found', async () => {
    const { stateOf } = await desk();
    await expect(stateOf('int_none')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has its own row first among its rows, and one for each turn', async () => {
    const { organizationId, store, begin, say, table } = await desk();
    const { id } = await begin();
    const chat = await say(id, 'Jane');
    const keys = store.rowsOf(organizationId, chat);
    const rows = await table.getMany(keys);
    expect(rows.map((row) => row !== undefined)).toEqual([true, true, true, true]);
    expect(rows[0]?.data).toEqual(chat);
    expect(new Set(keys.map(({ pk }) => pk)).size).toBe(2);
  });

  it('ends when it waited too long, once and only then', async () => {
    const { store, begin, origin, list } = await desk();
    const { id } = await begin();
    expect((await store.abandon(origin(), id, () => false)).status).toBe('active');
    expect((await store.abandon(origin(), id, () => true)).status).toBe('abandoned');
    expect(await list({ status: 'abandoned' })).toEqual([id]);
  });
});

describe('chats are listed', () => {
  it('all of them, by job, and by status as it is now', async () => {
    const { begin, say, list } = await desk();
    const [one, other] = [await begin(), await begin({ job_id: 'job_2' })];
    expect(await list({})).toEqual([one.id, other.id]);
    expect(await list({ jobId: 'job_2' })).toEqual([other.id]);
    await say(one.id, 'Jane', { status: 'completed' });
    expect(await list({ status: 'completed' })).toEqual([one.id]);
    expect(await list({ status: 'active' })).toEqual([other.id]);
  });

  it('by the day on which something happens to them, of every organization', async () => {
    const desks = [await desk(), await desk()];
    const day = '2031-05-05';
    const expected: object[] = [];
    for (const { organizationId, begin } of desks) {
      expected.push({ organizationId, id: (await begin({ due_on: day })).id });
      await begin({ due_on: '2031-05-06' });
      await begin();
    }
    const found: object[] = [];
    for await (const one of intakeStore(backend.table).dueOn(day)) found.push(one);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('that made no application, with their states', async () => {
    const { organizationId, store, begin } = await desk();
    const [open, kept] = [await begin(), await begin({ status: 'abandoned' })];
    await begin({ candidate_id: 'cand_1' });
    const found: [string, unknown][] = [];
    for await (const { chat, state } of store.unconfirmed(organizationId, new Date()))
      found.push([chat.id, state?.dialogue]);
    expect(found).toEqual([
      [open.id, { at: 0 }],
      [kept.id, { at: 0 }],
    ]);
  });
});

describe('the addresses that were given in a chat', () => {
  it('are noted with each message of the person, once each, and not those of the team', async () => {
    const { organizationId, begin, say, stateOf } = await desk();
    const mark = (address: string) => addressMark(organizationId, address);
    const { id } = await begin();
    await say(id, 'jane@example.com');
    await say(id, 'I mean Jane@Example.com, or j@example.org');
    await say(id, 'Write to team@clinic.example', {}, 'team');
    expect((await stateOf(id)).given).toEqual([mark('jane@example.com'), mark('j@example.org')]);
    expect(mark('jane@example.com')).toHaveLength(16);
    expect(addressMark('org_2', 'jane@example.com')).not.toBe(mark('jane@example.com'));
  });

  it('are found in values of native inputs, too', () => {
    const said = { value: { email: 'jane@example.com', other: ['j@example.org', null, 7] } };
    expect(givenIn('org_1', [{ from: 'person', said, text: null }])).toEqual(
      ['jane@example.com', 'j@example.org'].map((address) => addressMark('org_1', address)),
    );
    expect(givenIn('org_1', [{ from: null, said: null, text: null }])).toEqual([]);
  });

  it('are 200 at most; with more, or in a chat of an earlier release, none are noted', () => {
    const addresses = Array.from({ length: 201 }, (_, n) => `jane${n}@example.com`);
    const turn = (some: string[]) => turnOf(1, some.join(' '));
    expect(givenAfter([], 'org_1', turn(addresses.slice(1)))).toHaveLength(200);
    expect(givenAfter([], 'org_1', turn(addresses))).toBeNull();
    expect(givenAfter(['a mark'], 'org_1', turn(addresses.slice(1)))).toBeNull();
    expect(givenAfter(null, 'org_1', turn(addresses.slice(0, 1)))).toBeNull();
    expect(givenAfter(undefined, 'org_1', turn(addresses.slice(0, 1)))).toBeUndefined();
  });
});
