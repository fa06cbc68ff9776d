import type { HiringClient } from '../../client/src/index.ts';
import { forgetOrganization, keepOrganization, keptOrganization } from './kept-organization.ts';
import { readJson, SignInError } from './sign-in-answer.ts';

export type EnvironmentName = 'production' | 'sandbox';
type Role = 'owner' | 'admin' | 'recruiter' | 'developer' | 'viewer';

export interface SessionInfo {
  person: { name: string; email: string };
  organizations: { id: string; name: string; role: Role }[];
  /** The address of the sandbox's API. */
  sandbox_url: string | null;
}

/** A token of one organization in one environment, and what it may do. */
export interface Grant {
  token: string;
  expires_at: string;
  organization: { id: string; name: string };
  role: Role;
  scopes: string[];
  member_id: string;
  session_id: string;
}

/** A token is renewed this long before its end, or at half of its life if that is later. */
const renewalMs = 60_000;

let base = '';
let sandboxUrl: string | null = null;
let organizationId = '';
const grants = new Map<EnvironmentName, Promise<Grant>>();
const clients = new Map<EnvironmentName, HiringClient>();
/** Loaded while the session is being read. */
const clientModule = import('../../client/src/hiring-client.ts');

export const apiUrl = (environment: EnvironmentName): string =>
  environment === 'sandbox' && sandboxUrl ? sandboxUrl : `${location.origin}${base}`;

/** `path` is that of the API's address: empty, unless the API has no domain of its own. */
export const setBase = (path: string): void => {
  base = path;
};
export const basePath = (): string => base;

export const signInUrl = (returnTo: string): string =>
  `${base}/auth/sign-in?return_to=${encodeURIComponent(returnTo.slice(base.length))}`;

/** What was asked before the first page was drawn. */
let asked: Promise<SessionInfo | null> | undefined;

/** Asks for the session, and for a token of the organization that this browser had before: neither waits for the other. */
export function askEarly(environment: EnvironmentName): void {
  asked = requestSession();
  asked.catch(() => {});
  const kept = keptOrganization();
  if (!kept) return;
  chooseOrganization(kept);
  grantFor(environment).catch(() => {});
}

/** The signed-in person with their organizations; null for nobody. */
export function readSession(): Promise<SessionInfo | null> {
  const session = asked ?? requestSession();
  asked = undefined;
  return session;
}

async function requestSession(): Promise<SessionInfo | null> {
  const response = await fetch(`${base}/auth/session`, { headers: { Accept: 'application/json' } });
  if (response.status === 401) {
    // A body that nobody reads would hold the connection.
    await response.body?.cancel();
    return null;
  }
  const session: SessionInfo = await readJson(response);
  sandboxUrl = session.sandbox_url?.replace(/\/$/, '') ?? null;
  return session;
}

export async function signOut(): Promise<void> {
  await postJson(`${base}/auth/sign-out`, {});
  wasSignedIn = false;
  grants.clear();
  forgetOrganization();
}

/** The dashboard goes on in the organization of the invitation. */
export async function acceptInvitation(token: string): Promise<void> {
  const { organization } = await postJson<Pick<Grant, 'organization'>>(`${base}/auth/invitation`, { token });
  keepOrganization(organization.id);
}

/** Tokens from now on belong to this organization. */
export function chooseOrganization(id: string): void {
  if (id === organizationId) return;
  organizationId = id;
  grants.clear();
  clients.clear();
}

/** The current token, renewed shortly before its end. Tokens are only in this module's memory. */
export async function grantFor(environment: EnvironmentName): Promise<Grant> {
  const kept = grants.get(environment);
  const grant = await kept?.catch(() => undefined);
  if (grant && !isEnding(grant)) return grant;
  // Calls that wait for the same token share one request.
  if (grants.get(environment) === kept) grants.set(environment, requestGrant(environment));
  return grants.get(environment) as Promise<Grant>;
}

const issuedAt = new WeakMap<Grant, number>();
function isEnding(grant: Grant): boolean {
  const end = Date.parse(grant.expires_at);
  const half = ((issuedAt.get(grant) ?? 0) + end) / 2;
  return Date.now() > Math.max(end - renewalMs, half);
}

/** Looks whether the session goes on, for a page that was out of sight. */
export function checkSession(): void {
  if (wasSignedIn)
    requestSession().then(
      (session) => session ?? tellSignedOut(),
      () => {},
    );
}

let tellSignedOut = (): void => {};
let wasSignedIn = false;
/** Calls this when the session has ended while the page was open. */
export const whenSignedOut = (tell: () => void): void => {
  tellSignedOut = tell;
};

/** A sandbox that has just started may not know production's keys yet, and says when it will: it is asked once more then. */
async function requestGrant(environment: EnvironmentName): Promise<Grant> {
  try {
    return await exchange(environment);
  } catch (error) {
    if (wasSignedIn && error instanceof SignInError && error.status === 401) tellSignedOut();
    const seconds = error instanceof SignInError && error.status === 503 ? error.retryAfter : 0;
    if (!seconds) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return exchange(environment);
  }
}

async function exchange(environment: EnvironmentName): Promise<Grant> {
  const asked = { organization_id: organizationId, environment };
  const first = await postJson<Grant & { assertion?: string; url?: string }>(`${base}/auth/token`, asked);
  const { assertion, url } = first;
  // An assertion is taken once, so that each try needs its own.
  const grant = assertion && url ? await postJson<Grant>(url, { assertion }) : first;
  issuedAt.set(grant, Date.now());
  wasSignedIn = true;
  return grant;
}

/** The typed client of one environment. Each call has the current token, and one more try after a 401. */
export async function clientFor(environment: EnvironmentName): Promise<HiringClient> {
  const [{ HiringClient }, { token }] = await Promise.all([clientModule, grantFor(environment)]);
  const client =
    clients.get(environment) ??
    new HiringClient({
      apiKey: token,
      baseUrl: apiUrl(environment),
      maxRetries: 1,
      fetch: async (url, init) => {
        const response = await sendWithToken(environment, url, init);
        if (response.status !== 401) return response;
        grants.delete(environment);
        return sendWithToken(environment, url, init);
      },
    });
  clients.set(environment, client);
  return client;
}

async function sendWithToken(environment: EnvironmentName, url: RequestInfo | URL, init?: RequestInit) {
  const headers = new Headers(init?.headers);
  // A signed address of a file takes no token.
  if (headers.has('Authorization'))
    headers.set('Authorization', `Bearer ${(await grantFor(environment)).token}`);
  return fetch(url, { ...init, headers });
}

async function postJson<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  return readJson(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}
