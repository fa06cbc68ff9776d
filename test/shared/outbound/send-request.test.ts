import { spawn } from 'node:child_process';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { type RequestToSend, sendRequest } from '../../../shared/outbound/send-request.ts';
import { listen } from './support/listen.ts';
import { signCertificate } from './support/sign-certificate.ts';

const send = (request: Partial<RequestToSend>) =>
  sendRequest({
    method: 'POST',
    url: new URL('http://hooks.example.com/'),
    headers: {},
    addresses: [{ address: '127.0.0.1', family: 4 }],
    mayReach: () => true,
    signal: AbortSignal.timeout(10_000),
    ...request,
  });

describe('the connected address is judged again', () => {
  /** Takes one connection and reads it to its end. */
  const listenOnce = async () => {
    const received = Promise.withResolvers<string>();
    const listening = await listen(createServer((socket) => received.resolve(text(socket))));
    return { listening, received: received.promise };
  };

  it.each(['http', 'https'])(
    'and not a byte of an %s request is sent when it is not the one that was allowed, no greeting of TLS either',
    async (scheme) => {
      const { listening, received } = await listenOnce();
      await using _ = listening;
      // What a rebound name would look like: the list was judged with one answer, the socket ended up with another.
      const sent = send({
        url: new URL(`${scheme}://hooks.example.com:${listening.port}/`),
        headers: { 'svc-signature': 'signed' },
        body: '{"secret":true}',
        mayReach: (address) => address !== '127.0.0.1',
      });
      await expect(sent).rejects.toMatchObject({ errorClass: 'blocked_address' });
      expect(await received).toBe('');
    },
  );

  it('and nothing is sent to a peer that is gone by then', async () => {
    const { listening, received } = await listenOnce();
    await using _ = listening;
    const peers = Socket.prototype as unknown as { _getpeername: () => { address?: string } };
    const gone = vi.spyOn(peers, '_getpeername').mockReturnValue({});
    try {
      const sent = send({ url: new URL(`http://hooks.example.com:${listening.port}/`), body: 'secret' });
      await expect(sent).rejects.toMatchObject({ errorClass: 'connection_reset' });
      expect(await received).toBe('');
    } finally {
      gone.mockRestore();
    }
  });
});

describe('what leaves', () => {
  const framing = async (request: Partial<RequestToSend>) => {
    const seen = Promise.withResolvers<IncomingHttpHeaders>();
    const server = createHttpServer(({ headers }, response) => {
      seen.resolve(headers);
      response.end();
    });
    await using listening = await listen(server);
    const answer = await send({ ...request, url: new URL(`http://hooks.example.com:${listening.port}/`) });
    answer.destroy();
    const { 'content-length': length, 'transfer-encoding': encoding, host } = await seen.promise;
    return { length, encoding, host: host?.replace(/\d+$/, '<port>') };
  };
  const host = 'hooks.example.com:<port>';

  it('says how many bytes the body has, and is not chunked', async () => {
    expect(await framing({ body: 'Zoë' })).toEqual({ length: '4', encoding: undefined, host });
    expect(await framing({ body: Buffer.from('Zoë') })).toEqual({ length: '4', encoding: undefined, host });
    expect(await framing({ body: '' })).toEqual({ length: '0', encoding: undefined, host });
  });

  it('has no body where there is none', async () => {
    expect(await framing({ method: 'GET' })).toEqual({ length: undefined, encoding: undefined, host });
  });
});

describe('an error without a name of its own', () => {
  // Thrown past our listeners, it would end the process with every other attempt in it.
  it.each(['http', 'https'])(
    'is about the connection before the handshake of %s, and is caught',
    async (scheme) => {
      // The broadcast address takes no connection, and the kernel says so without sending anything.
      const addresses = [{ address: '255.255.255.255', family: 4 }];
      const sent = send({ url: new URL(`${scheme}://hooks.example.com:8443/`), addresses });
      await expect(sent).rejects.toMatchObject({ errorClass: 'connection_failed' });
    },
  );

  it('is about the connection after the handshake, too', async () => {
    const certificate = signCertificate('hooks.example.com');
    const server = createTlsServer(certificate, () => {
      for (const socket of listening.sockets) socket.write('no record of TLS');
    });
    await using listening = await listen(server);
    const url = new URL(`https://hooks.example.com:${listening.port}/`);
    const sent = send({ url, body: '{}', certificateAuthority: certificate.cert });
    await expect(sent).rejects.toMatchObject({ errorClass: 'connection_failed' });
  });
});

describe('a proxy that the environment names', () => {
  const reach = new URL('../../../shared/outbound/reach-target.ts', import.meta.url).href;
  // Node reads these variables when it starts. Its own client, asked first, shows that they count.
  const script = (url: string) => `
    import { get } from 'node:http';
    import { reachTarget } from '${reach}';
    const say = (answer) => new Promise((resolve) => answer.on('data', (data) => resolve(data.toString())));
    const byNode = await new Promise((resolve) => get('${url}', (answer) => resolve(say(answer))));
    const request = { method: 'GET', url: '${url}', headers: {}, allowLoopback: true };
    const byUs = await say(await reachTarget(request, AbortSignal.timeout(10_000)));
    console.log(byNode, byUs);
    process.exit();`;

  it('is not asked: it would reach what it likes', async () => {
    await using proxy = await listen(createHttpServer((_, response) => response.end('proxy')));
    await using target = await listen(createHttpServer((_, response) => response.end('target')));
    const address = `http://127.0.0.1:${proxy.port}`;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', script(`http://127.0.0.1:${target.port}/`)],
      {
        env: { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, HTTPS_PROXY: address },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    expect(await text(child.stdout)).toBe('proxy target\n');
  });
});
