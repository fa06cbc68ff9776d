import { afterEach, describe, expect, it, vi } from 'vitest';
import { HiringClient, type HiringConnectionError, HiringError } from '../../client/src/index.ts';
import {
  answer,
  breakOff,
  type FaultServer,
  hang,
  refuse,
  reset,
  type Step,
  startFaultServer,
} from './support/fault-server.ts';
import { secretKey } from './support/keys.ts';

let server: FaultServer;
afterEach(() => server.close());

async function clientOf(steps: Step[], options: { maxRetries?: number; timeoutMs?: number } = {}) {
  server = await startFaultServer(...steps);
  return new HiringClient({ apiKey: secretKey, baseUrl: server.baseUrl, ...options });
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error) => error as HiringError & HiringConnectionError,
  );
const job = { object: 'job', id: 'job_1' };
const keys = () => server.received.map(({ headers }) => headers['idempotency-key']);

describe('is tried again', () => {
  it.each<[string, Step]>([
    ['a connection that breaks before the answer', reset],
    ['a connection that breaks in the middle of it', breakOff],
    ['408 of a proxy', answer(408, '<html>')],
    ['409 idempotency_in_progress', refuse(409, 'idempotency_in_progress')],
    ['429 rate_limited', refuse(429, 'rate_limited')],
    ['500', refuse(500, 'internal_error')],
    ['502 in HTML', answer(502, '<html>Bad gateway</html>', { 'Content-Type': 'text/html' })],
    ['503', refuse(503, 'service_unavailable')],
    ['504 without a body', answer(504, '')],
    [
      'a page of a proxy with status 200',
      answer(200, '<html>Sign in</html>', { 'Content-Type': 'text/html' }),
    ],
    ['JSON that was cut', answer(200, '{"object":"jo')],
  ])('%s, under the same Idempotency-Key', async (_, fault) => {
    const client = await clientOf([fault, answer(201, job)]);
    expect(await client.post('/v1/jobs', { body: { name: 'Engineer' } })).toEqual(job);
    expect(server.received).toHaveLength(2);
    expect(keys()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(keys()[1]).toBe(keys()[0]);
    expect(server.bodies()[1]).toEqual({ name: 'Engineer' });
  });

  it('an attempt that takes too long', async () => {
    const client = await clientOf([hang, answer(200, job)], { timeoutMs: 500 });
    expect(await client.get('/v1/jobs/{id}', { path: { id: 'job_1' } })).toEqual(job);
  });

  it('a body that takes too long though its headers came', async () => {
    const slow: Step = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    const client = await clientOf([slow, answer(200, job)], { timeoutMs: 500 });
    expect(await client.get('/v1/jobs/{id}', { path: { id: 'job_1' } })).toEqual(job);
  });

  it('no sooner than Retry-After asks, in seconds or as a date', async () => {
    for (const retryAfter of [() => '2', () => new Date(Date.now() + 3_000).toUTCString()]) {
      const client = await clientOf([
        refuse(429, 'rate_limited', { 'Retry-After': retryAfter() }),
        answer(200, job),
      ]);
      const startedAt = Date.now();
      await client.get('/v1/jobs/{id}', { path: { id: 'job_1' } });
      // A date has whole seconds, so up to one of them is cut off.
      expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_900);
      server.close();
    }
  });

  it('a grant for an upload, though it takes no key: a second one changes nothing', async () => {
    const client = await clientOf([reset, answer(201, { object: 'upload' })]);
    await client.post('/v1/uploads', { body: { filename: 'cv.pdf' } });
    expect(keys()).toEqual([undefined, undefined]);
  });

  it('up to maxRetries times, then the last error is thrown', async () => {
    const client = await clientOf([refuse(503, 'service_unavailable')], { maxRetries: 2 });
    expect(await failureOf(client.get('/v1/me'))).toMatchObject({ code: 'service_unavailable', status: 503 });
    expect(server.received).toHaveLength(3);
  });
});

