import { describe, expect, it } from 'vitest';
import { createMatcher } from '../../../../infra/local/gateway/match-route.ts';
import type { Method } from '../../../../infra/local/gateway/read-api.ts';

const matchRoute = createMatcher(
  [
    ['/', ['GET']],
    ['/v1', []],
    ['/v1/{proxy+}', ['ANY']],
    ['/v1/jobs', ['GET', 'ANY']],
    ['/v1/jobs/{id}', ['GET']],
    ['/v1/jobs/best', ['GET']],
    ['/v1/jobs/{id}/close', ['POST']],
  ].map(([resourcePath, methods]) => ({
    resourcePath: resourcePath as string,
    methods: new Map(
      (methods as string[]).map((name) => [name, { resourcePath: `${name} ${resourcePath}` } as Method]),
    ),
  })),
);

describe('a request', () => {
  it.each<[string, string, string | undefined, object | null | undefined]>([
    ['GET', '/', 'GET /', null],
    ['GET', '/v1/jobs', 'GET /v1/jobs', null],
    ['PUT', '/v1/jobs', 'ANY /v1/jobs', null],
    ['GET', '/v1/jobs/best', 'GET /v1/jobs/best', null],
    ['GET', '/v1/jobs/7', 'GET /v1/jobs/{id}', { id: '7' }],
    ['GET', '/v1/jobs/a%20b%2Fc', 'GET /v1/jobs/{id}', { id: 'a%20b%2Fc' }],
    ['GET', '/v1/jobs/%zz', 'GET /v1/jobs/{id}', { id: '%zz' }],
    ['POST', '/v1/jobs/7/close', 'POST /v1/jobs/{id}/close', { id: '7' }],
    ['GET', '/v1/other/deep', 'ANY /v1/{proxy+}', { proxy: 'other/deep' }],
    ['POST', '/v1/jobs/7', undefined, undefined],
    ['GET', '/v1', undefined, undefined],
    ['GET', '/v2/jobs', undefined, undefined],
  ])('%s %s goes to %s', (httpMethod, path, resourcePath, parameters) => {
    const match = matchRoute(httpMethod, path);
    expect(match?.method.resourcePath).toBe(resourcePath);
    expect(match?.pathParameters).toEqual(parameters);
  });
});
