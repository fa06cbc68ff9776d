import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { postToTarget, type TargetPost } from '../../../shared/webhooks/post-to-target.ts';
import { listen } from '../outbound/support/listen.ts';
import { signCertificate } from '../outbound/support/sign-certificate.ts';

const BODY = '{"name":"Zoë 山田"}';

/** Far above what a working server on this machine needs, far below the ten seconds of production. */
const post = (url: string, options: Partial<TargetPost> = {}) =>
  postToTarget({
    url,
    headers: { 'content-type': 'application/json', 'svc-attempt': '1' },
    body: BODY,
    timeoutMs: 5_000,
    allowLoopback: true,
    ...options,
  });

const serve = (listener: RequestListener) => listen(createServer(listener));
const serveRaw = (onSocket: (socket: Socket) => void) => listen(createTcpServer(onSocket));
const local = ({ port }: { port: number }) => `http://127.0.0.1:${port}/in?a=1`;

/** Writes `first`, then one byte at a time for as long as the connection lives. */
function drip(socket: Socket, first: string): void {
  socket.write(first);
  const timer = setInterval(() => socket.write('x'), 50);
  socket.on('close', () => clearInterval(timer));
}

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

  it('carries its Retry-After', async () => {
    await using server = await serve((_, response) => response.writeHead(503, { 'retry-after': '90' }).end());
    expect(await post(local(server))).toMatchObject({
      status: 503,
      retryAfterSeconds: 90,
      responseExcerpt: '',
    });
  });

  it('that redirects is never followed', async () => {
    const paths: (string | undefined)[] = [];
    await using server = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await post(local(server))).toMatchObject({ status: 307, errorClass: null });
    expect(paths).toEqual(['/in?a=1']);
  });

  it('of 100 MB costs 2 kB: the rest is never taken', async () => {
    const total = 100 * 1024 * 1024;
    let written = 0;
    const closed = Promise.withResolvers<void>();
    await using server = await serve((_, response) => {
      const chunk = Buffer.alloc(64 * 1024, 'é');
      response.writeHead(200, { 'content-length': total }).on('close', closed.resolve);
      const pump = () => {
        while (!response.destroyed && written < total) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', pump);
        }
      };
      pump();
    });
    const outcome = await post(local(server));
    expect(outcome).toMatchObject({ status: 200, errorClass: null, responseExcerpt: 'é'.repeat(1024) });
    await closed.promise;
    expect(written).toBeLessThan(total / 4);
  });

  it('in many small chunks is cut at 2 kB all the same', async () => {
    await using server = await serveRaw((socket) => {
      const chunks = '3\r\nabc\r\n'.repeat(5_000);
      socket.once('data', () =>
        socket.write(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`),
      );
    });
    const outcome = await post(local(server));
    expect(outcome).toMatchObject({ status: 200, responseExcerpt: 'abc'.repeat(683).slice(0, 2048) });
  });

  it('whose body drips counts by its status, and keeps what had come', async () => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => drip(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n'));
    });
    const outcome = await post(local(server), { timeoutMs: 300 });
    expect(outcome).toMatchObject({
      status: 200,
      errorClass: null,
      responseExcerpt: expect.stringMatching(/^x+$/),
    });
  });

  it('is not waited for to its end even when there is time left', async () => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => drip(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n'));
    });
    const outcome = await post(local(server), { timeoutMs: 25_000 });
    expect(outcome).toMatchObject({ status: 200, errorClass: null });
  });

  it('is complete with its body, even when the receiver keeps the connection open', async () => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'));
    });
    const outcome = await post(local(server));
    expect(outcome).toMatchObject({ status: 200, errorClass: null, responseExcerpt: 'ok' });
    for (const socket of server.sockets) if (!socket.destroyed) await once(socket.resume(), 'close');
  });

  it('that breaks off after its head counts by its status', async () => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nabc'));
    });
    expect(await post(local(server))).toMatchObject({
      status: 200,
      errorClass: null,
      responseExcerpt: 'abc',
    });
  });
});

describe('timeout', () => {
  it('ends an attempt whose receiver accepts and says nothing', async () => {
    await using server = await serveRaw(() => {});
    const outcome = await post(local(server), { timeoutMs: 150 });
    expect(outcome).toMatchObject({ status: null, errorClass: 'timeout', responseExcerpt: null });
  });

  it('ends an attempt whose receiver drips its head', async () => {
    await using server = await serveRaw((socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx-slow: '));
    expect(await post(local(server), { timeoutMs: 300 })).toMatchObject({
      status: null,
      errorClass: 'timeout',
    });
  });

  it('ends an attempt whose receiver never stops announcing an answer', async () => {
    await using server = await serveRaw((socket) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await post(local(server), { timeoutMs: 300 })).toMatchObject({
      status: null,
      errorClass: 'timeout',
    });
  });

  it('ends an attempt whose name server says nothing', async () => {
    const resolve = () => new Promise<never>(() => {});
    const outcome = await post('https://hooks.example.com/', { timeoutMs: 100, resolve });
    expect(outcome).toMatchObject({ status: null, errorClass: 'timeout' });
  });

  it('ends an attempt that hangs in the TLS handshake, and leaves no connection behind', async () => {
    await using server = await serveRaw(() => {});
    const outcome = await post(`https://127.0.0.1:${server.port}/`, { timeoutMs: 150 });
    expect(outcome).toMatchObject({ status: null, errorClass: 'timeout' });
    for (const socket of server.sockets) if (!socket.destroyed) await once(socket.resume(), 'close');
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

  it('dns: the name has no address, or the resolver fails', async () => {
    const url = 'https://hooks.example.com/';
    expect(await post(url, { resolve: async () => [] })).toMatchObject({ status: null, errorClass: 'dns' });
    const failing = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await post(url, { resolve: failing })).toMatchObject({ status: null, errorClass: 'dns' });
  });
});

describe('TLS', () => {
  const HOST = 'hooks.example.com';
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const trusted = signCertificate(HOST);

  const attempt = async (server: { cert: string; key: string }, options: Partial<TargetPost> = {}) => {
    const seen = { serverNames: [] as unknown[], requests: 0 };
    const tlsServer = createTlsServer(server, (request, response) => {
      seen.requests += 1;
      seen.serverNames.push('servername' in request.socket && request.socket.servername);
      response.end('ok');
    });
    await using listening = await listen(tlsServer);
    const outcome = await post(`https://${HOST}:${listening.port}/`, {
      resolve,
      certificateAuthority: server.cert,
      ...options,
    });
    return { outcome, ...seen };
  };

  it('reaches the pinned address under the target’s own name', async () => {
    const { outcome, serverNames } = await attempt(trusted);
    expect(outcome).toMatchObject({ status: 200, errorClass: null });
    expect(serverNames).toEqual([HOST]);
  });

  it.each([
    ['nobody vouches for', trusted, signCertificate(HOST).cert],
    ['is for another name', signCertificate('other.example.com'), undefined],
    ['has expired', signCertificate(HOST, new Date(Date.now() - 60_000)), undefined],
  ])('sends nothing to a server whose certificate %s', async (_case, server, certificateAuthority) => {
    const trust = certificateAuthority ? { certificateAuthority } : {};
    const { outcome, requests } = await attempt(server, trust);
    expect(outcome).toMatchObject({ status: null, errorClass: 'tls' });
    expect(requests).toBe(0);
  });

  it('stays strict when the environment says otherwise', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    // Node warns of the variable on stderr, once.
    const warning = vi.spyOn(process, 'emitWarning').mockReturnValue();
    try {
      const { outcome } = await attempt(signCertificate('other.example.com'));
      expect(outcome).toMatchObject({ status: null, errorClass: 'tls' });
    } finally {
      vi.unstubAllEnvs();
      warning.mockRestore();
    }
  });

  it('is not spoken by a plain server', async () => {
    await using server = await serveRaw((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad\r\n\r\n')),
    );
    const outcome = await post(`https://127.0.0.1:${server.port}/`);
    expect(outcome).toMatchObject({ status: null, errorClass: 'tls' });
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
