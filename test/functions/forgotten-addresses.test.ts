/** No address of a person is forgotten, whatever is changed or merged: an erasure deletes the chats in which one was given. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { intakeCalls } from './support/intake-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
let chats: ReturnType<typeof intakeCalls>;
let people: ReturnType<typeof mergeDesk>;
let privacy: ReturnType<typeof privacyCalls>;
beforeAll(async () => {
  backend = await sharedBackend();
  chats = intakeCalls(backend);
  people = mergeDesk(backend);
  privacy = privacyCalls(backend);
});

const address = 'xena@example.com';
const addresses = (name: string, count = 20) =>
  Array.from({ length: count }, (_, at) => ({ address: `${name}${at}@example.com` }));

/** A person, a chat in which an address of the person was given, and a chat of a stranger. */
async function ground() {
  const { caller, job } = await hiring(backend);
  const { organizationId } = caller;
  const person = await people.add(caller, { first_name: 'Xena', email: address });
  const begin = async (...texts: string[]) => {
    const chat = await chats.begin(caller, job);
    expect((await chat.answers(...texts)).status).toBe(200);
    return chat.params.id;
  };
  const own = await begin('yes', 'Xena', 'Zqx', address, 'back', 'other@example.com');
  const foreign = await begin('yes', 'Yara', 'Young', 'yara@example.com');
  const update = (id: string, body: object) => people.candidates.update({ caller, params: { id }, body });
  return {
    caller,
    job,
    person,
    update,
    /** Another person, whose addresses were replaced. */
    async guestWith(emails: object) {
      const guest = await people.add(caller, { first_name: 'Gus', ...emails });
      await update(guest, { emails: [{ address: 'gus@example.com' }] });
      return guest;
    },
    /** Erases a person; returns which of the chats are left. */
    async erase(id: string) {
      const order = await privacy.remove({ caller, params: { id } });
      expect(order.status, order.text).toBe(202);
      await privacy.erase({ organizationId, erasureId: order.body.id });
      const left = await chats.intakes.getMany(organizationId, [own, foreign]);
      return left.map((chat) => chat !== undefined);
    },
  };
}
type Ground = Awaited<ReturnType<typeof ground>>;

const stories: [string, (at: Ground) => Promise<unknown>][] = [
  ['nothing', async () => undefined],
  ['a change', ({ update, person }) => update(person, { email: 'new@example.com' })],
  [
    'two changes of 20 addresses each',
    async ({ update, person }) => {
      await update(person, { emails: addresses('b') });
      await update(person, { emails: addresses('c') });
    },
  ],
  [
    '30 changes',
    async ({ update, person }) => {
      for (const { address: email } of addresses('n', 30)) await update(person, { email });
    },
  ],
  [
    'a merge of a person with 20 former addresses, and any change',
    async ({ caller, update, person, guestWith }) => {
      await update(person, { email: 'new@example.com' });
      await people.merge(caller, person, await guestWith({ emails: addresses('g') }));
      expect((await update(person, { first_name: 'Xenia' })).status).toBe(200);
    },
  ],
  [
    'a merge with a person who once had the address, and its undo',
    async ({ caller, update, person, guestWith }) => {
      await update(person, { email: 'new@example.com' });
      const guest = await guestWith({ email: address });
      await people.merge(caller, person, guest);
      expect((await people.unmerge(caller, person, guest)).status).toBe(200);
    },
  ],
];

it.each(stories)('the chat of a person is erased after %s', async (_, happens) => {
  const at = await ground();
  await happens(at);
  expect(await at.erase(at.person)).toEqual([false, true]);
});

it('a change that would forget an address is refused', async () => {
  const { update, person, erase } = await ground();
  for (let at = 0; at < 10; at++) {
    const { status } = await update(person, { emails: addresses(`l${at}n`) });
    expect(status).toBe(200);
  }
  const { status, body } = await update(person, { emails: addresses('last') });
  expect([status, body.error]).toMatchObject([409, { code: 'invalid_state_transition' }]);
  expect(body.error.message).toContain('200');
  expect((await update(person, { first_name: 'Xenia' })).status).toBe(200);
  expect(await erase(person)).toEqual([false, true]);
});

describe.each([
  [19, 200],
  [20, 409],
])('a merge into a person with %d addresses', (count, expected) => {
  it(`returns ${expected}, and no address is left without its person`, async () => {
    const { caller, job, person, erase } = await ground();
    const host = await people.add(caller, { first_name: 'Hera', emails: addresses('h', count) });
    const merged = await people.merge(caller, host, person);
    expect(merged.status, merged.text).toBe(expected);
    if (expected === 409) expect(merged.body.error.message).toContain('Remove some first.');
    const owner = expected === 200 ? host : person;
    const apply = () =>
      applicationCalls(backend).create({
        caller,
        body: {
          job_id: job.id,
          candidate: { first_name: 'Xena', email: address },
          consent: { processing: true },
        },
      });
    expect((await apply()).body.candidate_id).toBe(owner);
    const { body } = await people.candidates.list({ caller, query: { email: address } });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([owner]);
    expect(await erase(owner)).toEqual([false, true]);
    const claims = (await everyRow(backend, caller.organizationId)).filter(({ pk }) =>
      pk.includes('#EMAIL#'),
    );
    expect(claims.length).toBe(expected === 200 ? 0 : count);
    expect((await apply()).status).toBe(201);
  });
});
