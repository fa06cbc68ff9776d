import { carriesEtag, type Route } from '../route.ts';

type Json = Record<string, unknown>;
type Headers = Record<string, { description: string; schema: Json }>;

const text = (description: string, schema: Json = {}) => ({
  description,
  schema: { type: 'string', ...schema },
});
const requestId = text('Names this request in our logs.');
const etag = text('Stands for what is shown; changes with it.');

/** The request headers that a route heeds beside the key. */
export function headerParameters(route: Route): Json[] {
  const asked: Headers = {
    ...(route.idempotency === 'replays' && {
      'Idempotency-Key': text('Repeats the first answer for 24 hours instead of acting again.', {
        minLength: 1,
        maxLength: 255,
        pattern: '^[!-~]([ -~]*[!-~])?$',
      }),
    }),
    ...(route.method === 'GET' &&
      carriesEtag(route) && {
        'If-None-Match': text('The ETag of an earlier answer; 304 while it still stands.'),
      }),
    ...(route.errors.includes('stale_object') && {
      'If-Match': text('The ETag that the change is meant for; 412 when the resource has moved on.'),
    }),
  };
  return Object.entries(asked).map(([name, header]) => ({ name, in: 'header', required: false, ...header }));
}

/** The headers of an answer that is no refusal; of a 304, which has no body, when `isUnchanged`. */
export function answerHeaders(route: Route, { isUnchanged = false } = {}): Headers {
  const replays = route.idempotency === 'replays';
  return {
    'Svc-Request-Id': requestId,
    'Cache-Control': text('For how long whom may keep the answer.'),
    ...(carriesEtag(route) && { ETag: etag }),
    ...(route.scope !== 'none' && rateLimit),
    ...(!isUnchanged &&
      replays &&
      route.success === 201 && { Location: text('The path of the new resource.') }),
    ...(replays && {
      'Idempotent-Replayed': text('This is the answer of an earlier call.', { const: 'true' }),
    }),
    ...(route.idempotency === 'ignored' && {
      'Idempotency-Status': text('An Idempotency-Key has no effect here.', { const: 'ignored' }),
    }),
    ...endHeaders(route),
  };
}

/** The headers of the refusals of one status. */
export const refusalHeaders = (route: Route, status: number, codes: readonly string[]): Headers => ({
  'Svc-Request-Id': requestId,
  ...((status === 429 || status === 503 || codes.includes('idempotency_in_progress')) && {
    'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  }),
  ...(status === 401 && { 'WWW-Authenticate': text('The scheme that is asked for.', { const: 'Bearer' }) }),
  ...(status === 405 && { Allow: text('The methods that the path answers to.') }),
  ...endHeaders(route),
});

/** IETF draft "RateLimit header fields for HTTP"; a publishable key is told nothing of the budget. */
const rateLimit: Headers = {
  'RateLimit-Policy': text('The calls of a month, to a secret key.'),
  RateLimit: text('What is left of them, and the seconds until they are whole again.'),
};

const endHeaders = ({ deprecated }: Route): Headers =>
  deprecated
    ? {
        Deprecation: text('Since when to leave this endpoint, in Unix seconds after an @ (RFC 9745).'),
        Sunset: text('When it ends (RFC 8594).'),
        ...(deprecated.link !== undefined && { Link: text('Where that is explained.') }),
      }
    : {};
