/** The gateway, its authorizer and its functions as one: real HTTP against a synthesized CDK app. */
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPolicies } from '../../../../infra/local/iam/read-policies.ts';
import { readFunctionIdentities } from '../../../../infra/local/iam/role-keys.ts';
import { type RunningStage, startStage } from '../../../../infra/local/local-cloud.ts';
import { makeTempDir } from '../support/make-temp-dir.ts';
import { synthesizeTestApp } from '../support/test-app.ts';
import { waitUntil } from '../support/wait-until.ts';

const dir = makeTempDir();
let assemblyDir: string;
let stage: RunningStage;

beforeAll(async () => {
  assemblyDir = synthesizeTestApp(dir);
  stage = await startStage({
    assemblyDir,
    stageName: 'Test',
    dir: `${dir}/stage`,
    port: 0,
    localEnvironment: { RECORD_DIR: dir, EXTRA: 'given' },
  });
}, 120_000);
afterAll(() => stage?.stop());

const call = (path: string, init?: RequestInit) => fetch(stage.baseUrl + path, init);
const echo = (mode: string) => call(`/v1/echo?mode=${mode}`);
const failure = { type: 'DEFAULT_5XX', message: 'Internal server error' };

describe('a proxy event', () => {
  it('holds what the client sent and where it matched', async () => {
    const answer = await call('/v1/echo?a=1&a=2&b=%C3%BC+x', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-mine': 'yes' },
      body: 'grüße',
    });
    const { event } = (await answer.json()) as { event: Record<string, Record<string, unknown>> };
    expect(event).toMatchObject({
      resource: '/v1/echo',
      path: '/v1/echo',
      httpMethod: 'POST',
      queryStringParameters: { a: '2', b: 'ü x' },
      multiValueQueryStringParameters: { a: ['1', '2'], b: ['ü x'] },
      pathParameters: null,
      headers: { 'x-mine': 'yes' },
      multiValueHeaders: { 'x-mine': ['yes'] },
      body: 'grüße',
      isBase64Encoded: false,
      requestContext: { stage: 'live', resourcePath: '/v1/echo', identity: { sourceIp: '127.0.0.1' } },
    });
    expect(event.requestContext?.requestId).toBe(answer.headers.get('x-amzn-requestid'));
  });

  it('holds null where there is nothing', async () => {
    const { event } = (await (await call('/v1/echo')).json()) as { event: object };
    expect(event).toMatchObject({
      body: null,
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
    });
  });

  it('keeps the spellings of a header apart, with all values of each, and the last one where there is room for one', async () => {
    const event = await new Promise<Record<string, object>>((resolve, reject) => {
      const lines = ['Host', 'x', 'X-Two', 'a', 'x-two', 'b', 'X-Two', 'c'];
      const outgoing = request(`${stage.baseUrl}/v1/echo`, { headers: lines }, async (answer) =>
        resolve(JSON.parse((await buffer(answer)).toString()).event),
      );
      outgoing.on('error', reject).end();
    });
    expect(event.multiValueHeaders).toMatchObject({ 'X-Two': ['a', 'c'], 'x-two': ['b'] });
    expect(event.headers).toMatchObject({ 'X-Two': 'c', 'x-two': 'b' });
  });

  it('has path parameters as they are in the path', async () => {
    const { event } = (await (await call('/v1/files/jane%40acme.com')).json()) as { event: object };
    expect(event).toMatchObject({ pathParameters: { path: 'jane%40acme.com' } });
  });

  it('holds parameters whatever their names', async () => {
    const { event } = (await (await call('/v1/echo?constructor=1&toString=2')).json()) as { event: object };
    expect(event).toMatchObject({ queryStringParameters: { constructor: '1', toString: '2' } });
  });

  it('holds bytes as base64 for a binary media type', async () => {
    const answer = await call('/v1/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.from([0, 255]),
    });
    expect(await answer.json()).toMatchObject({ event: { body: 'AP8=', isBase64Encoded: true } });
  });

  it('holds the rest of the path for a greedy parameter', async () => {
    const answer = await call('/v1/files/a/b%20c', { method: 'PATCH' });
    expect(await answer.json()).toMatchObject({
      event: { pathParameters: { path: 'a/b%20c' }, path: '/v1/files/a/b%20c' },
    });
  });
});

