import type { Role } from '../../shared/contracts/organization.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { mayChangeOwners } from '../../shared/domain/roles.ts';
import type { Member } from '../../shared/domain/stored/member.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';

/** Throws {@link ApiError} insufficient_scope if a change makes, changes or removes an owner and the caller is none. */
export function refuseOwners({ person }: Pick<Caller, 'person'>, ...rolesOfChange: Role[]): void {
  if (!rolesOfChange.includes('owner') || (person && mayChangeOwners(person.role))) return;
  throw new ApiError('insufficient_scope', { message: 'Only an owner makes, changes or removes owners.' });
}

/** Throws {@link ApiError} insufficient_scope if members change themselves and no longer have the role of the verdict on them. */
export function refuseFormer(
  { person }: Pick<Caller, 'person'>,
  { id, role }: Pick<Member, 'id' | 'role'>,
): void {
  if (person?.memberId !== id || person.role === role) return;
  throw new ApiError('insufficient_scope', { message: 'Your role changed a moment ago. Sign in again.' });
}
