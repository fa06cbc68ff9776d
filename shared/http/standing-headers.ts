import type { Route } from '../routes/route.ts';
import type { Answer } from './answer.ts';
import type { HttpRequest } from './api-gateway.ts';
import { isListedOrigin } from './web-origin.ts';

type Headers = Record<string, string>;

/** What every answer of a route carries whatever it says: who may keep it, which page may read it, and until when the route lasts. */
export const standingHeaders = (route: Route, request: HttpRequest, answer: Answer): Headers => ({
  'Cache-Control': cacheControl(route, answer),
  'X-Content-Type-Options': 'nosniff',
  // A page says in a meta tag what it may load; who may frame it can be said only here.
  ...(route.media?.startsWith('text/html') && { 'Content-Security-Policy': "frame-ancestors 'none'" }),
  ...corsHeaders(route, request, answer),
  ...deprecationHeaders(route),
});

/** Answers to a key hold an organization's own data, and a refusal is nobody's to keep. */
function cacheControl(route: Route, { status }: Answer): string {
  if (route.scope !== 'none' || status >= 400) return 'private, no-store';
  return route.cacheSeconds === undefined ? 'no-cache' : `public, max-age=${route.cacheSeconds}`;
}

/** What a page's script may read beside the body. */
const exposedHeaders = 'Svc-Request-Id, Retry-After, Idempotent-Replayed, Location, ETag';

/**
 * Lets the page read the answer. A page that is not listed still reads why it is refused, and nothing else; a secret
 * key has no business in a page.
 */
function corsHeaders(route: Route, { headers, caller }: HttpRequest, { status }: Answer): Headers {
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

/** Since when to leave (RFC 9745), when it ends (RFC 8594), and where that is explained. */
function deprecationHeaders({ deprecated }: Route): Headers {
  if (!deprecated) return {};
  const { since, sunset, link } = deprecated;
  return {
    Deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
    Sunset: new Date(sunset).toUTCString(),
    ...(link !== undefined && { Link: `<${link}>; rel="deprecation"` }),
  };
}
