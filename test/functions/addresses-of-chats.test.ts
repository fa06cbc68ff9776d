/** The erasure of a person finds each chat without an application in which an address of theirs was ever given. */
import { beforeAll, describe, expect, it } from 'vitest';
import { stateKey } from '../../shared/storage/chat-rows.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { changeStored } from './support/candidate-calls.ts';
import { intakeCalls } from './support/intake-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { resultOf } from './support/reading.ts';
import { storeScan } from './support/scan-calls.ts';

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

/** A person, a chat of a stranger, and the erasure after both. */
async function ground(email: string | null = address) {
  const { caller, job } = await hiring(backend);
  const { organizationId } = caller;
  const person = await people.add(caller, { first_name: 'Xena', ...(email && { email }) });
  const begin = async (...texts: string[]) => {
    const chat = await chats.begin(caller, job);
    if (texts.length > 0) expect((await chat.answers(...texts)).status).toBe(200);
    return chat;
  };
  const other = await begin('yes', 'Yara', 'Young', 'yara@example.com', 'back', 'yara.young@example.com');
  const erase = async (id = person, how: 'remove' | 'anonymize' = 'remove') => {
    const order = await privacy[how]({ caller, params: { id } });
    expect(order.status, order.text).toBeLessThan(300);
    const rows = (await everyRow(backend, organizationId)).filter(
      ({ pk }) => pk === `ORG#${organizationId}#ERASURE`,
    );
    for (const { sk } of rows) await privacy.erase({ organizationId, erasureId: sk });
  };
  /** Whether a chat is left; the one of the stranger is. */
  const isLeft = async (id: string) => {
    const [stranger, found] = await chats.intakes.getMany(organizationId, [other.params.id, id]);
    expect(stranger?.id).toBe(other.params.id);
    return found !== undefined;
  };
  const update = (body: object) => people.candidates.update({ caller, params: { id: person }, body });
  return { caller, organizationId, job, person, begin, erase, isLeft, update };
}
type Ground = Awaited<ReturnType<typeof ground>>;

const replaced = ({ begin }: Ground) => begin('yes', 'Xena', 'Zqx', address, 'back', 'other@example.com');
const handedOver = async ({ begin, caller }: Ground, text: string) => {
  const chat = await begin('yes');
  const { status } = await chats.handOver({ caller: chat.person, params: chat.params, body: {} });
  expect(status).toBe(200);
  const said = { turn: 3, text };
  expect((await chats.say({ caller: chat.person, params: chat.params, body: said })).status).toBe(200);
  return { ...chat, caller };
};

/** A chat with a CV that was read and that its person has not gone on after. */
async function withCv({ begin, caller }: Ground, emails: string[]) {
  const chat = await begin('yes', 'Xena', 'Zqx', 'neutral@example.com');
  const result = resultOf('Xena');
  const basics = { ...result.profile.basics, emails };
  const scan = await storeScan(
    backend,
    caller,
    new Date(),
    { status: 'completed' },
    { ...result, profile: { ...result.profile, basics } },
  );
  const target = await chats.upload({
    caller: chat.person,
    params: chat.params,
    body: { filename: 'cv.pdf' },
  });
  await chats.intakes.change(originOf(caller), chat.params.id, (before) => ({
    next: {
      ...before,
      files: before.files.map((file) => ({ ...file, id: target.body.id, scan_id: scan.id })),
    },
    events: [],
  }));
  return chat;
}

describe('a chat is erased with the person', () => {
  it.each<[string, (at: Ground) => Promise<{ params: { id: string } }>]>([
    ['whose address is its answer', ({ begin }) => begin('yes', 'Xena', 'Zqx', 'XENA@example.com')],
    ['whose address was an answer that another one replaced', replaced],
    [
      'whose address was written to the team',
      (at) => handedOver(at, 'I am Xena: Xena@Example.com, write to me.'),
    ],
    ['whose address is in its CV', (at) => withCv(at, ['xz@example.com', 'Xena@example.com'])],
    ['whose address was given as another answer', ({ begin }) => begin('yes', `Xena ${address}`, 'Zqx')],
  ])('%s', async (_, chatOf) => {
    for (const how of ['remove', 'anonymize'] as const) {
      const at = await ground();
      const { params } = await chatOf(at);
      expect(await at.isLeft(params.id)).toBe(true);
      await at.erase(at.person, how);
      expect(await at.isLeft(params.id), how).toBe(false);
      const rows = textOf(await everyRow(backend, at.organizationId));
      expect(rows.toLowerCase()).not.toContain(address);
    }
  });

  it('also if it began before chats noted addresses, or has more addresses than it notes', async () => {
    const at = await ground();
    const { params, person } = await replaced(at);
    const key = stateKey(at.organizationId, params.id);
    const row = await backend.table.get<{ given?: unknown }>(key);
    expect(row?.data.given).toHaveLength(2);
    const { given: _, ...earlier } = row?.data ?? {};
    await backend.table.commit([{ put: { ...key, data: earlier }, when: { exists: true } }]);
    expect((await chats.say({ caller: person, params, body: { turn: 7, text: 'skip' } })).status).toBe(200);
    expect((await backend.table.get<object>(key))?.data).not.toHaveProperty('given');

    const many = await handedOver(
      at,
      `${address} ${Array.from({ length: 150 }, (_, n) => `a${n}@b.de`).join(' ')}`,
    );
    const more = Array.from({ length: 150 }, (_, n) => `b${n}@b.de`).join(' ');
    await chats.say({ caller: many.person, params: many.params, body: { turn: 4, text: more } });
    expect(
      (await backend.table.get<object>(stateKey(at.organizationId, many.params.id)))?.data,
    ).toMatchObject({ given: null });
    await at.erase();
    expect([await at.isLeft(params.id), await at.isLeft(many.params.id)]).toEqual([false, false]);
  });

  it('notes no address that can be read', async () => {
    const at = await ground();
    const { params } = await replaced(at);
    const { given } =
      (await backend.table.get<{ given: string[] }>(stateKey(at.organizationId, params.id)))?.data ?? {};
    expect(given).toHaveLength(2);
    expect(JSON.stringify(given)).toMatch(/^\["[\da-f]{16}","[\da-f]{16}"\]$/);
  });
});

