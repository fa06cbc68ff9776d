import { environment } from '../platform/environment.ts';
import type { RequestHeaders } from './request-headers.ts';

/**
 * The origin of the page that sent the request. Browsers send none when a page reads from its own origin, and show that in a header
 * that no script can set.
 */
export const originOf = (headers: RequestHeaders): string | undefined =>
  headers.origin ??
  (headers['sec-fetch-site'] === 'same-origin' ? new URL(environment.apiUrl).origin : undefined);

/** scheme://host[:port] as browsers write it (RFC 6454): labels between single dots, nothing after the port. */
const form = /^(https?):\/\/((?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(\d{1,5}))?$/;
const defaultPorts: Record<string, string> = { http: '80', https: '443' };

/**
 * Whether a page's Origin is on a key's list: scheme, host and port must be equal; `https://*.example.com` matches
 * every host below it, but not the host itself.
 */
export function isListedOrigin(origin: string | undefined, allowedOrigins: readonly string[]): boolean {
  const page = origin === undefined ? undefined : partsOf(origin);
  if (!page || page.host.startsWith('*')) return false;
  return allowedOrigins.map(partsOf).some((allowed) => {
    if (!allowed || allowed.scheme !== page.scheme || allowed.port !== page.port) return false;
    return allowed.host.startsWith('*.')
      ? page.host.endsWith(allowed.host.slice(1))
      : page.host === allowed.host;
  });
}

function partsOf(origin: string) {
  const found = form.exec(origin.toLowerCase());
  if (!found) return undefined;
  const [, scheme, host, port] = found as unknown as [string, string, string, string?];
  return { scheme, host, port: port ?? defaultPorts[scheme] };
}
