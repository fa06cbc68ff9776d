import type { Route } from '../routes/route.ts';
import type { HttpRequest } from './api-gateway.ts';
import type { EndpointResponse } from './response.ts';
import { isListedOrigin } from './web-origin.ts';

type Headers = Record<string, string>;

/** The headers of every response of a route: caching, CORS, and deprecation. */
export const standingHeaders = (route: Route, request: HttpRequest, response: EndpointResponse): Headers => ({
  'Cache-Control': cacheControl(route, response),
  'X-Content-Type-Options': 'nosniff',
  // A page has its own policy in a meta element, but `frame-ancestors` is only effective in a header.
  ...(route.media?.startsWith('text/html') && { 'Content-Security-Policy': "frame-ancestors 'none'" }),
  ...corsHeaders(route, request, response),
  ...deprecationHeaders(route),
});

/** Responses for a key contain an organization's own data, and errors must not be cached. */
function cacheControl(route: Route, { status }: EndpointResponse): string {
  if (route.scope !== 'none' || status >= 400) return 'private, no-store';
  return route.cacheSeconds === undefined ? 'no-cache' : `public, max-age=${route.cacheSeconds}`;
}

/** The response headers that a page's script may read. */
const exposedHeaders = 'Svc-Request-Id, Retry-After, Idempotent-Replayed, Location, ETag';

/**
 * Allows the page to read the response. A page of an origin that is not listed can only read the error; a secret key
 * must not be used in a page.
 */
function corsHeaders(route: Route, { headers, caller }: HttpRequest, { status }: EndpointResponse): Headers {
  if (route.keys !== 'public') return {};
  const vary = { Vary: 'Origin' };
  const { origin } = headers;
  if (!origin || caller?.keyType === 'secret') return vary;
  const listed = isListedOrigin(origin, caller?.allowedOrigins ?? []);
  if (!listed && status < 400) return vary;
  return {
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposedHeaders,
  };
}

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