describe('a former address of the person', () => {
  it('finds the chat as long as nobody else has it', async () => {
    for (const isTaken of [false, true]) {
      const at = await ground();
      const chat = await replaced(at);
      const { body } = await at.update({ email: 'new@example.com' });
      expect([body.email, 'former_emails' in body]).toEqual(['new@example.com', false]);
      if (isTaken) await people.add(at.caller, { first_name: 'Zoe', email: address });
      await at.erase();
      expect(await at.isLeft(chat.params.id), String(isTaken)).toBe(isTaken);
    }
  });

  it('is that of an application, too', async () => {
    const at = await ground(null);
    const chat = await replaced(at);
    const { body } = await applicationCalls(backend).create({
      caller: at.caller,
      body: {
        job_id: at.job.id,
        candidate: { first_name: 'Xena', email: address },
        consent: { processing: true },
      },
    });
    await people.candidates.update({
      caller: at.caller,
      params: { id: body.candidate_id },
      body: { email: null },
    });
    // As an earlier release changed it.
    await changeStored(people.candidates, at.caller, body.candidate_id, { former_emails: undefined });
    await at.erase(body.candidate_id);
    expect(await at.isLeft(chat.params.id)).toBe(false);
  });

  it('stays with its own person after the undo of a merge', async () => {
    const at = await ground();
    await at.update({ email: 'new@example.com' });
    const host = await people.add(at.caller, { first_name: 'Hera', email: 'hera@example.com' });
    const chat = await replaced(at);
    expect((await people.merge(at.caller, host, at.person)).status).toBe(200);
    const body = { candidate_id: at.person };
    expect((await people.candidates.unmerge({ caller: at.caller, params: { id: host }, body })).status).toBe(
      200,
    );
    await at.erase(host);
    expect(await at.isLeft(chat.params.id)).toBe(true);
    await at.erase();
    expect(await at.isLeft(chat.params.id)).toBe(false);
  });

  it('is in no event, no response and no row after an anonymization', async () => {
    const at = await ground();
    await at.update({ email: 'new@example.com' });
    const rows = async () => textOf(await everyRow(backend, at.organizationId));
    expect(await rows()).toContain(address);
    await at.erase(at.person, 'anonymize');
    expect(await rows()).not.toContain(address);
  });
});

describe('a chat of which only the CV has the address', () => {
  it('is found again after the erasure stopped when the CV was gone', async () => {
    const at = await ground();
    const chat = await withCv(at, [address]);
    const [found] = await chats.intakes.getMany(at.organizationId, [chat.params.id]);
    const scanId = found?.files[0]?.scan_id ?? '';
    let stops = 1;
    const send = async (...given: Parameters<typeof backend.s3.send>) => {
      const isOfChat = JSON.stringify(given).includes(chat.params.id);
      if (stops > 0 && isOfChat && !(await chats.scans.find(at.organizationId, scanId))) {
        stops--;
        throw new Error('the function was stopped');
      }
      return backend.s3.send(...given);
    };
    const s3 = new Proxy(backend.s3, {
      get: (own, name) => (name === 'send' ? send : Reflect.get(own, name)),
    });
    const breaking = privacyCalls({ ...backend, s3 });
    const order = await privacy.remove({ caller: at.caller, params: { id: at.person } });
    const erase = () => breaking.erase({ organizationId: at.organizationId, erasureId: order.body.id });
    await expect(erase()).rejects.toThrow('the function was stopped');
    expect(await at.isLeft(chat.params.id)).toBe(true);
    await erase();
    expect(await at.isLeft(chat.params.id)).toBe(false);
  });
});

it('an address in a message of the team finds no chat: it may be its own', async () => {
  const at = await ground();
  const chat = await handedOver(at, 'Thank you.');
  const { turn } = await chats.intakes.get(at.organizationId, chat.params.id);
  const said = { turn: turn + 1, text: `Please write to ${address}.` };
  expect((await chats.say({ caller: at.caller, params: chat.params, body: said })).status).toBe(200);
  await at.erase();
  expect(await at.isLeft(chat.params.id)).toBe(true);
});
