/** What is left of a key when the subject of its response is erased; test/shared/http has the calls with keys. */
import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { runOnce } from '../../../shared/http/idempotency.ts';
import { jsonResponse } from '../../../shared/http/response.ts';
import { markErased } from '../../../shared/storage/erased-marks.ts';
import { responsesAbout } from '../../../shared/storage/keys.ts';
import { eraseResponsesAbout } from '../../../shared/storage/stored-claim.ts';
import type { Backend } from '../../support/backend.ts';
import { everyRow, textOf } from '../../support/every-row.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const organizationId = 'org_1';
const erased = { code: 'answer_erased' };
const conflict = { code: 'conflict' };

/** A key under which a note was created, whose text is a word of its own. */
async function newKey() {
  const now = new Date();
  const id = idSource(now)('note');
  const word = crypto.randomUUID();
  const scope = crypto.randomUUID();
  const context = { getRemainingTimeInMillis: () => 10_000 };
  const send = async (body: object = {}, at = now) => {
    const call = { scope, organizationId, method: 'POST', path: '/v1/notes', body };
    const run = async () => jsonResponse(201, { id, text: word });
    return runOnce(call, { table: backend.table, context, now: at }, run);
  };
  await send();
  return {
    ...{ id, send, now },
    mark: () => markErased(backend.table, [id], { organizationId, now }),
    erase: () => eraseResponsesAbout(backend.table, id),
    naming: async () => (await everyRow(backend)).filter((row) => textOf(row).includes(word)),
    links: () =>
      backend.table.query({ pk: responsesAbout(id), from: ' ', to: '~', ascending: true, limit: 9 }),
  };
}

describe('a key whose response is about an erased resource', () => {
  it('is refused once the mark is set, before the response itself is erased', async () => {
    const { send, mark } = await newKey();
    expect((await send()).replayed).toBe(true);
    await mark();
    await expect(send()).rejects.toMatchObject(erased);
  });

  it('is a conflict for another body, whether the resource is erased or not', async () => {
    const { send, mark } = await newKey();
    await expect(send({ other: true })).rejects.toMatchObject(conflict);
    await mark();
    await expect(send({ other: true })).rejects.toMatchObject(conflict);
  });

  it('is refused for any body once the response is erased, until its day is over', async () => {
    const { send, erase, naming, links, now } = await newKey();
    expect(await naming()).toHaveLength(1);
    expect(await erase()).toBe(1);
    expect([await naming(), await links()]).toEqual([[], []]);
    for (const body of [{}, { other: true }]) await expect(send(body)).rejects.toMatchObject(erased);
    expect(await erase()).toBe(0);
    const nextDay = new Date(now.getTime() + 24 * 3600_000 + 1000);
    expect((await send({ other: true }, nextDay)).replayed).toBe(false);
  });
});
