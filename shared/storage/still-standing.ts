import type { Role } from '../contracts/organization.ts';
import { ApiError } from '../domain/api-error.ts';
import { apiKeyKey } from './keys.ts';
import { memberKey, sessionKey } from './people-keys.ts';
import type { Condition, Key, Write } from './row.ts';

/** The caller of a verdict, which may be a few seconds old. */
interface Standing {
  organizationId: string;
  /** Of a secret key, with its scopes and its end. */
  keyHash?: string;
  scopes: readonly string[];
  keyExpiresAt: string | null;
  /** `rowsOf: 'other'`: the rows of session and member are in another table, and the token counts for its short life. */
  person?: { memberId: string; sessionId: string; role: Role; rowsOf?: 'this' | 'other' };
}

const refuse = () =>
  new ApiError('insufficient_scope', { message: 'Your rights ended or changed a moment ago.' });

/**
 * The conditions that a person's session has not ended and that the member still has this role, or that a key has the scopes and the end of the verdict: an
 * end at the same moment is not missed. They are refused as insufficient_scope. A row that the transaction itself changes has a condition of its own.
 */
export function callerStands(
  { organizationId, person, keyHash, scopes, keyExpiresAt }: Standing,
  writes: readonly Write[],
  now: Date,
): Write[] {
  if (person?.rowsOf === 'other') return [];
  if (keyExpiresAt !== null && keyExpiresAt <= now.toISOString()) throw refuse();
  const conditions: [Key, Condition][] = person
    ? [
        [memberKey(organizationId, person.memberId), { dataEquals: { role: person.role } }],
        [sessionKey(person.sessionId), { exists: true }],
      ]
    : keyHash
      ? [[apiKeyKey(keyHash), { dataEquals: { revoked_at: null, expires_at: keyExpiresAt, scopes } }]]
      : [];
  const isTouched = ({ pk, sk }: Key) =>
    writes.some((write) => {
      const key =
        'put' in write
          ? write.put
          : 'remove' in write
            ? write.remove
            : 'check' in write
              ? write.check
              : write.add;
      return key.pk === pk && key.sk === sk;
    });
  return conditions.filter(([key]) => !isTouched(key)).map(([check, when]) => ({ check, when, refuse }));
}
