/** The files of a chat, whatever happens to it meanwhile: late notifications, deletions at the same time, handovers. */
import { beforeAll, describe, expect, it } from 'vitest';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { intakeRemover } from '../../shared/storage/remove-intake.ts';
import { workingAs } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { hiring } from './support/application-calls.ts';
import { chatFiles, toCv } from './support/chat-files.ts';
import { originOf } from './support/origin.ts';

let backend: Backend;
type Desk = ReturnType<typeof chatFiles>;
let chats: Desk['chats'];
let applications: Desk['applications'];
let privacy: Desk['privacy'];
let chatFor: Desk['chatFor'];
let storedFile: Desk['storedFile'];
let scansOf: Desk['scansOf'];
let atSummary: Desk['atSummary'];
beforeAll(async () => {
  backend = await sharedBackend();
  ({ chats, applications, privacy, chatFor, storedFile, scansOf, atSummary } = chatFiles(backend));
});

const fileQuestion = (required: boolean) =>
  ({
    application_form: {
      fields: [{ key: 'licence', label: 'Your licence', type: 'file', required, options: [] }],
    },
  }) as object;

describe('a late notification of a stored file', () => {
  it.each([
    ['while its chat goes on', async () => undefined],
    ['after the confirmation', async (chat: Awaited<ReturnType<Desk['atSummary']>>) => chat.confirm()],
  ])('changes nothing %s', async (_, then) => {
    const chat = await atSummary();
    await then(chat);
    const key = chat.keyOf(chat.id);
    for (const one of [pendingAttachmentKey(key), key]) await applications.receive(one);
    expect(await storedFile(key)).toMatchObject({ size: 5 });
  });
});

it('a notification is about its own file, and none of those that are named beside it', async () => {
  const { caller, job } = await hiring(backend);
  const chat = await chatFor(caller, job);
  await chat.answers(...toCv);
  const first = await chat.declare();
  const second = await chat.send();
  const { files } = await chats.intakes.get(caller.organizationId, chat.params.id);
  expect(files.map(({ id, status }) => [id, status])).toEqual([
    [first.id, 'awaiting_upload'],
    [second, 'stored'],
  ]);
});

/** The removal of a chat, as `deleteIntake` does it, with another call in the midst of it. */
const removerBeside = (beside: { end?: () => Promise<unknown>; scan?: () => Promise<unknown> }) => {
  const { intakes, scans } = chats;
  let isFirst = true;
  const once = async (act?: () => Promise<unknown>) => {
    if (act && isFirst) {
      isFirst = false;
      await act();
    }
  };
  const change: typeof intakes.change = async (...asked) => {
    await once(beside.end);
    return intakes.change(...asked);
  };
  const find: typeof scans.find = async (...asked) => {
    await once(beside.scan);
    return scans.find(...asked);
  };
  const stores = {
    intakes: { ...intakes, change },
    scans: { ...scans, find },
    fitScores: fitScoreStore(backend.table),
    erasures: erasureStore(backend.table),
  };
  return workingAs('delete-intake', intakeRemover(stores));
};
const mustBeOpen = ({ status }: { status: string }) => {
  if (status === 'completed') throw new Error('completed');
};

describe('the deletion of a chat', () => {
  it('leaves no scan of a CV that comes in the midst of it', async () => {
    const { caller, job } = await hiring(backend);
    const chat = await chatFor(caller, job);
    await chat.answers(...toCv);
    await chat.send();
    const late = await chat.declare();
    await chat.put(late);
    const remove = removerBeside({ scan: () => chat.arrive(late.id) });
    await remove(originOf(caller), chat.params.id, mustBeOpen);
    expect(await scansOf(caller)).toEqual([]);
    expect(await storedFile(chat.keyOf(late.id))).toBeUndefined();
  });

  it('that a confirmation overtakes destroys nothing', async () => {
    const chat = await atSummary();
    const remove = removerBeside({ end: () => chat.confirm() });
    await expect(remove(originOf(chat.caller), chat.params.id, mustBeOpen)).rejects.toThrow('completed');
    const { body } = await applications.list({ caller: chat.caller, query: { expand: 'submission' } });
    expect(body.data).toMatchObject([
      { scan_id: expect.any(String), submission: { attachments: [{ id: chat.id, status: 'stored' }] } },
    ]);
    expect(await storedFile(chat.keyOf(chat.id))).toMatchObject({ size: 5 });
    expect(await scansOf(chat.caller)).not.toEqual([]);
  });

  it('ends it first, so that nothing confirms it afterwards', async () => {
    const chat = await atSummary();
    let confirmed: { status: number } | undefined;
    const remove = removerBeside({
      scan: async () => {
        confirmed = await chat.confirm();
      },
    });
    await remove(originOf(chat.caller), chat.params.id, mustBeOpen);
    expect(confirmed?.status).toBe(409);
    expect((await applications.list({ caller: chat.caller })).body.data).toEqual([]);
  });
});

describe('an answer that is a file', () => {
  it('is none before the file has come, also after a handover and back', async () => {
    const { caller, job } = await hiring(backend, fileQuestion(true));
    const chat = await chatFor(caller, job);
    await chat.answers(...toCv);
    const target = await chat.declare();
    await chat.answer({ value: target.id });
    for (const to of ['team', 'program'] as const)
      expect((await chats.handOver({ caller: chat.person, params: chat.params, body: { to } })).status).toBe(
        200,
      );
    const { turn } = (await chats.get({ caller: chat.person, params: chat.params })).body;
    const skipped = await chat.answer({ turn: turn + 1, text: 'skip' });
    expect(skipped.body).toMatchObject({ status: 'active', input: { key: 'answers.licence' } });
  });

  it('is a file of its own question', async () => {
    const { caller, job } = await hiring(backend, fileQuestion(false));
    const chat = await chatFor(caller, job);
    await chat.answers(...toCv);
    const licence = await chat.send();
    await chat.answerWith(licence);
    const refused = await chat.answer({ value: licence });
    expect([refused.status, refused.body.error.details[0].code]).toEqual([422, 'not_found']);
  });

  it('is asked again after the deletion of its scan', async () => {
    const chat = await atSummary();
    const { files } = await chats.intakes.get(chat.caller.organizationId, chat.params.id);
    const scan = { id: files[0]?.scan_id ?? '' };
    expect((await privacy.deleteScan({ caller: chat.caller, params: scan })).status).toBe(200);
    const { body } = await chat.confirm();
    expect(body).toMatchObject({ status: 'active', input: { key: 'resume' } });
  });
});

describe('a number', () => {
  const question = { key: 'years', label: 'Years?', type: 'number', required: true, options: [] };
  it.each([
    ['a text without end', { text: `1${'.111'.repeat(103)}` }, 200],
    ['a value too small to be stored', { value: 1e-200 }, 200],
    ['a value too large', { value: 1e300 }, 422],
  ])('%s is read or refused, and never fails', async (_, said, status) => {
    const { caller, job } = await hiring(backend, { application_form: { fields: [question] } } as object);
    const chat = await chatFor(caller, job);
    await chat.answers(...toCv);
    expect((await chat.answer(said)).status).toBe(status);
  });
});