describe('is not tried again', () => {
  it.each<[string, Step, object]>([
    [
      '429 quota_exceeded',
      refuse(429, 'quota_exceeded', { 'Retry-After': '1' }),
      { code: 'quota_exceeded', retryAfterSeconds: 1 },
    ],
    [
      '429 that asks for more than a minute',
      refuse(429, 'rate_limited', { 'Retry-After': '61' }),
      { retryAfterSeconds: 61 },
    ],
    ['409 conflict', refuse(409, 'conflict'), { code: 'conflict' }],
    ['422', refuse(422, 'validation_failed'), { code: 'validation_failed' }],
    ['401', refuse(401, 'invalid_api_key'), { code: 'invalid_api_key' }],
    ['403 in the HTML of a firewall', answer(403, '<html>'), { reason: 'unreadable_answer', status: 403 }],
    [
      'a redirect',
      answer(302, '', { Location: 'http://127.0.0.1:1/' }),
      { reason: 'unreadable_answer', status: 302 },
    ],
    ['501', refuse(501, 'internal_error'), { status: 501 }],
  ])('%s', async (_, fault, expected) => {
    const client = await clientOf([fault]);
    expect(await failureOf(client.post('/v1/jobs', { body: { name: 'Engineer' } }))).toMatchObject(expected);
    expect(server.received).toHaveLength(1);
  });

  it('a change with If-Match whose response was lost: the second would fail with a version conflict', async () => {
    const client = await clientOf([reset]);
    const call = client.patch('/v1/jobs/{id}', {
      path: { id: 'job_1' },
      body: { name: 'New' },
      ifMatch: '"3"',
    });
    expect(await failureOf(call)).toMatchObject({ name: 'HiringConnectionError', reason: 'network' });
    expect(server.received.map(({ headers }) => headers['if-match'])).toEqual(['"3"']);
  });

  it('when the option of the call is set', async () => {
    const client = await clientOf([reset]);
    await failureOf(client.get('/v1/me', { maxRetries: 0 }));
    expect(server.received).toHaveLength(1);
  });
});

describe('an AbortSignal', () => {
  const reason = new Error('The user left.');
  it.each<[string, Step]>([
    ['an attempt', hang],
    ['the pause before the next one', refuse(429, 'rate_limited', { 'Retry-After': '30' })],
  ])('ends %s with its own reason', async (_, fault) => {
    const client = await clientOf([fault]);
    const controller = new AbortController();
    const call = failureOf(client.get('/v1/me', { signal: controller.signal }));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000 });
    setTimeout(() => controller.abort(reason), 50);
    expect(await call).toBe(reason);
    expect(server.received).toHaveLength(1);
  });

  it('that was aborted before sends nothing', async () => {
    const client = await clientOf([answer(200)]);
    expect(await failureOf(client.get('/v1/me', { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(server.received).toHaveLength(0);
  });
});

describe('no response', () => {
  it('is an error of its own class, with its cause', async () => {
    const client = await clientOf([reset], { maxRetries: 0 });
    const failure = await failureOf(client.get('/v1/me'));
    expect(failure).not.toBeInstanceOf(HiringError);
    expect(failure).toMatchObject({ reason: 'network', status: null, cause: expect.any(Error) });
  });

  it('in time throws with the time that it waited', async () => {
    const client = await clientOf([hang], { maxRetries: 0, timeoutMs: 500 });
    expect(await failureOf(client.get('/v1/me'))).toMatchObject({
      reason: 'timeout',
      message: 'No answer within 500 ms.',
    });
  });
});

it('sends your own Idempotency-Key, and a new one with each call otherwise', async () => {
  const client = await clientOf([answer(201, job)]);
  await client.post('/v1/jobs', { body: { name: 'A' }, idempotencyKey: 'mine' });
  await client.post('/v1/jobs', { body: { name: 'A' } });
  await client.post('/v1/jobs', { body: { name: 'A' } });
  await client.get('/v1/me');
  expect(keys()[0]).toBe('mine');
  expect(new Set(keys()).size).toBe(4);
  expect(keys()[3]).toBeUndefined();
});
