import type { Scope } from '../contracts/organization.ts';
import { ApiError } from '../domain/api-error.ts';
import { dashboardOrigin } from '../platform/addresses.ts';
import type { Route } from '../routes/route.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import { isListedOrigin, originOf } from './web-origin.ts';

/** The caller of a route that needs no key. */
const nobody = {} as Caller;

/**
 * Throws if the route is not for this caller. The gateway has already rejected requests without a valid key (401);
 * errors that it cannot describe, such as the missing scope, are thrown here.
 */
export function admit(route: Route, request: HttpRequest): Caller {
  refuseRepeated(request);
  if (route.sameOrigin) refuseOtherSites(route, request);
  if (route.countsAddresses && route.page) refuseUnopened(request);
  if (route.form || (route.countsAddresses && route.keys === 'candidate')) refuseForeignForm(request);
  if (route.scope === 'none') return nobody;
  if (request.refusal) throw new ApiError(request.refusal);
  const { caller } = request;
  if (!caller) throw new ApiError('missing_api_key');
  if (caller.keyType === 'chat') return admitChat(route, caller, request.params);
  if (caller.keyType === 'publishable') return admitPage(route, caller, originOf(request.headers));
  if (route.keys === 'session' && caller.keyType !== 'session') throw new ApiError('key_type_not_allowed');
  for (const scope of [route.scope, route.alsoScope ?? 'any'])
    if (scope !== 'any' && !caller.scopes.includes(scope as Scope))
      throw new ApiError('insufficient_scope', { message: `This call requires the scope ${scope}.` });
  return caller;
}

/** Also on routes without a key: a proxy may use one of the values and this service the other. */
function refuseRepeated({ repeatedHeaders: [name] }: HttpRequest): void {
  if (name !== undefined)
    throw new ApiError('invalid_parameter', { param: name, message: `${name} is given more than once.` });
}

/** Scripts cannot set either of these headers; browsers send `Origin` with every request that may change something. */
function refuseOtherSites({ method }: Route, { headers }: HttpRequest): void {
  const isOwn =
    headers['sec-fetch-site'] === 'same-origin' && (method === 'GET' || headers.origin === dashboardOrigin());
  if (!isOwn)
    throw new ApiError('origin_not_allowed', { message: 'Only pages of this service may call this.' });
}

/**
 * A step that a person opens: what another site's page loads as an image, a frame or in advance is none, and may not use up what is
 * counted of the person's address. Scripts cannot set these headers, and older browsers and programs send none.
 */
function refuseUnopened({ headers }: HttpRequest): void {
  const isOpened = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose'];
  if (!isOpened) throw new ApiError('origin_not_allowed', { message: 'Only a person may open this.' });
}

/** Whether no other site made the browser send this. Older browsers and programs send no such header. */
export const isFromHere = ({ headers }: HttpRequest): boolean =>
  ['same-origin', 'none'].includes(headers['sec-fetch-site'] ?? 'none');

/**
 * The form, or the script that opens an assessment, is on a page of this service, so that no other
 * page may send it and use up what is counted of its visitor's address.
 */
function refuseForeignForm({ headers }: HttpRequest): void {
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin')
    throw new ApiError('origin_not_allowed', { message: 'Only the page of the form may send it.' });
}

/** The token of a chat opens the calls of its own chat, and another chat is not there for it. */
function admitChat(route: Route, caller: Caller, { id }: HttpRequest['params']): Caller {
  if (!route.forChats) throw new ApiError('key_type_not_allowed');
  if (id !== caller.keyId) throw new ApiError('not_found');
  return caller;
}

/**
 * A publishable key is visible in a page's source: the route decides whether it is accepted, and the key's list of
 * origins from which pages.
 */
function admitPage(route: Route, caller: Caller, origin: string | undefined): Caller {
  if (route.keys !== 'public') throw new ApiError('key_type_not_allowed');
  if (!isListedOrigin(origin, caller.allowedOrigins)) throw new ApiError('origin_not_allowed');
  return caller;
}
