import { expect, it } from 'vitest';
import { memberKey } from '../../../shared/storage/people-keys.ts';
import { callerStands } from '../../../shared/storage/still-standing.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const organizationId = 'org_1';
const key = { organizationId, keyHash: 'hash', scopes: ['webhooks:write'], keyExpiresAt: null };
const person = { memberId: 'mem_1', sessionId: 'ses_1', role: 'owner' as const };
const signedIn = { organizationId, person, scopes: [], keyExpiresAt: '2026-11-25T12:10:00.000Z' };

it('a key or token whose end has passed is refused, though its verdict is still cached', () => {
  for (const caller of [key, signedIn]) {
    expect(
      callerStands({ ...caller, keyExpiresAt: '2026-11-25T12:00:00.001Z' }, [], now).length,
    ).toBeGreaterThan(0);
    expect(() => callerStands({ ...caller, keyExpiresAt: now.toISOString() }, [], now)).toThrow(
      expect.objectContaining({ code: 'insufficient_scope' }),
    );
  }
});

it('a row that the transaction changes itself has no second condition, and a person of another stage has none', () => {
  const own = memberKey(organizationId, person.memberId);
  const change = { put: { ...own, data: {} }, when: { version: 1 } };
  expect(callerStands(signedIn, [], now)).toHaveLength(2);
  expect(callerStands(signedIn, [change], now)).toHaveLength(1);
  expect(callerStands({ ...signedIn, person: { ...person, rowsOf: 'other' } }, [], now)).toEqual([]);
});