describe("a function's answer", () => {
  it.each(['throw', 'exit', 'no-status', 'object-body', 'nothing', 'too-large', 'line-break-in-header'])(
    'is the gateway response DEFAULT_5XX, without detail, on %s',
    async (mode) => {
      const answer = await echo(mode);
      expect([answer.status, await answer.json()]).toEqual([500, failure]);
    },
  );

  it('is the same when the function runs out of its time, and the next call finds a new instance', async () => {
    const answer = await echo('hang');
    expect([answer.status, await answer.json()]).toEqual([500, failure]);
    expect(await (await echo('count')).text()).toBe('1');
  });

  it('is the same when the module cannot be loaded', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await call('/v1/broken');
      expect([answer.status, await answer.json()]).toEqual([500, failure]);
    }
  });

  it('is INTEGRATION_TIMEOUT when the integration waits less than the function takes', async () => {
    const answer = await call('/v1/echo/short?mode=hang');
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { type: 'INTEGRATION_TIMEOUT', message: 'Endpoint request timed out' },
    ]);
  });

  it('may repeat a header', async () => {
    const answer = await echo('cookies');
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, ['a=1', 'b=2']]);
  });

  it('has WWW-Authenticate renamed, as AWS does', async () => {
    const { status, headers } = await echo('challenge');
    expect([
      status,
      headers.get('www-authenticate'),
      headers.get('x-amzn-remapped-www-authenticate'),
    ]).toEqual([401, null, 'Bearer']);
  });

  it('is decoded to bytes only for a client that accepts a binary media type', async () => {
    const read = async (accept: string) =>
      Buffer.from(await (await call('/v1/echo?mode=bytes', { headers: { accept } })).arrayBuffer());
    expect(await read('application/pdf')).toEqual(Buffer.from([1, 2, 255]));
    expect((await read('text/html')).toString()).toBe('AQL/');
  });
});

