import { ApiError } from '../domain/api-error.ts';
import type { Route } from '../routes/route.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import { isListedOrigin } from './web-origin.ts';

/** The caller of a route that needs no key. */
const nobody = {} as Caller;

/**
 * Throws if the route is not for this caller. The gateway has already rejected requests without a valid key (401);
 * errors that it cannot describe, such as the missing scope, are thrown here.
 */
export function admit(route: Route, request: HttpRequest): Caller {
  refuseRepeated(request);
  if (route.scope === 'none') return nobody;
  if (request.refusal) throw new ApiError(request.refusal);
  const { caller } = request;
  if (!caller) throw new ApiError('missing_api_key');
  if (caller.keyType === 'publishable') return admitPage(route, caller, request.headers.origin);
  if (route.scope !== 'any' && !caller.scopes.includes(route.scope)) {
    throw new ApiError('insufficient_scope', { message: `This call requires the scope ${route.scope}.` });
  }
  return caller;
}

/** Also on routes without a key: a proxy may use one of the values and this service the other. */
function refuseRepeated({ repeatedHeaders: [name] }: HttpRequest): void {
  if (name !== undefined)
    throw new ApiError('invalid_parameter', { param: name, message: `${name} is given more than once.` });
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
