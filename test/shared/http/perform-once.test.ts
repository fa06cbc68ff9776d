/** What an Idempotency-Key does on rows of this test's own. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Call } from '../../../shared/http/call.ts';
import { subjectIds } from '../../../shared/http/response.ts';
import type { Route } from '../../../shared/routes/route.ts';
import { eraseResponsesAbout } from '../../../shared/storage/stored-claim.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { create, noteCalls, read, view } from './support/note-calls.ts';

let backend: Backend;
let secret: Caller;
let publishable: Caller;
const page = 'https://careers.example.com';
beforeAll(async () => {
  backend = await sharedBackend();
  secret = await newCaller(backend, { allowedOrigins: [page] });
  publishable = { ...secret, keyId: `${secret.keyId}P`, keyType: 'publishable', scopes: [] };
});

let calls: Call<Route>[];
let send: ReturnType<typeof noteCalls>['send'];
beforeEach(() => {
  ({ calls, send } = noteCalls(backend, secret));
});
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('an Idempotency-Key', () => {
  it('runs the handler once where the route replays, and its answer has a Location', async () => {
    const headers = key();
    const first = await send(create, view, { headers });
    const again = await send(create, view, { headers });
    expect(calls).toHaveLength(1);
    expect([first.headers['Idempotent-Replayed'], again.headers['Idempotent-Replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(again.headers.Location).toBe('http://127.0.0.1:4010/v1/notes/n1');
  });

  it.each(['ignored', 'none'] as const)('is not even read where the route says %s', async (idempotency) => {
    for (const headers of [
      { 'idempotency-key': '' },
      { 'idempotency-key': 'same' },
      { 'idempotency-key': 'same' },
    ]) {
      const { status, headers: answered } = await send({ ...create, idempotency }, view, { headers });
      expect(status).toBe(201);
      expect(answered['Idempotency-Status']).toBe(idempotency === 'ignored' ? 'ignored' : undefined);
      expect(answered).not.toHaveProperty('Location');
    }
    expect(calls).toHaveLength(3);
  });

  it('is not reported as ignored where the route replays or reads', async () => {
    for (const one of [create, read])
      expect((await send(one, view)).headers).not.toHaveProperty('Idempotency-Status');
  });

  it('has a Location with what was created only', async () => {
    expect((await send({ ...create, success: 200 }, view)).headers).not.toHaveProperty('Location');
  });

  it('is shared by the secret keys of an organization, and by the keys of one set of a page', async () => {
    const open: Route = { ...create, keys: 'public' };
    const headers = { ...key(), origin: page };
    const other = await newCaller(backend);
    for (const caller of [
      secret,
      { ...secret, keyId: 'key_2' },
      publishable,
      { ...publishable, keyId: 'key_3' },
      { ...publishable, keyId: 'key_4', keySetId: 'keys_2' },
      other,
    ])
      await send(open, view, { caller, headers });
    expect(calls.map(({ caller }) => caller.keyId)).toEqual([
      secret.keyId,
      publishable.keyId,
      'key_4',
      other.keyId,
    ]);
  });

  it('makes the handler’s ids the same in each run, and the call its claim', async () => {
    const ids: string[] = [];
    const failing = (call: Call<Route>) => {
      ids.push(call.newId('note'));
      throw new ApiError('answer_too_large');
    };
    const headers = key();
    const claims: unknown[] = [];
    for (let run = 0; run < 2; run++) {
      await send(create, failing, { headers });
      claims.push(calls[run]?.origin.claim);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(claims[0]).toEqual(expect.any(String));
    expect(claims[0]).toBe(claims[1]);
  });
});

describe('a refusal under a key', () => {
  it.each<[string, ApiError, number]>([
    ['that lasts is stored', new ApiError('file_too_large', { param: 'Idempotency-Key' }), 1],
    [
      'that has a page is not stored',
      new ApiError('file_too_large', { param: 'Idempotency-Key', page: '<p>Too large</p>' }),
      2,
    ],
    ['that may pass is not stored', new ApiError('conflict'), 2],
  ])('%s', async (_, error, runs) => {
    const headers = key();
    const first = await send(create, error, { headers });
    const again = await send(create, error, { headers });
    expect([first.body.error.code, again.body.error.code]).toEqual([error.code, error.code]);
    expect(calls).toHaveLength(runs);
  });
});

it('a stored response is about the subjects that its view names', async () => {
  const [person, id] = ['cand_of_a_note', 'note_of_a_person'];
  await send(create, { ...view, id, [subjectIds]: [person] }, { headers: key() });
  expect(await eraseResponsesAbout(backend.table, person)).toBe(1);
});
