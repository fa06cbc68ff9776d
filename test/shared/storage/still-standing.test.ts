import { expect, it } from 'vitest';
import { apiKeyKey } from '../../../shared/storage/keys.ts';
import { memberKey, sessionKey } from '../../../shared/storage/people-keys.ts';
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

it('the conditions are those of the verdict: the role and the session of a person, or the rights of a key', () => {
  expect(callerStands(signedIn, [], now)).toMatchObject([
    { check: memberKey(organizationId, 'mem_1'), when: { dataEquals: { role: 'owner' } } },
    { check: sessionKey('ses_1'), when: { exists: true } },
  ]);
  const ends = { ...key, keyExpiresAt: '2026-11-26T00:00:00.000Z' };
  const rights = { revoked_at: null, expires_at: ends.keyExpiresAt, scopes: ['webhooks:write'] };
  expect(callerStands(ends, [], now)).toMatchObject([
    { check: apiKeyKey('hash'), when: { dataEquals: rights } },
  ]);
  expect(callerStands(key, [], now)).toHaveLength(1);
  const { keyHash: _, ...publishable } = key;
  expect(callerStands(publishable, [], now)).toEqual([]);
});

it('a condition that fails is refused as a right that has ended', () => {
  for (const condition of [...callerStands(signedIn, [], now), ...callerStands(key, [], now)])
    expect('refuse' in condition && condition.refuse?.(undefined)).toMatchObject({
      code: 'insufficient_scope',
    });
});

it('a row that is removed, checked or counted in the transaction has no second condition, and another one has', () => {
  const own = memberKey(organizationId, person.memberId);
  const when = { exists: true } as const;
  for (const write of [{ remove: own }, { check: own, when }, { add: own, numbers: { n: 1 } }])
    expect(callerStands(signedIn, [write], now)).toHaveLength(1);
  for (const other of [
    { ...own, sk: 'mem_2' },
    { ...own, pk: 'other' },
  ])
    expect(callerStands(signedIn, [{ remove: other }], now)).toHaveLength(2);
});
