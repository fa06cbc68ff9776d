import * as v from 'valibot';
import { environment } from '../platform/environment.ts';
import { carriesEtag, type Route } from '../routes/route.ts';
import type { Caller } from './api-gateway.ts';
import { etagOf } from './etag.ts';
import { type EndpointResponse, setCookies, subjectIds } from './response.ts';
import { refuseUnsendable, writeBody } from './response-size.ts';
import { selectFields } from './select-fields.ts';

/** Only attributes in the response's schema are sent. */
export function respondWith(
  route: Route,
  { path, query }: { path: string; query: unknown },
  caller: Caller,
  view: unknown,
): EndpointResponse {
  const schema = caller.keyType === 'publishable' ? (route.publicResponse ?? route.response) : route.response;
  const whole = v.parse(schema, view) as { id?: string };
  const sent = selectFields(whole, (query as { fields?: string[] }).fields, route, caller);
  const headers: Record<string, string> = {};
  if (route.success === 201 && route.idempotency === 'replays' && route.scope !== 'none')
    headers.Location = `${environment.apiUrl}${path}/${sent.id}`;
  if (route.idempotency === 'ignored') headers['Idempotency-Status'] = 'ignored';
  if (carriesEtag(route)) headers.ETag = etagOf(sent);
  const cookies = (view as { [setCookies]?: string[] } | null)?.[setCookies];
  if (route.redirects) {
    const { location } = sent as { location?: string };
    return { status: route.success, headers: { Location: location ?? '' }, body: '', cookies };
  }
  const body = route.media ? refuseUnsendable(String(sent)) : writeBody(sent, view);
  const { format = '' } = query as { format?: string };
  const media = route.formats?.[format] ?? route.media ?? 'application/json';
  return {
    status: route.success,
    headers: { 'Content-Type': media, ...headers },
    body: route.embedded ? body.replaceAll('<', '\\u003c') : body,
    cookies,
    subjectIds: (view as { [subjectIds]?: string[] } | null)?.[subjectIds],
  };
}
