import type { KeyScope, Scope } from '../../shared/contracts/organization.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';

/** A caller gives and gets no key that may do more than the caller. Throws {@link ApiError} insufficient_scope with the scopes that the role lacks. */
export function refuseScopes({ scopes }: Pick<Caller, 'scopes'>, asked: readonly KeyScope[]): void {
  const missing = asked.filter((scope) => !(scopes as readonly Scope[]).includes(scope));
  if (missing.length === 0) return;
  const message = `Your role lacks scopes of the key set, and so cannot give them to a key: ${missing.join(', ')}.`;
  throw new ApiError('insufficient_scope', { message });
}
