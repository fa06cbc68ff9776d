/** Which refusals an Idempotency-Key repeats: asked of every error code, by a call that is refused first and acts afterwards. */
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { type ErrorCode, errorCodes, lastingRefusals } from '../../../shared/contracts/errors.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { route } from '../../../shared/routes/route.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
let caller: Caller;
beforeAll(async () => {
  backend = await sharedBackend();
  caller = await newCaller(backend);
});

const codes = Object.keys(errorCodes) as ErrorCode[];
/** The test's caller looks for what is never declared. */
const declared = codes.filter((code) => code !== 'internal_error');
const create = route({
  errors: declared,
  method: 'POST',
  path: '/v1/notes',
  summary: '',
  scope: 'any',
  body: v.strictObject({}),
  response: v.object({ id: v.string() }),
  success: 201,
});
/** These end a call whose effect is not known: the key stays taken until the run's time is over. */
const mayHaveActed = new Set<ErrorCode>(['answer_too_large']);

const refusedThenMade = async (code: ErrorCode) => {
  let runs = 0;
  const handle = async () => {
    runs++;
    if (runs === 1) throw new ApiError(code, { param: 'Idempotency-Key' });
    return { id: 'n1' };
  };
  const call = callerOf<typeof create>(create, handle, testEdge(backend));
  const sent = { caller, body: {}, headers: { 'idempotency-key': code } };
  return { first: await call(sent), again: await call(sent) };
};

it.each(declared.filter((code) => !lastingRefusals.has(code) && !mayHaveActed.has(code)))(
  '%s depends on a state, or on the caller: the repeated call is judged again',
  async (code) => {
    const { first, again } = await refusedThenMade(code);
    expect(first.body.error.code).toBe(code);
    expect([again.status, again.headers['Idempotent-Replayed']]).toEqual([201, undefined]);
  },
);

it.each([...lastingRefusals])('%s is repeated for the same request', async (code) => {
  const { first, again } = await refusedThenMade(code);
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(again.headers['Idempotent-Replayed']).toBe('true');
});

it('is few codes: those of a file and of the token that was given for it', () => {
  for (const code of lastingRefusals) expect(code).toMatch(/^(storage_token|file|unsupported_file)_/);
});
