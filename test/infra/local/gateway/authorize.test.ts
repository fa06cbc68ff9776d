import { describe, expect, it } from 'vitest';
import { createAuthorize } from '../../../../infra/local/gateway/authorize.ts';
import type { RequestFacts } from '../../../../infra/local/gateway/proxy-event.ts';

const authorizer = {
  id: 'authorizer',
  Type: 'REQUEST',
  AuthorizerUri: 'arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/arn:f/invocations',
  IdentitySource: 'method.request.header.Authorization',
  AuthorizerResultTtlInSeconds: 10,
};

const ask = (path: string, headers: Record<string, string>, httpMethod = 'GET') =>
  ({
    httpMethod,
    path,
    headers,
    queryStringParameters: null,
    requestContext: { apiId: 'api', stage: 'live' },
  }) as unknown as RequestFacts;

/** An authorizer function that lets everybody read, and numbers its answers. */
function setUp() {
  let nowMs = 0;
  let calls = 0;
  const invoke = async () => {
    calls += 1;
    const Statement = [{ Effect: 'Allow', Action: 'execute-api:Invoke', Resource: '*/GET/*' }];
    const answer = { principalId: 'p', policyDocument: { Statement }, context: { calls } };
    return { failed: false, payload: JSON.stringify(answer) };
  };
  const authorize = createAuthorize(invoke, () => nowMs);
  return { authorize, passSeconds: (seconds: number) => (nowMs += seconds * 1000), countCalls: () => calls };
}

describe('the cache', () => {
  it('answers a second request of the same identity, to whatever path, until its time is over', async () => {
    const { authorize, passSeconds, countCalls } = setUp();
    await authorize(authorizer, ask('/a', { Authorization: 'key' }));
    passSeconds(9.9);
    expect(await authorize(authorizer, ask('/b', { authorization: 'key' }))).toEqual({
      principalId: 'p',
      calls: '1',
    });
    passSeconds(0.2);
    await authorize(authorizer, ask('/b', { Authorization: 'key' }));
    expect(countCalls()).toBe(2);
  });

  it('keeps identities apart', async () => {
    const { authorize, countCalls } = setUp();
    for (const Authorization of ['one', 'two']) await authorize(authorizer, ask('/', { Authorization }));
    expect(countCalls()).toBe(2);
  });

  it('judges each method anew by the policy it kept', async () => {
    const { authorize, countCalls } = setUp();
    await authorize(authorizer, ask('/', { Authorization: 'key' }));
    const write = authorize(authorizer, ask('/', { Authorization: 'key' }, 'POST'));
    await expect(write).rejects.toMatchObject({ type: 'ACCESS_DENIED', authorizer: { calls: '1' } });
    expect(countCalls()).toBe(1);
  });

  it('is off at 0 seconds', async () => {
    const { authorize, countCalls } = setUp();
    const uncached = { ...authorizer, AuthorizerResultTtlInSeconds: 0 };
    for (let call = 0; call < 2; call += 1) await authorize(uncached, ask('/', { Authorization: 'key' }));
    expect(countCalls()).toBe(2);
  });
});

it.each<Record<string, string>>([{}, { Authorization: '' }])(
  'refuses headers %j without asking the function',
  async (headers) => {
    const { authorize, countCalls } = setUp();
    await expect(authorize(authorizer, ask('/', headers))).rejects.toMatchObject({ type: 'UNAUTHORIZED' });
    expect(countCalls()).toBe(0);
  },
);
