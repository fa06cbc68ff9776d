/** A call under an Idempotency-Key acts once in its 24 hours, however many others change the same thing before its retry. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { crashing } from './support/crashing.ts';
import { fitCalls } from './support/fit-calls.ts';
import { jobAsking, scanWith } from './support/fit-desk.ts';
import { moveCalls, moving } from './support/move-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const late = () => new Date(Date.now() + 60_000);
const headers = { 'idempotency-key': 'the same' };

describe.each([1, 4, 5, 12])('after %i other calls', (count) => {
  it('an application advances once', async () => {
    const { caller, application, ask, stored } = await moving(backend);
    const params = { id: application.id };
    const crashed = moveCalls(crashing(backend)).advance({ caller, params, headers });
    await expect(crashed).rejects.toThrow();
    const { stage } = await stored();
    for (let n = 0; n < count; n++) {
      const other =
        n % 2 ? await ask('unreject', {}, key(n)) : await ask('reject', { reason: 'other' }, key(n));
      expect(other.status).toBe(200);
    }
    const before = await stored();
    const again = await moveCalls(backend, { clock: late }).advance({ caller, params, headers });
    expect([again.status, again.body.stage]).toEqual([200, stage]);
    expect(await stored()).toEqual(before);
  });

  it.each([true, false])('a score is asked for once, others under keys: %s', async (keyed) => {
    const caller = await newCaller(backend);
    const job_id = await jobAsking(backend, caller, 'TypeScript');
    const params = { id: (await scanWith(backend, caller, ['TypeScript'])).id };
    const sent = { caller, params, body: { job_id } };
    await expect(fitCalls(crashing(backend)).create({ ...sent, headers })).rejects.toThrow();
    for (let n = 0; n < count; n++) await fitCalls(backend).create({ ...sent, headers: keyed ? key(n) : {} });
    await fitCalls(backend).score(caller, params.id);
    const before = await eventsOf(backend, caller);
    expect((await fitCalls(backend, late).create({ ...sent, headers })).status).toBe(202);
    expect(await eventsOf(backend, caller)).toEqual(before);
  });
});

const key = (n: number) => ({ 'idempotency-key': `other-${n}` });

it('a row names four requests, and those before them take a row each that expires', async () => {
  const { application, ask, stored } = await moving(backend);
  for (let n = 0; n < 10; n++)
    await (n % 2 ? ask('unreject', {}, key(n)) : ask('reject', { reason: 'other' }, key(n)));
  expect(await stored()).toHaveProperty('acted_by.length', 4);
  const kept = (await everyRow(backend)).filter(
    ({ pk, sk }) => pk.startsWith('DONE#') && [application.id, application.candidate_id].includes(sk),
  );
  expect(kept.map(({ sk }) => sk)).toEqual(Array(6).fill(application.id));
  const day = 24 * 3600;
  for (const { expires_at = 0 } of kept) expect(expires_at - Date.now() / 1000).toBeGreaterThan(day);
});