describe('compression', () => {
  const long = 'x'.repeat(2_000);
  /** Without a client that unpacks by itself. */
  const raw = (headers: Record<string, string>, body: Buffer | string = '') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const outgoing = request(`${stage.baseUrl}/v1/echo`, { method: 'POST', headers }, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['br, deflate;q=0.5', 'deflate', inflateSync],
    ['br, *', 'gzip', gunzipSync],
  ])('of a large answer follows Accept-Encoding: %s', async (accepted, coding, unpack) => {
    const answer = await raw({ 'accept-encoding': accepted }, long);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.body.length).toBeLessThan(long.length);
    expect(JSON.parse(unpack(answer.body).toString()).event.body).toBe(long);
  });

  it.each([[undefined], ['identity'], ['br'], ['gzip;q=0']])('is left out for %s', async (accepted) => {
    const answer = await raw(accepted === undefined ? {} : { 'accept-encoding': accepted }, long);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(answer.body.toString()).event.body).toBe(long);
  });

  it('is left out for a small answer', async () => {
    const answer = await call('/v1/echo?mode=count', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('of a request is undone before the function sees it', async () => {
    const answer = await raw({ 'content-encoding': 'gzip', 'content-type': 'text/plain' }, gzipSync('grüße'));
    expect(JSON.parse(answer.body.toString()).event.body).toBe('grüße');
  });

  it('that is none, or hides more than 10 MB, is refused', async () => {
    const packed = { 'content-encoding': 'gzip' };
    expect((await raw(packed, 'plain')).status).toBe(400);
    expect((await raw(packed, gzipSync(Buffer.alloc(10 * 1_048_576 + 1)))).status).toBe(413);
  });
});

it('logs a call by the path of the template, with status, id and duration, and never by what was sent', async () => {
  const answers = [
    await call('/v1/keyed/jane%40acme.com?q=jane'),
    await call('/v1/nowhere/jane%40acme.com', { headers: { 'x-name': 'jane' } }),
  ];
  const ids = answers.map(({ headers }) => headers.get('x-amzn-requestid'));
  const readLog = () => readFileSync(`${dir}/stage/logs/test.log`, 'utf8');
  const log = await waitUntil(readLog, (text) => ids.every((id) => id && text.includes(id)));
  const lines = log.split('\n');
  const lineOf = (id: string | null | undefined) => lines.find((line) => line.includes(id ?? '-'));
  expect(lineOf(ids[0])).toMatch(/ gateway GET \/v1\/keyed\/\{id\} 401 [\w-]{36} \d+ ms$/);
  expect(lineOf(ids[1])).toMatch(/ gateway GET \(no such path\) 404 [\w-]{36} \d+ ms$/);
  expect(lines.filter((line) => line.includes('jane'))).toEqual([]);
});

describe('a path', () => {
  it('that is not in the template is MISSING_AUTHENTICATION_TOKEN, as is a method', async () => {
    for (const [method, path] of [
      ['GET', '/v1/nothing'],
      ['PATCH', '/v1/broken'],
    ] as const) {
      const answer = await call(path, { method });
      expect([answer.status, await answer.json()]).toEqual([404, { missing: `${method} ${path}` }]);
    }
  });

  it('with a mock integration answers from the template', async () => {
    const answer = await call('/v1/echo', { method: 'DELETE' });
    const requestId = answer.headers.get('x-amzn-requestid');
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('request')]).toEqual([
      405,
      'GET, POST',
      requestId,
    ]);
    expect(await answer.json()).toEqual({ path: '/v1/echo', id: requestId });
  });

  it('answers a preflight from the template, without a body and without asking the authorizer', async () => {
    const answer = await call('/v1/keyed/7', { method: 'OPTIONS' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('content-length')).toBeNull();
    const allowed = ['origin', 'methods'].map((what) => answer.headers.get(`access-control-allow-${what}`));
    expect(allowed).toEqual(['*', 'GET']);
    expect(answer.headers.get('access-control-max-age')).toBe('600');
  });

  it('takes the template for the type of the body, which is JSON where none is named', async () => {
    const typed = (headers?: Record<string, string>) =>
      call('/v1/typed', { method: 'DELETE', headers }).then(({ status }) => status);
    expect(await typed({ 'content-type': 'text/plain; charset=utf-8' })).toBe(200);
    expect(await typed({ 'content-type': 'text/html' })).toBe(415);
    expect(await typed()).toBe(415);
  });

  it('answers a mock that lets an untemplated body through by that body', async () => {
    const answer = await call('/v1/echo', {
      method: 'DELETE',
      headers: { 'content-type': 'text/plain' },
      body: '{"statusCode": 405}',
    });
    expect(answer.status).toBe(405);
  });

  it('refuses what Lambda does not take with a call, before the function runs', async () => {
    const body = 'x'.repeat(6 * 1_048_576);
    expect((await call('/v1/echo', { method: 'POST', body })).status).toBe(413);
  });

  it('is INTEGRATION_FAILURE while all that is reserved for a function is busy', async () => {
    const answers = await Promise.all([1, 2].map(() => call('/v1/single?mode=concurrent')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503]);
    expect((await call('/v1/single')).status).toBe(200);
  });

  it('fails where the function’s policy does not let the gateway in, and the log names the permission', async () => {
    const lines: string[] = [];
    stage.access.onRefusal((_, line) => void lines.push(line));
    const policies = readPolicies(stage.resources);
    const functions = readFunctionIdentities(stage.resources);
    const ofFunctions = [...policies.resources].filter(([arn]) => !arn.includes(':function:'));
    stage.access.setPolicies({ ...policies, resources: new Map(ofFunctions) }, functions);
    const answer = await call('/v1/echo');
    stage.access.setPolicies(policies, functions);
    expect([answer.status, (await call('/v1/echo')).status]).toEqual([500, 200]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /apigateway\.amazonaws\.com .*"Action":"lambda:InvokeFunction".*live\/GET\/v1\/echo/,
    );
  });

  it('refuses a body above 10 MB with REQUEST_TOO_LARGE', async () => {
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(`${stage.baseUrl}/v1/echo`, { method: 'POST' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      outgoing.on('error', reject);
      outgoing.end(Buffer.alloc(10 * 1_048_576 + 1));
    });
    expect(status).toBe(413);
  });
});

