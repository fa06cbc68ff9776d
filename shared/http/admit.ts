import { ApiError } from '../domain/api-error.ts';
import type { Route } from '../routes/route.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import { isListedOrigin } from './web-origin.ts';

/** Who calls a route that asks for no key. */
const nobody = {} as Caller;

/**
 * Refuses a caller whom this route is not for. The gateway already turned away who has no key of ours (401); what the
 * gateway cannot word, such as the scope that is missing, is worded here.
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

/** Also where no key is asked for: whoever stands between may decide by the one value, and we by the other. */
function refuseRepeated({ repeatedHeaders: [name] }: HttpRequest): void {
  if (name !== undefined)
    throw new ApiError('invalid_parameter', { param: name, message: `${name} is given more than once.` });
}

/** A publishable key stands in a page's source for all to see: what it may do is the route's to say, and from where its list's. */
function admitPage(route: Route, caller: Caller, origin: string | undefined): Caller {
  if (route.keys !== 'public') throw new ApiError('key_type_not_allowed');
  if (!isListedOrigin(origin, caller.allowedOrigins)) throw new ApiError('origin_not_allowed');
  return caller;
}
