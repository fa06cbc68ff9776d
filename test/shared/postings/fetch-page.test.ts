import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodePage } from '../../../shared/postings/decode-page.ts';
import { guardedFetch } from '../../../shared/postings/fetch-page.ts';
import { maxPageBytes } from '../../../shared/postings/read-whole-body.ts';
import { listen } from '../outbound/support/listen.ts';
import { signCertificate } from '../outbound/support/sign-certificate.ts';

type Reach = Parameters<typeof guardedFetch>[0];

/** Far above what a working server on this machine needs, far below the ten seconds of production. */
const fetchPage = (url: string, reach: Partial<Reach> = {}, timeoutMs = 5_000) =>
  guardedFetch({ allowLoopback: true, ...reach })(url, AbortSignal.timeout(timeoutMs));
const serve = (listener: RequestListener) => listen(createServer(listener));
const at = ({ port }: { port: number }, path = '/jobs/1') => `http://127.0.0.1:${port}${path}`;
const html = { 'content-type': 'text/html; charset=utf-8' };
const failed = (retryable: boolean, message: RegExp, code = 'url_not_reachable') => ({
  outcome: 'failed',
  error: { code, message: expect.stringMatching(message), retryable },
});

describe('a page', () => {
  it('is returned whole, with its type and charset, to a request with a user agent and no cookie', async () => {
    let asked: Record<string, unknown> = {};
    await using server = await serve(({ method, headers }, response) => {
      asked = { method, ...headers };
      response.writeHead(200, { ...html, 'set-cookie': 'a=b' }).end('<h1>Zoë</h1>');
    });
    const outcome = await fetchPage(at(server));
    expect(outcome).toMatchObject({
      outcome: 'fetched',
      page: { url: at(server), contentType: 'text/html', charset: 'utf-8' },
    });
    expect(outcome.outcome === 'fetched' && decodePage(outcome.page)).toBe('<h1>Zoë</h1>');
    expect(asked).toMatchObject({ method: 'GET', 'user-agent': expect.stringContaining('HiringService') });
    expect(Object.keys(asked)).not.toContain('cookie');
    expect(Object.keys(asked)).not.toContain('content-length');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is unpacked from %s', async (encoding, pack) => {
    await using server = await serve((_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(pack('<h1>Nurse</h1>')),
    );
    const outcome = await fetchPage(at(server));
    expect(outcome.outcome === 'fetched' && decodePage(outcome.page)).toBe('<h1>Nurse</h1>');
  });

  it('may be 2 MB and not a byte more, with or without its length announced', async () => {
    let extra = 0;
    await using server = await serve(({ url }, response) => {
      const body = Buffer.alloc(maxPageBytes + extra, 'a');
      const length = url === '/announced' ? { 'content-length': body.length } : {};
      response.writeHead(200, { ...html, ...length });
      response.write(body.subarray(0, 1000));
      response.end(body.subarray(1000));
    });
    for (const path of ['/announced', '/chunked']) {
      extra = 0;
      expect(await fetchPage(at(server, path))).toMatchObject({ outcome: 'fetched' });
      extra = 1;
      expect(await fetchPage(at(server, path))).toEqual(failed(false, /2 MB/));
    }
  });

  it('that swells from 100 kB to 100 MB is dropped at 2 MB', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(200_000);
    await using server = await serve((_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await fetchPage(at(server))).toEqual(failed(false, /2 MB/));
  });

  it.each(['application/pdf', 'image/png', 'text/plain', ''])('of type "%s" is no page', async (type) => {
    await using server = await serve((_, response) =>
      response.writeHead(200, type ? { 'content-type': type } : {}).end('%PDF'),
    );
    expect(await fetchPage(at(server))).toEqual(failed(false, /not to a page/, 'url_not_a_job'));
  });

  it.each([
    [404, false],
    [403, false],
    [410, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('response %s: may be retried: %s', async (status, retryable) => {
    await using server = await serve((_, response) => response.writeHead(status, html).end('no'));
    expect(await fetchPage(at(server))).toEqual(failed(retryable, new RegExp(`${status}`)));
  });

  it('with an unexpected compression, or not compressed as declared, is an error', async () => {
    await using server = await serve(({ url }, response) =>
      response.writeHead(200, { ...html, 'content-encoding': url?.slice(1) }).end('plain'),
    );
    for (const encoding of ['zstd', 'gzip', 'br', 'constructor'])
      expect(await fetchPage(at(server, `/${encoding}`)), encoding).toEqual(failed(false, /web server/));
  });
});

describe('time', () => {
  it.each(['a head', 'a body'])('ends a server that drips %s', async (part) => {
    await using server = await listen(
      createTcpServer((socket) => {
        socket.once('data', () => {
          socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${part === 'a body' ? '\r\n' : 'x: '}`);
          const timer = setInterval(() => socket.write('x'), 20);
          socket.on('close', () => clearInterval(timer));
        });
      }),
    );
    expect(await fetchPage(at(server), {}, 300)).toEqual(failed(true, /ten seconds/));
  });

  it('counts for all redirects together', async () => {
    await using server = await serve((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 150);
    });
    expect(await fetchPage(at(server), {}, 350)).toEqual(failed(true, /ten seconds/));
  });

  it('stops waiting for a name server without a response', async () => {
    const resolve = () => new Promise<never>(() => {});
    expect(await fetchPage('https://jobs.example.com/', { resolve }, 100)).toEqual(
      failed(true, /ten seconds/),
    );
  });
});

describe('redirects', () => {
  const hops = (request: { url?: string }) => Number(request.url?.slice(1));

  it('are followed three times, relative ones too, and the page has its final URL', async () => {
    await using server = await serve((request, response) => {
      if (hops(request) === 0) response.writeHead(200, html).end('here');
      else response.writeHead(302, { location: `/${hops(request) - 1}` }).end();
    });
    expect(await fetchPage(at(server, '/3'))).toMatchObject({
      outcome: 'fetched',
      page: { url: at(server, '/0') },
    });
    expect(await fetchPage(at(server, '/4'))).toEqual(failed(false, /more than three/));
  });

  it('in a circle end', async () => {
    let asked = 0;
    await using server = await serve((_, response) => {
      asked++;
      response.writeHead(301, { location: '/jobs/1' }).end();
    });
    expect(await fetchPage(at(server))).toEqual(failed(false, /more than three/));
    expect(asked).toBe(4);
  });

  it.each([
    'http://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:10.0.0.1]/',
    'https://metadata.internal/',
    'http://jobs.example.com/',
    'https://user:secret@jobs.example.com/',
    'file:///etc/passwd',
    'ftp://jobs.example.com/',
  ])('to %s are not followed', async (location) => {
    await using server = await serve((_, response) => response.writeHead(302, { location }).end());
    expect(await fetchPage(at(server))).toEqual(failed(false, /public internet/));
  });

  it('to a public name with a private address are not followed', async () => {
    await using server = await serve((_, response) =>
      response.writeHead(302, { location: 'https://jobs.example.com/' }).end(),
    );
    const resolve = async () => [{ address: '10.0.0.1', family: 4 }];
    expect(await fetchPage(at(server), { resolve })).toEqual(failed(false, /public internet/));
  });
});

describe('addresses', () => {
  it('of this machine are refused where they are not allowed, before any connection', async () => {
    await using server = await serve((_, response) => response.end());
    const closed = { allowLoopback: false };
    expect(await fetchPage(`https://127.0.0.1:${server.port}/`, closed)).toEqual(
      failed(false, /public internet/),
    );
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const named = `https://jobs.example.com:${server.port}/`;
    expect(await fetchPage(named, { ...closed, resolve })).toEqual(failed(false, /public internet/));
    expect(server.sockets.size).toBe(0);
  });

  it('are resolved once: a name that resolves differently later has no effect', async () => {
    await using server = await serve((_, response) => response.writeHead(200, html).end('here'));
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    expect(await fetchPage(`http://app.localhost:${server.port}/`, { resolve })).toMatchObject({
      outcome: 'fetched',
    });
    expect(answers).toEqual(['10.0.0.1']);
  });

  it('of unknown class are not retried', async () => {
    const resolve = async () => [];
    expect(await fetchPage('https://jobs.example.com/', { resolve })).toEqual(
      failed(false, /name of the host/),
    );
  });

  it('of a host without a valid certificate get no request', async () => {
    let requests = 0;
    const tls = createTlsServer(signCertificate('other.example.com'), (_, response) => {
      requests++;
      response.end();
    });
    await using server = await listen(tls);
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    expect(await fetchPage(`https://jobs.example.com:${server.port}/`, { resolve })).toEqual(
      failed(false, /certificate/),
    );
    expect(requests).toBe(0);
  });
});

describe('the text of a page', () => {
  const text = (bytes: Uint8Array, charset: string | null = null, contentType = 'text/html') =>
    decodePage({ bytes, charset, contentType });

  it('is read in the charset that its header, its mark or its own head names', () => {
    const latin = Buffer.from('<h1>Pflegekr\u00e4fte</h1>', 'latin1');
    const meta = Buffer.from('<meta charset="iso-8859-1"><h1>K\u00f6ln</h1>', 'latin1');
    expect(text(latin, 'iso-8859-1')).toContain('Pflegekräfte');
    expect(text(meta)).toContain('Köln');
    expect(text(Buffer.from('\ufeffKöln', 'utf16le'))).toContain('Köln');
    expect(text(Buffer.from([0x8e, 0xa9, 0x8e]), 'shift_jis')).not.toBe('');
  });

  it('is read somehow when the page names none, or one that there is not', () => {
    const latin = Buffer.from('K\u00f6ln', 'latin1');
    expect(text(latin)).toBe('Köln');
    expect(text(Buffer.from('Köln'), 'no-such-charset')).toBe('Köln');
    expect(text(Buffer.from('{"a":"Köln"}'), 'latin1', 'application/json')).toBe('{"a":"Köln"}');
  });
});
