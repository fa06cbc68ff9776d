/** A chat that is confirmed while its person is merged belongs to its application, also after the merge is undone. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { isAnyErased } from '../../shared/storage/erased-marks.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { link, linkedIds } from '../../shared/storage/links.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationFor, hiring } from './support/application-calls.ts';
import { intakeCalls } from './support/intake-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { stoppedAfter, sweepUndos } from './support/undo-stories.ts';

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

const certificate = { key: 'proof', label: 'Your certificate', type: 'file', required: false, options: [] };
const form = { application_form: { fields: [certificate] } } as object;

/** Two merged people, the chat of the one that is merged away, and the undo. */
async function chatDuringMerge(formsBefore = 0) {
  const { caller, job } = await hiring(backend, form);
  const host = await people.add(caller, { first_name: 'Yara', email: 'yara@example.com' });
  const guest = await people.add(caller, { first_name: 'Xena', email: 'xena@example.com' });
  expect((await people.merge(caller, host, guest)).status).toBe(200);
  const sent = { ...applicationFor(job), candidate: { first_name: 'Xena', email: 'xena@example.com' } };
  for (let n = 0; n < formsBefore; n++) await people.applications.create({ caller, body: sent });
  const { params, person, answers } = await chats.begin(caller, job);
  const texts = ['yes', 'Xena', 'Zqxword', 'xena@example.com', 'skip', 'skip', 'skip', 'skip', 'skip', 'no'];
  expect((await answers(...texts)).body.status).toBe('reviewing');
  const done = await chats.confirm({ caller: person, params });
  expect(done.body.status, done.text).toBe('completed');
  const chat = () => chats.intakes.find(caller.organizationId, params.id);
  expect((await chat())?.candidate_id).toBe(host);
  const undo = () =>
    people.candidates.unmerge({ caller, params: { id: host }, body: { candidate_id: guest } });
  const linked = (id: string) =>
    linkedIds(backend.table, ofCandidate(caller.organizationId, id, 'INTAKE'), 'intake');
  return { caller, host, guest, params, chat, undo, linked, application: done.body.application_id as string };
}

async function erase(caller: Caller, id: string) {
  const order = await privacy.remove({ caller, params: { id } });
  expect(order.status, order.text).toBe(202);
  await privacy.erase({ organizationId: caller.organizationId, erasureId: order.body.id });
}

async function exportOf(caller: Caller, id: string) {
  const { body } = await privacy.order({ caller, params: { id } });
  await privacy.write({ organizationId: caller.organizationId, exportId: body.id }, false);
  const { body: done } = await privacy.exported({ caller, params: { id: body.id } });
  return JSON.parse(await (await fetch(done.url)).text());
}

describe('a chat that was confirmed during a merge', () => {
  it('goes back with its application, and is in the export of its own person alone', async () => {
    const { caller, host, guest, params, chat, undo, linked, application } = await chatDuringMerge();
    expect((await undo()).status).toBe(200);
    expect((await chat())?.candidate_id).toBe(guest);
    expect([await linked(host), await linked(guest)]).toEqual([[], [params.id]]);
    const read = await people.applications.get({ caller, params: { id: application } });
    expect(read.body.candidate_id).toBe(guest);
    const [ofHost, ofGuest] = [await exportOf(caller, host), await exportOf(caller, guest)];
    expect([ofHost.intakes.length, ofGuest.intakes.length]).toEqual([0, 1]);
    expect(JSON.stringify(ofHost)).not.toContain('Zqxword');
  });

  it('stays when the other person is erased, and is erased with its own', async () => {
    const { caller, host, guest, params, chat, undo } = await chatDuringMerge();
    expect((await undo()).status).toBe(200);
    await erase(caller, host);
    expect((await chats.transcript({ caller, params })).status).toBe(200);
    await erase(caller, guest);
    expect(await chat()).toBeUndefined();
    const left = (await everyRow(backend)).filter(
      ({ pk }) => pk.includes(params.id) && !pk.startsWith('ERASED'),
    );
    expect(left).toEqual([]);
  });

  it('goes back with its application when the undo stopped before them, and a sweep ends it', async () => {
    const { caller, host, guest, params, chat, linked } = await chatDuringMerge(12);
    const stopped = mergeDesk(stoppedAfter(backend, 1));
    const broken = await stopped.unmerge(caller, host, guest).catch(() => ({ status: 500 }));
    expect([broken.status, (await chat())?.candidate_id]).toEqual([500, host]);
    const at = (seconds: number) => sweepUndos(backend, () => new Date(Date.now() + seconds * 1000));
    await at(0)();
    expect((await chat())?.candidate_id, 'the call may be running').toBe(host);
    await at(90)();
    expect((await chat())?.candidate_id).toBe(guest);
    expect([await linked(host), await linked(guest)]).toEqual([[], [params.id]]);
  });

  it('goes back from a person with more chats than one read has', async () => {
    const { caller, host, guest, chat, undo } = await chatDuringMerge();
    const pk = ofCandidate(caller.organizationId, host, 'INTAKE');
    for (const half of [0, 60])
      await backend.table.commit(
        Array.from({ length: 60 }, (_, n) => link(pk, `itk_01KA${String(half + n).padStart(22, '0')}`)),
      );
    expect((await undo()).status).toBe(200);
    expect((await chat())?.candidate_id).toBe(guest);
  });

  it('is erased with both while they are merged', async () => {
    const { caller, host, chat } = await chatDuringMerge();
    await erase(caller, host);
    expect(await chat()).toBeUndefined();
  });

  it('is left to its own person by the erasure of another one who has a link to it', async () => {
    const { caller, host, guest, params, chat, undo, linked } = await chatDuringMerge();
    expect((await undo()).status).toBe(200);
    await backend.table.commit([link(ofCandidate(caller.organizationId, host, 'INTAKE'), params.id)]);
    await erase(caller, host);
    expect((await chat())?.candidate_id).toBe(guest);
    expect([await linked(host), await linked(guest)]).toEqual([[], [params.id]]);
  });
});

