/** Which calls count against the month, and the log line of each. */
import type { Context } from 'aws-lambda';
import * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { endpoint } from '../../../shared/http/endpoint.ts';
import { route } from '../../../shared/routes/route.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, eventOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const take = route({
  method: 'PUT',
  path: '/v1/notes',
  summary: '',
  scope: 'jobs:write',
  body: v.object({ text: v.string() }),
  response: v.object({ id: v.string() }),
  errors: ['conflict', 'rate_limited', 'quota_exceeded', 'missing_api_key', 'origin_not_allowed'],
});
const view = { id: 'n1' };

it.each<[string, number, object, Partial<Caller>, ApiError | undefined]>([
  ['200', 1, { body: { text: 'x' } }, {}, undefined],
  ['409', 1, { body: { text: 'x' } }, {}, new ApiError('conflict')],
  ['400 for a body that is no JSON', 1, { rawBody: '{' }, {}, undefined],
  ['422 for a body that is not valid', 1, { body: {} }, {}, undefined],
  ['400', 1, { body: { text: 'x' }, query: { colour: 'red' } }, {}, undefined],
  ['403', 0, { body: { text: 'x' } }, { scopes: [] }, undefined],
  ['403 for a body that is no JSON', 0, { rawBody: '{' }, { scopes: [] }, undefined],
])('a call that ends with %s counts %i', async (name, counted, sent, changes, error) => {
  const caller = await newCaller(backend, changes);
  const handle = async () => (error ? Promise.reject(error) : view);
  const { status, headers } = await callerOf(take, handle, testEdge(backend))({ caller, ...sent });
  expect(status).toBe(Number(name.slice(0, 3)));
  expect(await testEdge(backend).organizations.callsMade(caller.organizationId, new Date())).toBe(counted);
  expect(headers.RateLimit).toContain('r=');
});

it('a call that is refused in a month that is used up has the headers of the month', async () => {
  const edge = testEdge(backend);
  const organizations = {
    ...edge.organizations,
    countCall: async () => ({ done: false, row: { used: 5_000_000 } }),
  };
  const call = callerOf(take, async () => view, { ...edge, organizations } as typeof edge);
  const { body } = await call({ caller: await newCaller(backend, { plan: 'free' }), rawBody: '{' });
  expect(body.error.code).toBe('quota_exceeded');
});

it.each<[string, number, object]>([
  ['an answer', 200, { body: { text: 'x' } }],
  ['a refusal', 400, { rawBody: '{' }],
])('%s is logged with its request, route, status and key', async (_, status, sent) => {
  const caller = await newCaller(backend);
  const event = eventOf(take, { caller, ...sent });
  vi.stubEnv('LOG_LEVEL', 'info');
  const written: string[] = [];
  const output = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => written.push(String(line)) > 0);
  await endpoint(take, async () => view, testEdge(backend))(event, {} as Context);
  output.mockRestore();
  vi.unstubAllEnvs();
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'info',
      requestId: `req_${event.requestContext.requestId}`,
      route: '/v1/notes',
      status,
      durationMs: expect.any(Number),
      key: caller.keyId,
    },
  ]);
});
