/** The erasure of a chat by the address that was given in it, with another call at each step of it: everything is left, or nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { tableName } from '../../shared/platform/names.ts';
import { pendingAttachmentKey } from '../../shared/storage/file-keys.ts';
import { openTable } from '../../shared/storage/table.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { chatFiles, fromCv, toCv } from './support/chat-files.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
let desk: ReturnType<typeof chatFiles>;
beforeAll(async () => {
  backend = await sharedBackend();
  desk = chatFiles(backend);
});

const address = 'ana.files@example.com';

interface Client {
  send(command: { input: unknown }, ...rest: unknown[]): Promise<unknown>;
}

/** The backend with `beside` before the request of that number to the database or the bucket; `calls` counts them. */
function interrupted(at: number, beside: () => Promise<unknown>) {
  const counted = { calls: 0 };
  const step = async () => {
    counted.calls += 1;
    if (counted.calls === at) await beside();
  };
  // Requests, not calls of the table: a method that the table gets later is a step, too.
  const watched = <Of extends object>(client: Of): Of =>
    new Proxy(client, {
      get(own, name) {
        const value = Reflect.get(own, name);
        if (name !== 'send') return typeof value === 'function' ? value.bind(own) : value;
        return async (...given: Parameters<Client['send']>) => {
          // Only what concerns chats and files: an order reads many other rows.
          if (/INTAKE|attachments\//.test(JSON.stringify(given[0].input))) await step();
          return (own as unknown as Client).send(...given);
        };
      },
    });
  const table = openTable(watched(backend.documents), tableName('prod'));
  return { counted, backend: { ...backend, table, s3: watched(backend.s3) } };
}

/** Deletes the person of the address, and runs the worker with `beside` at a step; returns how many steps it took. */
async function eraseWith(caller: Caller, at: number, beside: () => Promise<unknown>): Promise<number> {
  const person = await mergeDesk(backend).add(caller, { first_name: 'Ana', email: address });
  const order = await desk.privacy.remove({ caller, params: { id: person } });
  expect(order.status, order.text).toBe(202);
  const { counted, backend: slow } = interrupted(at, beside);
  await privacyCalls(slow).erase({ organizationId: caller.organizationId, erasureId: order.body.id });
  return counted.calls;
}

/** The files under these keys, before and after they were copied. */
const filesOf = async (keys: string[]) =>
  (await Promise.all(keys.flatMap((key) => [key, pendingAttachmentKey(key)]).map(desk.storedFile))).filter(
    Boolean,
  );

const statusOf = async ({ organizationId }: Caller, id: string) =>
  (await desk.chats.intakes.getMany(organizationId, [id]))[0]?.status;

/** Steps of an erasure; a test fails when there are more, so that none is left out. */
const most = 60;
const steps = Array.from({ length: most }, (_, at) => at + 1);

describe('a chat that is erased by its address', () => {
  it('is confirmed meanwhile with all of its files, or is refused and leaves nothing', async () => {
    const outcomes: string[] = [];
    for (const at of steps) {
      const chat = await desk.atSummary();
      let confirmed: number | undefined;
      const taken = await eraseWith(chat.caller, at, async () => {
        confirmed = (await chat.confirm()).status;
      });
      if (confirmed === undefined) {
        expect(taken).toBeLessThan(at);
        break;
      }
      const { body } = await applicationCalls(backend).list({ caller: chat.caller });
      const left = await filesOf([chat.keyOf(chat.id)]);
      if (confirmed === 200) {
        const stored = await desk.storedFile(chat.keyOf(chat.id));
        expect([at, body.data.length, stored?.size]).toEqual([at, 1, 5]);
      } else {
        expect([at, confirmed, body.data.length, left.length]).toEqual([at, expect.any(Number), 0, 0]);
        expect(await desk.scansOf(chat.caller)).toEqual([]);
        expect(textOf(await everyRow(backend, chat.caller.organizationId))).not.toContain(address);
      }
      outcomes.push(confirmed === 200 ? 'confirmed' : 'refused');
    }
    expect(outcomes.length).toBeLessThan(most);
    expect([...new Set(outcomes)].sort()).toEqual(['confirmed', 'refused']);
  }, 120_000);

  it('leaves nothing of a CV that arrives meanwhile', async () => {
    let tried = 0;
    for (const at of steps) {
      const { caller, job } = await hiring(backend);
      const chat = await desk.chatFor(caller, job);
      await chat.answers(...toCv);
      const first = await chat.send();
      const late = await chat.declare();
      await chat.put(late);
      let arrived = false;
      await eraseWith(caller, at, async () => {
        arrived = true;
        await chat.arrive(late.id).catch(() => undefined);
      });
      if (!arrived) break;
      tried += 1;
      await chat.arrive(late.id).catch(() => undefined);
      expect([at, await desk.scansOf(caller)]).toEqual([at, []]);
      expect([at, await filesOf([chat.keyOf(first), chat.keyOf(late.id)])]).toEqual([at, []]);
    }
    expect(tried).toBeGreaterThan(5);
    expect(tried).toBeLessThan(most);
  }, 120_000);

  it.each([
    [
      'at its summary',
      async (chat: Chat) => {
        await chat.answerWith(await chat.send());
        await chat.answers(...fromCv);
      },
    ],
    ['with the team', (chat: Chat) => chat.answer({ text: 'a human' })],
  ])(
    'leaves nothing when it was %s and goes on with the program meanwhile',
    async (_, bring) => {
      const outcomes = new Set<number>();
      let tried = 0;
      for (const at of steps) {
        const { caller, job } = await hiring(backend);
        const chat = await desk.chatFor(caller, job);
        await chat.answers(...toCv);
        await bring(chat);
        let went: number | undefined;
        await eraseWith(caller, at, async () => {
          went = (await chat.answer({ text: 'back' })).status;
        });
        if (went === undefined) break;
        outcomes.add(went);
        tried += 1;
        expect([at, went, await statusOf(caller, chat.params.id)]).toEqual([
          at,
          expect.any(Number),
          undefined,
        ]);
        expect(textOf(await everyRow(backend, caller.organizationId))).not.toContain(address);
      }
      // It went on before the chat was ended, and was refused after that.
      expect([...outcomes].sort()).toEqual([200, 409]);
      expect(tried).toBeGreaterThan(3);
      expect(tried).toBeLessThan(most);
    },
    120_000,
  );
});

type Chat = Awaited<ReturnType<ReturnType<typeof chatFiles>['chatFor']>>;
