import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import { closeServer, listenLocally } from '../listen-locally.ts';
import type { LocalClient } from './open-provider.ts';
import { accountOfAddress, findAccount } from './people.ts';
import { signInPolicy, writeSignInPage } from './sign-in-page.ts';

export interface LocalIdentity {
  issuer: string;
  clientId: string;
  stop(): Promise<void>;
}

interface IdentityOptions {
  port: number;
  /** Of the issuer: `localhost` makes it another site than the stages. */
  host?: '127.0.0.1' | 'localhost' | undefined;
  clientId: string;
  clientSecret: () => Promise<string>;
}

/**
 * The provider of sign-in on this machine. It listens at once, and opens at its first request, because most runs of a
 * stage need no sign-in.
 */
export async function startIdentity({
  port,
  host = '127.0.0.1',
  clientId,
  clientSecret,
}: IdentityOptions): Promise<LocalIdentity> {
  let opening: Promise<Provider> | undefined;
  const open = async (issuer: string) => {
    const [{ openProvider }, secret] = await Promise.all([import('./open-provider.ts'), clientSecret()]);
    return openProvider(issuer, { clientId, clientSecret: secret } satisfies LocalClient);
  };
  const server = createServer(async (request, response) => {
    try {
      opening ??= open(issuer);
      await answer(await opening, request, response);
    } catch (error) {
      opening = undefined;
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : 'failed');
    }
  });
  const issuer = `http://${host}:${await listenLocally(server, port)}`;
  return { issuer, clientId, stop: () => closeServer(server) };
}

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
  const details = await provider.interactionDetails(request, response).catch(() => undefined);
  if (!details) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('This sign-in has ended. Begin again at the dashboard.');
    return;
  }
  const { uid, params } = details;
  const page = (problem?: string, hint = params.login_hint) => {
    response.writeHead(problem ? 422 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': signInPolicy(new URL(params.redirect_uri).origin),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(writeSignInPage({ action: `/interaction/${uid}`, hint, problem }));
  };
  if (request.method !== 'POST') return page();
  const form = new URLSearchParams(await text(request));
  const email = form.get('email');
  const accountId = email === null ? (form.get('account') ?? '') : accountOfAddress(email);
  if (accountId === undefined || !findAccount(accountId))
    return page('This is no e-mail address.', email ?? '');
  const result = { login: { accountId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
