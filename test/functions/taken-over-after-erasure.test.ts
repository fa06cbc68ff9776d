/** A first run crashes when what it made is stored, that is erased, and the same call comes again under its Idempotency-Key. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Item } from '../../shared/storage/row.ts';
import type { Backend } from '../support/backend.ts';
import { type Answered, eventsOf } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { crashing } from './support/crashing.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { scanCalls, uploadFile } from './support/scan-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const mark = 'SECRET-8';
const headers = { 'idempotency-key': 'the same' };
const known = { first_name: 'Jane', email: 'jane.miller@example.com' };

/** A call that makes something about Jane, on any backend and at any time. */
const makings: Record<
  string,
  (caller: Caller, job: Parameters<typeof applicationFor>[0]) => Promise<Making>
> = {
  'the application of somebody new': async (caller, job) => (on, clock) =>
    applicationCalls(on, clock).create({
      caller,
      headers,
      body: applicationFor(job, { cover_letter: mark }),
    }),
  'the application of somebody known': async (caller, job) => {
    await candidateCalls(backend).create({ caller, body: known });
    return (on, clock) =>
      applicationCalls(on, clock).create({
        caller,
        headers,
        body: applicationFor(job, { cover_letter: mark, resume: { text: mark } }),
      });
  },
  'a candidate': async (caller) => (on, clock) =>
    candidateCalls(on, clock).create({ caller, headers, body: { ...known, last_name: mark } }),
  'a scan of somebody known': async (caller) => {
    const { body } = await candidateCalls(backend).create({ caller, body: known });
    const storage_token = await uploadFile(scanCalls(backend), caller);
    const asked = { storage_token, candidate_id: body.id, metadata: { mark } };
    return (on, clock) => scanCalls(on, clock).create({ caller, headers, body: asked });
  },
};
type Making = (on: Backend, clock: () => Date) => Promise<Answered>;

const ofPeople = async ({ organizationId }: Caller): Promise<Item[]> =>
  (await everyRow(backend)).filter(
    ({ pk }) =>
      pk.startsWith(`ORG#${organizationId}#`) && /#(CAND$|CAND#|APP#|SCAN#|EMAIL#|EXTERNAL#)/.test(pk),
  );

const cases = Object.keys(makings).flatMap((what) =>
  (['remove', 'anonymize'] as const).flatMap((how) => [true, false].map((isDone) => ({ what, how, isDone }))),
);

describe('what a crashed call made', () => {
  it.each(cases)('does not come back: $what, $how, worker done: $isDone', async ({ what, how, isDone }) => {
    const { caller, job } = await hiring(backend);
    const privacy = privacyCalls(backend);
    const make = await makings[what]?.(caller, job);
    const clock = () => new Date();
    await expect(make?.(crashing(backend), clock)).rejects.toThrow();
    const made = await ofPeople(caller);
    const person = made.find(({ pk }) => pk === `ORG#${caller.organizationId}#CAND`);
    expect(JSON.stringify(made)).toContain(mark);

    await privacy[how]({ caller, params: { id: person?.sk ?? '' } });
    const work = async () => {
      for (const { type, data } of await eventsOf(backend, caller))
        if (type === 'erasure.requested')
          await privacy.erase({
            organizationId: caller.organizationId,
            erasureId: data.object.id as string,
          });
    };
    if (isDone) await work();
    const before = await ofPeople(caller);
    const again = await make?.(backend, () => new Date(Date.now() + 60_000));
    expect(again?.text).not.toContain(mark);
    if (again?.status !== 201) expect([404, 409, 422]).toContain(again?.status);
    if (what.startsWith('the application')) expect(again?.body.error.code).toBe('answer_erased');
    expect(await ofPeople(caller)).toEqual(before);
    await work();
    expect(JSON.stringify(await ofPeople(caller))).not.toContain(mark);
  });
});
