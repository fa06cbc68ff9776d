import { afterEach, describe, expect, it, vi } from 'vitest';
import { allClosed, BODY, local, post, serve, serveRaw } from './support/post.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('an answer', () => {
  it('is reported with its status and text, and the receiver got our exact bytes and headers', async () => {
    let received = '';
    await using server = await serve(async (request, response) => {
      received = `${request.method} ${request.url} ${request.headers['svc-attempt']} `;
      for await (const chunk of request) received += chunk;
      response.writeHead(201).end('thanks');
    });
    expect(await post(local(server))).toEqual({
      status: 201,
      durationMs: expect.any(Number),
      responseExcerpt: 'thanks',
      errorClass: null,
      retryAfterSeconds: null,
    });
    expect(received).toBe(`POST /in?a=1 1 ${BODY}`);
  });

  it('has a duration within that of the call', async () => {
    await using server = await serve((_, response) => response.end());
    const startedAt = performance.now();
    const { durationMs } = await post(local(server));
    expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(durationMs).toBeLessThanOrEqual(Math.ceil(performance.now() - startedAt));
  });

  it('is waited for without a limit of the caller, too', async () => {
    await using server = await serve((_, response) => void setTimeout(() => response.end('late'), 30));
    expect(await post(local(server), { timeoutMs: undefined })).toMatchObject({ status: 200 });
  });

  it('that is no HTTP on a kept connection is not asked for again on a new one', async () => {
    let requests = 0;
    await using server = await serveRaw((socket) => {
      socket.on('data', () => {
        socket.write(++requests === 1 ? 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n' : 'no HTTP\r\n\r\n');
      });
    });
    expect(await post(local(server))).toMatchObject({ status: 200 });
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'invalid_response' });
    expect(requests).toBe(2);
  });

  it('carries its Retry-After', async () => {
    await using server = await serve((_, response) => response.writeHead(503, { 'retry-after': '90' }).end());
    expect(await post(local(server))).toMatchObject({
      status: 503,
      retryAfterSeconds: 90,
      responseExcerpt: '',
    });
  });

  it.each([300, 301, 302, 303, 304, 307, 308])('of %i is never followed', async (status) => {
    const paths: (string | undefined)[] = [];
    await using server = await serve((request, response) => {
      paths.push(request.url);
      const elsewhere = `http://127.0.0.1:${request.socket.localPort}/elsewhere`;
      response.writeHead(status, { location: elsewhere, refresh: `0; url=${elsewhere}` }).end();
    });
    expect(await post(local(server))).toMatchObject({ status, errorClass: null });
    expect(paths).toEqual(['/in?a=1']);
  });

  it('leaves its connection to the next attempt, unless more follows than is read', async () => {
    const kept: (string | undefined)[] = [];
    await using server = await serve((request, response) => {
      kept.push(request.headers.connection);
      response.end(kept.length < 3 ? 'ok' : 'o'.repeat(100_000));
    });
    for (const sockets of [1, 1, 1, 2]) {
      expect(await post(local(server))).toMatchObject({ status: 200 });
      expect(server.sockets.size).toBe(sockets);
      await new Promise(setImmediate);
    }
    expect(kept).toEqual(Array(4).fill('keep-alive'));
    await allClosed([...server.sockets].slice(0, 1));
  });

  it('is complete with its body, even when the receiver keeps the connection open', async () => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'));
    });
    const outcome = await post(local(server));
    expect(outcome).toMatchObject({ status: 200, errorClass: null, responseExcerpt: 'ok' });
    await allClosed(server.sockets);
  });
});

describe('no answer', () => {
  it('connection_refused: nobody listens', async () => {
    const server = await serveRaw(() => {});
    await server[Symbol.asyncDispose]();
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'connection_refused' });
  });

  it('connection_reset: the receiver closes early', async () => {
    await using server = await serveRaw((socket) => socket.once('data', () => socket.end()));
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'connection_reset' });
  });

  it('connection_reset: the receiver resets', async () => {
    await using server = await serveRaw((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'connection_reset' });
  });

  it('connection_reset: the receiver switches protocols', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n';
    await using server = await serveRaw((socket) => socket.once('data', () => socket.write(upgrade)));
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'connection_reset' });
  });

  it('invalid_response: the receiver does not speak HTTP', async () => {
    await using server = await serveRaw((socket) => socket.once('data', () => socket.end('SSH-2.0-x\r\n')));
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'invalid_response' });
  });

  it('response_too_large: the receiver sends endless headers', async () => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`));
    });
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'response_too_large' });
  });

  it('connection_failed: a request that Node refuses to make', async () => {
    await using server = await serve((_, response) => response.end());
    const outcome = await post(local(server), { headers: { 'svc-attempt': 'two\nlines' } });
    expect(outcome).toMatchObject({ status: null, errorClass: 'connection_failed' });
  });

  it('dns: the name has no address, or the resolver fails', async () => {
    const url = 'https://hooks.example.com/';
    expect(await post(url, { resolve: async () => [] })).toMatchObject({ status: null, errorClass: 'dns' });
    const failing = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await post(url, { resolve: failing })).toMatchObject({ status: null, errorClass: 'dns' });
  });
});

describe('blocked_address', () => {
  const blocked = { status: null, errorClass: 'blocked_address' };
  const resolveTo = (...addresses: string[]) => ({
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

  it('ends an attempt to a literal or a name that is not public, before any connection', async () => {
    await using server = await serveRaw(() => {});
    const closed = { allowLoopback: false };
    expect(await post(`https://127.0.0.1:${server.port}/`, closed)).toMatchObject(blocked);
    expect(
      await post(`https://a.example.com:${server.port}/`, { ...closed, ...resolveTo('127.0.0.1') }),
    ).toMatchObject(blocked);
    expect(server.sockets.size).toBe(0);
  });

  it.each([
    '10.0.0.1',
    '169.254.169.254',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
    'not an address',
  ])('ends an attempt to a name that resolves to %s, even on the local stage', async (address) => {
    expect(await post('https://a.example.com/', resolveTo(address))).toMatchObject(blocked);
  });

  it('leaves out the forbidden addresses of a name and uses the allowed one', async () => {
    await using server = await serve((_, response) => response.end());
    const addresses = resolveTo('10.255.255.1', '127.0.0.1', 'fd00::1');
    expect(await post(`http://app.localhost:${server.port}/`, addresses)).toMatchObject({ status: 200 });
  });

  it('tries the next allowed address when one does not answer', async () => {
    await using server = await serve((_, response) => response.end());
    const addresses = resolveTo('127.0.0.2', '127.0.0.1');
    expect(await post(`http://app.localhost:${server.port}/`, addresses)).toMatchObject({ status: 200 });
  });

  it('resolves once: a name that changes its answer between the check and the connection gains nothing', async () => {
    await using server = await serve((_, response) => response.end());
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    expect(await post(`http://app.localhost:${server.port}/`, { resolve })).toMatchObject({ status: 200 });
    expect(answers).toEqual(['10.0.0.1']);
  });
});

it('an attempt leaves no timer behind, or the function would wait for it', async () => {
  await using server = await serve((_, response) => response.end('ok'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(await post(local(server))).toMatchObject({ status: 200 });
  expect(await post('https://')).toMatchObject({ status: null });
  expect(vi.getTimerCount()).toBe(0);
});
