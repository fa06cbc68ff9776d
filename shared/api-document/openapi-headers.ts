import { carriesEtag, type Route } from '../routes/route.ts';

type Json = Record<string, unknown>;
type Headers = Record<string, { description: string; schema: Json }>;

const text = (description: string, schema: Json = {}) => ({
  description,
  schema: { type: 'string', ...schema },
});
const requestId = text('The id of this request. Quote it when you report a problem.');
const etag = text('The version of the returned content. It changes when the content changes.');

/** The request headers of a route, without the key. */
export function headerParameters(route: Route): Json[] {
  const asked: Headers = {
    ...(route.idempotency === 'replays' && {
      'Idempotency-Key': text(
        'For 24 hours, a request with the same key returns the first response and has no further effect.',
        {
          minLength: 1,
          maxLength: 255,
          pattern: '^[!-~]([ -~]*[!-~])?$',
        },
      ),
    }),
    ...(route.method === 'GET' &&
      carriesEtag(route) && {
        'If-None-Match': text('The ETag of an earlier response. If nothing changed, the status is 304.'),
      }),
    ...(route.errors.includes('stale_object') && {
      'If-Match': text(
        'The ETag of the version to change. If the resource has changed since, the status is 412.',
      ),
    }),
  };
  return Object.entries(asked).map(([name, header]) => ({ name, in: 'header', required: false, ...header }));
}

/** The headers of a success response; with `isUnchanged`, those of a 304, which has no body. */
export function responseHeaders(route: Route, { isUnchanged = false } = {}): Headers {
  const replays = route.idempotency === 'replays';
  return {
    'Svc-Request-Id': requestId,
    'Cache-Control': text('Who may cache the response, and for how long.'),
    ...(carriesEtag(route) && { ETag: etag }),
    ...(route.scope !== 'none' && rateLimit),
    ...(!isUnchanged &&
      replays &&
      route.success === 201 &&
      route.scope !== 'none' && { Location: text('The address of the new resource.') }),
    ...(route.redirects && { Location: text('The address that the browser is led to.') }),
    ...(replays && {
      'Idempotent-Replayed': text('The response is that of an earlier request.', { const: 'true' }),
    }),
    ...(route.idempotency === 'ignored' && {
      'Idempotency-Status': text('An Idempotency-Key has no effect here.', { const: 'ignored' }),
    }),
    ...endHeaders(route),
  };
}

/** The headers of the error responses of one status. */
export const refusalHeaders = (route: Route, status: number, codes: readonly string[]): Headers => ({
  'Svc-Request-Id': requestId,
  ...((status === 429 || status === 503 || codes.includes('idempotency_in_progress')) && {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  }),
  ...(status === 401 && {
    'WWW-Authenticate': text('The required authentication scheme.', { const: 'Bearer' }),
  }),
  ...(status === 405 && { Allow: text('The methods that the path supports.') }),
  ...endHeaders(route),
});

/** IETF draft "RateLimit header fields for HTTP"; responses to a publishable key omit the budget. */
const rateLimit: Headers = {
  'RateLimit-Policy': text('The calls per month. Only for secret keys.'),
  RateLimit: text('The remaining calls, and the seconds until the budget is reset.'),
};

const endHeaders = ({ deprecated }: Route): Headers =>
  deprecated
    ? {
        Deprecation: text('Since when this operation is deprecated: an @ and Unix seconds (RFC 9745).'),
        Sunset: text('When the operation is removed (RFC 8594).'),
        ...(deprecated.link !== undefined && { Link: text('A page about the deprecation.') }),
      }
    : {};
