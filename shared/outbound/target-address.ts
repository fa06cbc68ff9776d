import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** The reasons why a URL is rejected; the documentation lists these sentences too. */
export const targetRefusals = {
  invalid_url: 'must be an absolute https URL of at most 2048 characters',
  scheme_not_allowed: 'must start with https://',
  credentials_not_allowed: 'must not contain a user name or password',
  port_not_allowed: 'must use port 443 or a port from 1024 on',
  host_not_allowed: 'must name a host on the public internet',
  address_not_public: 'must not point to a private or reserved IP address',
} as const;

type TargetRefusal = keyof typeof targetRefusals;

type TargetUrlVerdict =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly code: TargetRefusal; readonly message: string };

/**
 * Names that only a private resolver can resolve (RFC 6761, 6762, 8375, 9476, ICANN's `internal` and common private
 * suffixes).
 */
const INTERNAL_SUFFIXES: readonly string[] = [
  ...['localhost', 'local', 'localdomain', 'internal', 'intranet', 'private', 'corp'],
  ...['lan', 'home', 'arpa', 'test', 'onion', 'alt'],
];

const MAX_URL_LENGTH = 2048;

/**
 * Checks a URL that a customer chose, such as a webhook target, and returns its normal form, which is the one to store.
 * It does not resolve the name: each request checks the connected address.
 */
export function judgeTargetUrl(
  input: string,
  { allowLoopback }: { readonly allowLoopback: boolean },
): TargetUrlVerdict {
  if (input.length > MAX_URL_LENGTH || !URL.canParse(input)) return refuse('invalid_url');
  // The URL parser lower-cases, decodes and converts 2130706433, 0x7f.1 and 0177.0.0.1 to 127.0.0.1.
  const url = new URL(input);
  url.hash = '';
  // The normal form of a non-ASCII URL is longer than the input, and every request checks it again as its input.
  if (url.href.length > MAX_URL_LENGTH) return refuse('invalid_url');
  const host = bareHost(url);
  const loopbackAllowed = allowLoopback && isLoopbackHost(host);

  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopbackAllowed))
    return refuse('scheme_not_allowed');
  if (url.username || url.password) return refuse('credentials_not_allowed');
  if (!loopbackAllowed) {
    if (url.port && Number(url.port) < 1024) return refuse('port_not_allowed');
    if (isIP(host)) {
      if (!isPublicAddress(host)) return refuse('address_not_public');
    } else if (!isPublicName(host)) return refuse('host_not_allowed');
  }
  url.hostname = withoutRoot(url.hostname);
  return { ok: true, url: url.href };
}

/** The host without the brackets of an IPv6 literal and without the trailing dot. */
export const bareHost = (url: URL): string => withoutRoot(url.hostname.replace(/[[\]]/g, ''));

/** Names in certificates have no trailing dot. */
const withoutRoot = (name: string): string => name.replace(/\.$/, '');

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host);

function isPublicName(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    host.length <= 253 &&
    labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)) &&
    !INTERNAL_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`))
  );
}

const refuse = (code: TargetRefusal): TargetUrlVerdict => ({
  ok: false,
  code,
  message: targetRefusals[code],
});
