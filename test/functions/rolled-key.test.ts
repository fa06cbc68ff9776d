/** A publishable key is replaced while pages use it: a form that is sent again under its key is the same application. */
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { otherLast } from '../support/other-last.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, fromCareerSite, hiring } from './support/application-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('the successor of a publishable key repeats its responses; keys of other sets and secret keys do not', async () => {
  const { caller, visitor, job } = await hiring(backend);
  const { create, list } = applicationCalls(backend);
  const headers = { ...fromCareerSite, 'idempotency-key': 'form-1' };
  const send = (sender: Caller) => create({ caller: sender, headers, body: applicationFor(job) });
  const first = await send(visitor);
  const again = await send({ ...visitor, keyId: otherLast(visitor.keyId) });
  expect(again.text).toBe(first.text);
  expect(again.headers['Idempotent-Replayed']).toBe('true');
  const others = [await send({ ...visitor, keySetId: otherLast(visitor.keySetId) }), await send(caller)];
  for (const { status, headers: sent } of others) {
    expect(status).toBe(201);
    expect(sent).not.toHaveProperty('Idempotent-Replayed');
  }
  expect((await list({ caller })).body.data).toHaveLength(3);
});