describe('the erasure of a person', () => {
  it('takes the chats in which their address was given and that made no application, and no other', async () => {
    const { caller, job } = await hiring(backend, form);
    const person = await people.add(caller, { first_name: 'Xena', email: 'Xena@Example.com' });
    const chatOf = async (...texts: string[]) => {
      const { params, answers } = await chats.begin(caller, job);
      await answers(...texts);
      return params.id;
    };
    const [open, other, nameless] = [
      await chatOf('yes', 'Xena', 'Zqxword', 'xena@example.com', 'skip'),
      await chatOf('yes', 'Yara', 'Zqxword', 'yara@example.com'),
      await chatOf('yes', 'Xena'),
    ];
    const stopped = await chatOf('yes', 'Xena', 'Zqxword', 'xena@example.com', 'stop');
    await erase(caller, person);
    const found = await chats.intakes.getMany(caller.organizationId, [open, stopped, other, nameless]);
    expect(found.map((chat) => chat?.id)).toEqual([undefined, undefined, other, nameless]);
    const rows = textOf(await everyRow(backend, caller.organizationId));
    expect(rows).not.toContain('xena@example.com');
    expect(rows).toContain('yara@example.com');
  });

  it('leaves an open chat of who was merged into them, also where they lost that address during the merge', async () => {
    const { caller, job } = await hiring(backend, form);
    const host = await people.add(caller, { first_name: 'Yara', email: 'yara@example.com' });
    const guest = await people.add(caller, { first_name: 'Xena', email: 'xena@example.com' });
    await people.merge(caller, host, guest);
    const update = (id: string, body: object) => people.candidates.update({ caller, params: { id }, body });
    await update(host, { emails: [{ address: 'yara@example.com', is_primary: true }] });
    expect((await people.unmerge(caller, host, guest)).body.email).toBe('xena@example.com');
    expect((await update(guest, { email: 'new@example.com' })).status).toBe(200);
    const { params, answers } = await chats.begin(caller, job);
    await answers('yes', 'Xena', 'Zqxword', 'xena@example.com');
    await erase(caller, host);
    expect(await chats.intakes.find(caller.organizationId, params.id)).toBeDefined();
    await erase(caller, guest);
    expect(await chats.intakes.find(caller.organizationId, params.id)).toBeUndefined();
  });

  it('hides what names a candidate that was merged into them, before the worker has run', async () => {
    const { caller, host, guest } = await chatDuringMerge();
    expect((await people.candidates.get({ caller, params: { id: guest } })).status).toBe(200);
    expect((await privacy.remove({ caller, params: { id: host } })).status).toBe(202);
    expect(await isAnyErased(backend.table, [guest], caller.organizationId)).toBe(true);
    expect((await people.candidates.get({ caller, params: { id: guest } })).status).toBe(404);
  });
});
