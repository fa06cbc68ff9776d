import { createServer as createTlsServer } from 'node:https';
import { describe, expect, it, vi } from 'vitest';
import type { TargetPost } from '../../../shared/webhooks/post-to-target.ts';
import { listen } from '../outbound/support/listen.ts';
import { signCertificate } from '../outbound/support/sign-certificate.ts';
import { post, serveRaw } from './support/post.ts';

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

  it('tries the next allowed address when one does not answer', async () => {
    const both = async () => ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    const { outcome, requests } = await attempt(trusted, { resolve: both });
    expect(outcome).toMatchObject({ status: 200, errorClass: null });
    expect(requests).toBe(1);
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
