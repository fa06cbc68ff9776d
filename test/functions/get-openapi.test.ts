import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOpenapi } from '../../functions/get-openapi/handler.ts';
import { openapiDocument } from '../../shared/contracts/openapi.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import * as routes from '../../shared/routes.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { callerOf, testEdge } from '../support/call-endpoint.ts';

let backend: Backend;
const nobody = { organizationId: '', scopes: [] as string[], allowedOrigins: [] as string[] } as Caller;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('200', () => {
  it('asks for no key and describes every route of the table', async () => {
    const document = openapiDocument(routes);
    const call = callerOf(
      routes.getOpenapi,
      getOpenapi(async () => document),
      testEdge(backend),
    );
    const { status, headers, body } = await call({ caller: nobody });
    expect([status, headers['Content-Type']]).toEqual([200, 'application/json']);
    expect(body.openapi).toMatch(/^3\.1/);
    for (const { path, method } of Object.values(routes))
      expect(body.paths[path]).toHaveProperty(method.toLowerCase());
    expect(headers).not.toHaveProperty('RateLimit');
  });
});