describe('the authorizer', () => {
  const keyed = (Authorization: string, method = 'GET') =>
    call('/v1/keyed/7', { method, headers: { Authorization } });

  it('is not asked without an identity', async () => {
    const answer = await call('/v1/keyed/7');
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await answer.json()).toEqual({ id: answer.headers.get('request-id') });
  });

  it('hands its context to the function as text', async () => {
    const { event } = (await (await keyed('allow')).json()) as { event: object };
    expect(event).toMatchObject({
      pathParameters: { id: '7' },
      requestContext: { authorizer: { principalId: 'me', isTest: 'true', reason: 'because' } },
    });
  });

  it('is asked once for several requests of one identity', async () => {
    const readCalls = async (method: string) => {
      const { event } = (await (await keyed('allow#cached', method)).json()) as {
        event: { requestContext: { authorizer: { calls: string } } };
      };
      return event.requestContext.authorizer.calls;
    };
    expect(await readCalls('DELETE')).toBe(await readCalls('GET'));
  });

  it.each<[string, string, number, object]>([
    ['a deny tells why from its context', 'deny', 403, { why: 'because', none: '' }],
    ['a thrown "Unauthorized" is UNAUTHORIZED', 'unauthorized', 401, { id: expect.any(String) }],
    ['another error is AUTHORIZER_FAILURE', 'throw', 500, { type: 'AUTHORIZER_FAILURE', message: null }],
    [
      'an answer without a policy is AUTHORIZER_CONFIGURATION_ERROR',
      'no-policy',
      500,
      { type: 'AUTHORIZER_CONFIGURATION_ERROR', message: null },
    ],
    [
      'a nested context is AUTHORIZER_CONFIGURATION_ERROR',
      'deep-context',
      500,
      { type: 'AUTHORIZER_CONFIGURATION_ERROR', message: null },
    ],
  ])('%s', async (_, token, status, body) => {
    const answer = await keyed(token);
    expect([answer.status, await answer.json()]).toEqual([status, body]);
  });

  it('is not asked again once a policy that names one method is kept', async () => {
    expect((await keyed('only-this')).status).toBe(200);
    expect((await keyed('only-this', 'DELETE')).status).toBe(403);
  });
});

describe('a function', () => {
  it('has the environment of the template, of the caller and of Lambda', async () => {
    const environment = (await (await echo('environment')).json()) as Record<string, string>;
    expect(environment).toMatchObject({
      GREETING: 'hello',
      EXTRA: 'given',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: stage.awsEndpoint,
      AWS_ENDPOINT_URL_DYNAMODB: stage.guardedDynamoDbEndpoint,
      AWS_LAMBDA_FUNCTION_NAME: expect.stringContaining('echo'),
      _HANDLER: 'index.handler',
    });
    expect(environment).not.toHaveProperty('HOME');
  });

  it('has a context with the time that is left', async () => {
    const { context, remainingMs } = (await (await call('/v1/echo')).json()) as {
      context: Record<string, string>;
      remainingMs: number;
    };
    expect(context).toMatchObject({
      memoryLimitInMB: '256',
      awsRequestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(context.invokedFunctionArn).toMatch(/^arn:aws:lambda:us-east-1:\d{12}:function:Test-Api-echo/);
    expect(remainingMs).toBeGreaterThan(0);
    expect(remainingMs).toBeLessThanOrEqual(2000);
  });

  it('keeps its module between invocations', async () => {
    const before = Number(await (await echo('count')).text());
    expect(Number(await (await echo('count')).text())).toBe(before + 1);
  });

  it('may start threads of its own', async () => {
    expect(await (await echo('nested-worker')).text()).toBe('from below');
  });

  it('runs on several instances at a time, each with one invocation', async () => {
    await echo('exit');
    const counts = await Promise.all([1, 2, 3].map(async () => (await echo('concurrent')).text()));
    expect(counts).toEqual(['1', '1', '1']);
  });
});

it('refuses a second stage on the same folder, and a stage that the app lacks', async () => {
  const again = { assemblyDir, stageName: 'Test', dir: `${dir}/stage`, port: 0 };
  await expect(startStage(again)).rejects.toThrow(`already runs on ${dir}/stage`);
  await expect(startStage({ ...again, stageName: 'Nope' })).rejects.toThrow(
    'has no stage Nope; it has: Test.',
  );
});
