import { afterEach, describe, expect, it } from 'vitest';
import { HiringClient, HiringError } from '../../client/src/index.ts';
import { answer, type FaultServer, refuse, type Step, startFaultServer } from './support/fault-server.ts';
import { secretKey } from './support/keys.ts';

let server: FaultServer;
afterEach(() => server.close());

async function clientOf(...steps: Step[]) {
  server = await startFaultServer(...steps);
  return new HiringClient({ apiKey: secretKey, baseUrl: `${server.baseUrl}/`, maxRetries: 0 });
}
const path = { id: 'job_1' };

describe('a request', () => {
  it('carries the key, fills and escapes its path, and leaves out what is not given', async () => {
    const client = await clientOf(answer(200));
    await client.get('/v1/jobs/{id}', { path: { id: 'a/../b?c' } });
    await client.get('/v1/jobs', { query: { q: 'a&b=ü', status: undefined, limit: 5 } });
    expect(server.received.map(({ path }) => path)).toEqual([
      '/v1/jobs/a%2F..%2Fb%3Fc',
      '/v1/jobs?q=a%26b%3D%C3%BC&limit=5',
    ]);
    expect(server.received[0]?.headers.authorization).toBe(`Bearer ${secretKey}`);
    expect(server.received[0]?.headers['content-type']).toBeUndefined();
  });

  it('without an id is not sent: it would be the call for all of them', async () => {
    const client = await clientOf(answer(200));
    await expect(client.delete('/v1/jobs/{id}', { path: { id: '' } })).rejects.toThrow('path.id is missing.');
    expect(server.received).toHaveLength(0);
  });
});

describe('a refusal', () => {
  it('is a HiringError with all fields of the error body', async () => {
    const details = [{ param: 'name', code: 'required', message: 'Say a name.' }];
    const refused = {
      type: 'validation',
      param: 'name',
      details,
      request_id: 'req_7',
      doc_url: 'https://d.example',
    };
    const client = await clientOf(refuse(422, 'validation_failed', {}, refused));
    const failure = await client.get('/v1/me').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HiringError);
    expect(failure).toMatchObject({
      name: 'HiringError',
      message: 'It is validation_failed.',
      code: 'validation_failed',
      type: 'validation',
      status: 422,
      param: 'name',
      details,
      requestId: 'req_7',
      docUrl: 'https://d.example',
      retryAfterSeconds: null,
    });
  });

  it('with fields and a code that this version does not know is passed on as it is', async () => {
    const client = await clientOf(
      refuse(418, 'teapot', { 'Svc-Request-Id': 'req_9' }, { request_id: undefined, hint: 1 }),
    );
    await expect(client.get('/v1/me')).rejects.toMatchObject({
      code: 'teapot',
      status: 418,
      requestId: 'req_9',
    });
  });
});

describe('a response', () => {
  it('keeps the fields that this version does not know', async () => {
    const body = { object: 'job', id: 'job_1', invented_later: { deep: [1] } };
    const client = await clientOf(answer(200, body));
    expect(await client.get('/v1/jobs/{id}', { path })).toEqual(body);
  });

  it('comes with its headers when it is sent for with send()', async () => {
    const client = await clientOf(answer(200, { id: 'job_1' }, { ETag: '"4"' }));
    const got = await client.send('get', '/v1/jobs/{id}', { path });
    expect([got.status, got.body, got.headers.get('etag')]).toEqual([200, { id: 'job_1' }, '"4"']);
  });

  it('is 304 without a body for a matching If-None-Match', async () => {
    const client = await clientOf((_, response) => response.writeHead(304, { ETag: '"4"' }).end());
    const headers = { 'If-None-Match': '"4"' };
    expect(await client.send('get', '/v1/jobs/{id}', { path, headers })).toMatchObject({
      status: 304,
      body: null,
    });
    expect(server.received[0]?.headers['if-none-match']).toBe('"4"');
    await expect(client.get('/v1/jobs/{id}', { path, headers })).rejects.toMatchObject({
      reason: 'unreadable_answer',
      status: 304,
    });
  });

  it('is its text where it is not JSON', async () => {
    const client = await clientOf(
      answer(200, '<jobs/>', { 'Content-Type': 'application/xml; charset=utf-8' }),
    );
    expect(await client.get('/v1/me')).toBe('<jobs/>');
    server.close();
    const page = answer(200, '<html>', { 'Content-Type': 'text/html', 'Svc-Request-Id': 'req_1' });
    expect(await (await clientOf(page)).get('/docs')).toBe('<html>');
  });
});

describe('a list', () => {
  const pageOf = (data: number[], next_cursor: string | null, more = {}) =>
    answer(200, { object: 'list', data, has_more: next_cursor !== null, next_cursor, ...more });

  it('is read page after page, filters and all, and an empty page in the middle does not end it', async () => {
    const client = await clientOf(pageOf([1, 2], 'c1'), pageOf([], 'c2'), pageOf([3], null));
    const seen: unknown[] = [];
    for await (const job of client.jobs.list({ status: 'published', limit: 2 })) seen.push(job);
    expect(seen).toEqual([1, 2, 3]);
    expect(server.received.map(({ path }) => path)).toEqual([
      '/v1/jobs?status=published&limit=2',
      '/v1/jobs?status=published&limit=2&cursor=c1',
      '/v1/jobs?status=published&limit=2&cursor=c2',
    ]);
  });

  it('is read only as far as the loop goes', async () => {
    const client = await clientOf(pageOf([1, 2], 'c1'));
    for await (const job of client.jobs.list()) if ((job as unknown) === 2) break;
    expect(server.received).toHaveLength(1);
  });

  it('gives one page with its cursor, which leads to the next', async () => {
    const client = await clientOf(pageOf([1], 'c1', { invented_later: true }), pageOf([2], null));
    const listing = client.scans.list({ status: 'failed' });
    const first = await listing.page();
    expect(first).toMatchObject({ data: [1], next_cursor: 'c1', invented_later: true });
    expect(await listing.page(first.next_cursor ?? '')).toMatchObject({ data: [2], has_more: false });
    expect(server.received[1]?.path).toBe('/v1/scans?status=failed&cursor=c1');
  });

  it('starts at a cursor that was kept', async () => {
    const client = await clientOf(pageOf([7], null));
    for await (const job of client.jobs.list({ cursor: 'kept' })) expect(job).toBe(7);
    expect(server.received[0]?.path).toBe('/v1/jobs?cursor=kept');
  });

  it('can be read again from its start', async () => {
    const client = await clientOf(pageOf([1], null));
    const listing = client.jobs.list();
    for await (const _ of listing);
    for await (const _ of listing);
    expect(server.received.map(({ path }) => path)).toEqual(['/v1/jobs', '/v1/jobs']);
  });
});
