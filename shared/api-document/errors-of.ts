import { commonErrors, type ErrorCode } from '../contracts/errors.ts';
import { countsToken, type Route } from '../routes/route.ts';

/** The error codes that a route can return: its own, and those that its method, key and body imply. */
export function errorsOf(route: Route): ErrorCode[] {
  const keyed = route.scope !== 'none';
  const sendsBody = route.method !== 'GET';
  const codes = new Set<ErrorCode>([
    ...commonErrors.everywhere,
    ...(keyed ? commonErrors.withKey : []),
    ...(keyed ? (route.keys === 'public' ? commonErrors.withPublicKey : commonErrors.withSecretKey) : []),
    ...(keyed && route.scope !== 'any' ? scopeErrorsOf(route) : []),
    ...(route.sameOrigin || route.redirects ? commonErrors.withCookie : []),
    ...(route.countsAddresses ? commonErrors.withForm : []),
    ...(countsToken(route) ? commonErrors.withToken : []),
    ...commonErrors.withQuery,
    ...('cursor' in route.query ? commonErrors.withCursor : []),
    ...(sendsBody ? commonErrors.withBody : []),
    ...(route.form ? commonErrors.withForm : []),
    ...(route.idempotency === 'replays' ? commonErrors.withIdempotency : []),
    ...route.errors,
  ]);
  return [...codes];
}

/** People have no call budget. */
const scopeErrorsOf = ({ keys }: Route): readonly ErrorCode[] =>
  keys === 'session' ? commonErrors.withRole : commonErrors.withScope;
