import { dashboardOrigin } from '../platform/addresses.ts';
import type { Route } from '../routes/route.ts';
import type { HttpRequest } from './api-gateway.ts';
import type { EndpointResponse } from './response.ts';
import { isListedOrigin } from './web-origin.ts';

type Headers = Record<string, string>;

/** The headers of every response of a route: caching, CORS, and deprecation. */
export const standingHeaders = (route: Route, request: HttpRequest, response: EndpointResponse): Headers => ({
  'Cache-Control': cacheControl(route, response),
  'X-Content-Type-Options': 'nosniff',
  ...(isPage(route, response) && pageHeaders),
  ...corsHeaders(route, request, response),
  ...deprecationHeaders(route),
});

/** A page has its own policy in a meta element, but these are only effective in a header. */
const pageHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // The page that opened it, or was opened by it, has no hold on it.
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A refusal may be a page where the response is none. */
const isPage = ({ media }: Route, { headers }: EndpointResponse): boolean =>
  [media, headers['Content-Type']].some((type) => type?.startsWith('text/html'));

/** Responses for a key or a session contain an organization's own data or a secret, and errors must not be cached. */
function cacheControl(route: Route, { status }: EndpointResponse): string {
  const isOfSession = route.keys === 'session' || route.keys === 'candidate';
  if (route.scope !== 'none' || isOfSession || status >= 400) return 'private, no-store';
  if (route.cacheSeconds === undefined) return 'no-cache';
  return `public, max-age=${route.cacheSeconds}${route.immutable ? ', immutable' : ''}`;
}

/** The response headers that a page's script may read. */
const exposedHeaders = 'Svc-Request-Id, Retry-After, Idempotent-Replayed, Location, ETag';

/** Allows the page to read the response. */
function corsHeaders(route: Route, { headers, caller }: HttpRequest, { status }: EndpointResponse): Headers {
  if (route.forEveryOrigin)
    return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  const { origin } = headers;
  if (caller?.keyType === 'session' || route.keys === 'session')
    return readableBy(isDashboard(origin) ? origin : undefined);
  if (route.keys !== 'public') return {};
  // A secret key must not be used in a page.
  if (caller?.keyType === 'secret') return readableBy(undefined);
  // A page of an origin that is not listed can only read the error.
  const isListed = isListedOrigin(origin, caller?.allowedOrigins ?? []);
  return readableBy(isListed || status >= 400 ? origin : undefined);
}

const readableBy = (origin: string | undefined): Headers => ({
  Vary: 'Origin',
  ...(origin && { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposedHeaders }),
});

/** Session tokens exist in the dashboard only, so that no other page needs to read what they are for. */
const isDashboard = (origin: string | undefined): boolean =>
  origin !== undefined && origin === dashboardOrigin();

/** The date of deprecation (RFC 9745), the end (RFC 8594), and a link to an explanation. */
function deprecationHeaders({ deprecated }: Route): Headers {
  if (!deprecated) return {};
  const { since, sunset, link } = deprecated;
  return {
    Deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
    Sunset: new Date(sunset).toUTCString(),
    ...(link !== undefined && { Link: `<${link}>; rel="deprecation"` }),
  };
}
