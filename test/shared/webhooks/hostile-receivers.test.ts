import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allClosed, drip, flood, HUNDRED_MB, local, post, serveRaw } from './support/post.ts';

const OK = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${OK}transfer-encoding: chunked\r\n\r\n`;

describe('a body', () => {
  it.each([
    ['with its length', `content-length: ${HUNDRED_MB}\r\n\r\n`, 'é'.repeat(32_768)],
    ['without its length', '\r\n', 'é'.repeat(32_768)],
    ['in chunks', 'transfer-encoding: chunked\r\n\r\n', `10000\r\n${'é'.repeat(32_768)}\r\n`],
  ])('of 100 MB costs 2 kB, %s: the rest is never taken', async (_how, head, bytes) => {
    const taken = Promise.withResolvers<number>();
    await using server = await serveRaw((socket) => {
      socket.once('data', () => taken.resolve(flood(socket, OK + head, bytes)));
    });
    const outcome = await post(local(server));
    expect(outcome).toMatchObject({ status: 200, errorClass: null, responseExcerpt: 'é'.repeat(1024) });
    // What the two kernels buffer is theirs; ours is one read.
    expect(await taken.promise).toBeLessThan(HUNDRED_MB / 4);
  });

  it('in many small chunks is cut at 2 kB all the same', async () => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => socket.write(CHUNKED + '3\r\nabc\r\n'.repeat(5_000)));
    });
    const outcome = await post(local(server));
    expect(outcome).toMatchObject({ status: 200, responseExcerpt: 'abc'.repeat(683).slice(0, 2048) });
  });

  it('that would swell a thousandfold is kept as it came, not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    await using server = await serveRaw((socket) => {
      const head = `${OK}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`;
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from(head), bomb])));
    });
    const { status, errorClass, responseExcerpt } = await post(local(server));
    expect({ status, errorClass }).toEqual({ status: 200, errorClass: null });
    expect(responseExcerpt?.slice(0, 2)).toBe('\ufffd\ufffd');
    expect(Buffer.byteLength(responseExcerpt ?? '')).toBeLessThanOrEqual(2048);
  });

  it.each([50, 1_000])(
    'that drips a byte every %i ms counts by its status, with what had come',
    async (ms) => {
      await using server = await serveRaw((socket) => {
        socket.once('data', () => drip(socket, `${OK}content-length: 5000\r\n\r\nfirst`, 'x', ms));
      });
      // Also when the attempt's own time ends before our patience with a body, which is a second.
      const ends = await Promise.all([900, 25_000].map((timeoutMs) => post(local(server), { timeoutMs })));
      for (const outcome of ends) {
        expect(outcome).toMatchObject({ status: 200, errorClass: null });
        expect(outcome.responseExcerpt).toMatch(/^firstx*$/);
      }
    },
  );

  it('that never begins, or never ends its chunk size, chunk extension or trailers, counts by its status', async () => {
    const starts = ['', '000000000', '5;', '0\r\nx-trailer: '];
    const rest = starts.values();
    await using server = await serveRaw((socket) => {
      const start = rest.next().value;
      socket.once('data', () => (start ? drip(socket, CHUNKED + start, '0') : socket.write(CHUNKED)));
    });
    const ends = await Promise.all(starts.map(() => post(local(server))));
    for (const outcome of ends)
      expect(outcome).toMatchObject({ status: 200, errorClass: null, responseExcerpt: '' });
    await allClosed(server.sockets);
  });

  it.each([
    ['ends early', (head: string) => `${head}abc`],
    [
      'ends in noise',
      (head: string) =>
        `${head.replace('content-length: 100', 'transfer-encoding: chunked')}3\r\nabc\r\nnoise`,
    ],
  ])('that %s counts by its status, with what had come', async (_what, answer) => {
    await using server = await serveRaw((socket) => {
      socket.once('data', () => socket.end(answer(`${OK}content-length: 100\r\n\r\n`)));
    });
    const outcome = await post(local(server));
    expect(outcome).toMatchObject({ status: 200, errorClass: null, responseExcerpt: 'abc' });
  });

  it('that comes before the request was read is an answer', async () => {
    await using server = await serveRaw((socket) => {
      socket.pause().write(`${OK}content-length: 5\r\n\r\nearly`);
    });
    const outcome = await post(local(server), { body: 'x'.repeat(20_000) });
    expect(outcome).toMatchObject({ status: 200, errorClass: null, responseExcerpt: 'early' });
  });
});

describe('a head', () => {
  it.each([
    ['one header that never ends', 'x: ', 'y'.repeat(65_536)],
    ['headers that never end', '', 'x: y\r\n'.repeat(10_000)],
    ['a header name that never ends', '', 'x'.repeat(65_536)],
  ])('of %s is not read on', async (_what, start, bytes) => {
    const taken = Promise.withResolvers<number>();
    await using server = await serveRaw((socket) => {
      socket.once('data', () => taken.resolve(flood(socket, OK + start, bytes)));
    });
    expect(await post(local(server))).toMatchObject({ status: null, errorClass: 'response_too_large' });
    expect(await taken.promise).toBeLessThan(HUNDRED_MB / 4);
  });

  it.each([
    ['announces an answer without end, as fast as it can', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000)],
    ['says "continue" without end', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ])('of a receiver that %s is waited for until the deadline', async (_what, bytes) => {
    await using server = await serveRaw((socket) => drip(socket, '', bytes, 10));
    const outcome = await post(local(server), { timeoutMs: 300 });
    expect(outcome).toMatchObject({ status: null, errorClass: 'timeout' });
  });
});

describe('timeout', () => {
  it('ends an attempt whose receiver accepts and says nothing', async () => {
    await using server = await serveRaw(() => {});
    const outcome = await post(local(server), { timeoutMs: 150 });
    expect(outcome).toMatchObject({ status: null, errorClass: 'timeout', responseExcerpt: null });
  });

  it.each([50, 1_000])(
    'ends an attempt whose receiver drips its head, a byte every %i ms',
    async (everyMs) => {
      await using server = await serveRaw((socket) => drip(socket, `${OK}x-slow: `, 'x', everyMs));
      const outcome = await post(local(server), { timeoutMs: 1_200 });
      expect(outcome).toMatchObject({ status: null, errorClass: 'timeout' });
      await allClosed(server.sockets);
    },
  );

  it('ends an attempt whose name server says nothing', async () => {
    const resolve = () => new Promise<never>(() => {});
    const outcome = await post('https://hooks.example.com/', { timeoutMs: 100, resolve });
    expect(outcome).toMatchObject({ status: null, errorClass: 'timeout' });
  });

  it('ends an attempt that hangs in the TLS handshake, and leaves no connection behind', async () => {
    await using server = await serveRaw(() => {});
    const outcome = await post(`https://127.0.0.1:${server.port}/`, { timeoutMs: 150 });
    expect(outcome).toMatchObject({ status: null, errorClass: 'timeout' });
    await allClosed(server.sockets);
  });
});
