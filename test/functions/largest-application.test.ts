import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  fromCareerSite,
  hiring,
} from './support/application-calls.ts';
import { moveCalls } from './support/move-calls.ts';

let backend: Backend;
let calls: ApplicationCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend);
});

/** Four bytes a sign: as much as a limit in characters lets through. */
const signs = (count: number) => '😀'.repeat(count);
const question = (n: number) => ({
  key: `q${n}`,
  label: `Question ${n}`,
  type: 'long_text' as const,
  required: false,
});

async function asked(answers: number, letter: number) {
  const fields = Array.from({ length: 10 }, (_, n) => question(n));
  const { caller, visitor, job } = await hiring(backend, { application_form: { fields } } as object);
  const body = applicationFor(job, {
    cover_letter: signs(letter),
    answers: Array.from({ length: answers }, (_, n) => ({ key: `q${n}`, value: signs(5_000) })),
  });
  return { caller, sent: await calls.create({ caller: visitor, headers: fromCareerSite, body }) };
}

describe('an application', () => {
  it('of more text than leaves room in its row is refused to its sender, and nothing is stored', async () => {
    const { caller, sent } = await asked(9, 10_000);
    expect(sent.body.error).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(await eventsOf(backend, caller)).toEqual([]);
  });

  it('as large as it may be takes everything that is ever written on it', async () => {
    const { caller, sent } = await asked(8, 8_000);
    expect(sent.status).toBe(201);
    const params = { id: sent.body.id };
    const metadata = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`${n}${signs(38)}`, signs(500)]),
    );
    const tags = Array.from({ length: 50 }, (_, n) => `${n}${signs(48)}`);
    const body = { metadata, tags, external_id: signs(255) };
    expect((await calls.update({ caller, params, body })).status).toBe(200);
    const moves = moveCalls(backend);
    const note = signs(2_000);
    for (let n = 0; n < 5; n++) {
      const headers = (name: string) => ({ 'idempotency-key': `${name}${n}` });
      const rejected = { caller, params, body: { reason: signs(200), note }, headers: headers('r') };
      expect((await moves.reject(rejected)).status).toBe(200);
      expect((await moves.unreject({ caller, params, headers: headers('u') })).status).toBe(200);
    }
    const rows = (await everyRow(backend)).filter(({ pk }) => pk.includes(caller.organizationId));
    for (const row of rows) expect(Buffer.byteLength(JSON.stringify(row)), row.pk).toBeLessThan(400 * 1024);
  });
});
