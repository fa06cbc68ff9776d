import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import { emailClaims } from '../../../shared/storage/email-claims.ts';
import type { Write } from '../../../shared/storage/row.ts';
import { keyRing } from '../../functions/support/key-rings.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const newId = idSource(new Date());
const addressed = (id: string, email: string | null, ...other_emails: string[]) => ({
  id,
  email,
  other_emails,
  merged_ids: [] as string[],
});
type Addressed = ReturnType<typeof addressed>;

/** The claims of a new organization, under a ring that may change. */
function newClaims(first: KeyRing = keyRing('1')) {
  const organizationId = newId('organization');
  let ring = first;
  const claims = emailClaims(backend.table, async () => ring);
  const writes = (before: Addressed | null, after: Addressed | null, refuse = true) =>
    claims.emailWrites(organizationId, before, after, { refuse });
  return {
    organizationId,
    turn: (next: KeyRing) => (ring = next),
    writes,
    move: async (before: Addressed | null, after: Addressed | null, refuse = true) =>
      backend.table.commit(await writes(before, after, refuse)),
    ownerOf: async (email: string) => (await claims.claimOf(organizationId, email)).owner,
    keyFor: async (email: string) => (await claims.claimOf(organizationId, email)).key,
  };
}
const kindsOf = (writes: Write[]) => writes.map((write) => Object.keys(write)[0]);
const taken = (id: string) => ({
  code: 'validation_failed',
  particulars: {
    details: [{ param: 'email', code: 'taken', message: 'Another candidate has this e-mail address.', id }],
  },
});

describe('a claim', () => {
  it('is on every address of a candidate, however it is written, in one organization', async () => {
    const { move, ownerOf } = newClaims();
    await move(null, addressed('a', 'Jane@Example.com', 'j.miller@example.com'));
    expect(await ownerOf(' jane@example.COM')).toBe('a');
    expect(await ownerOf('j.miller@example.com')).toBe('a');
    expect(await ownerOf('other@example.com')).toBeUndefined();
    expect(await newClaims().ownerOf('jane@example.com')).toBeUndefined();
  });

  it('moves with the address: the new one is claimed, the old one is free, and the others stay', async () => {
    const { move, ownerOf, writes } = newClaims();
    const before = addressed('a', 'one@example.com', 'both@example.com');
    await move(null, before);
    const after = addressed('a', 'Both@example.com', 'two@example.com');
    expect(kindsOf(await writes(before, after))).toEqual(['remove', 'put']);
    await move(before, after);
    expect(await Promise.all(['one', 'both', 'two'].map((name) => ownerOf(`${name}@example.com`)))).toEqual([
      undefined,
      'a',
      'a',
    ]);
    await move(after, null);
    expect(await ownerOf('both@example.com')).toBeUndefined();
  });

  it('needs no write, and no key, where the addresses are the same or there is none', async () => {
    const claims = emailClaims(backend.table, () => Promise.reject(new Error('no key is needed')));
    const same = addressed('a', 'one@example.com', 'two@example.com');
    const swapped = addressed('a', 'TWO@example.com', 'one@example.com');
    for (const [before, after] of [
      [same, swapped],
      [null, addressed('a', null)],
      [addressed('a', null), null],
      [null, null],
    ])
      expect(await claims.emailWrites('org_1', before ?? null, after ?? null, { refuse: true })).toEqual([]);
  });

  it('of another candidate is not removed with an address that the candidate also shows', async () => {
    const { move, writes } = newClaims();
    await move(null, addressed('a', 'jane@example.com'));
    expect(await writes(addressed('b', 'jane@example.com'), null)).toEqual([]);
  });

  it('of a merged candidate is removed with the person', async () => {
    const { move, ownerOf } = newClaims();
    await move(null, addressed('guest', 'jane@example.com'));
    await move({ ...addressed('host', 'jane@example.com'), merged_ids: ['other', 'guest'] }, null);
    expect(await ownerOf('jane@example.com')).toBeUndefined();
  });
});

describe('an address in use', () => {
  it('is refused with the candidate that has it, or is a conflict that is retried', async () => {
    const { move, ownerOf } = newClaims();
    const owner = newId('candidate');
    await move(null, addressed(owner, 'jane@example.com'));
    const other = addressed('b', 'JANE@example.com');
    await expect(move(null, other)).rejects.toMatchObject(taken(owner));
    await expect(move(null, other, false)).rejects.toMatchObject({ name: 'ConditionFailed' });
    expect(await ownerOf('jane@example.com')).toBe(owner);
  });

  it('is found and refused under an older key of the ring, too', async () => {
    const { move, ownerOf, turn, writes, keyFor } = newClaims();
    const owner = newId('candidate');
    await move(null, addressed(owner, 'jane@example.com'));
    const oldKey = await keyFor('jane@example.com');
    turn(keyRing('2', '1'));
    expect(await ownerOf('jane@example.com')).toBe(owner);
    expect(await keyFor('jane@example.com')).not.toEqual(oldKey);
    await expect(writes(null, addressed('b', 'jane@example.com'))).rejects.toMatchObject(taken(owner));
    expect(kindsOf(await writes(null, addressed('b', 'jane@example.com'), false))).toEqual(['put']);
    // The candidate itself, and the one that it was merged into, may claim it under the new key.
    const host = { ...addressed('host', 'jane@example.com'), merged_ids: [owner] };
    for (const own of [addressed(owner, 'jane@example.com'), host])
      expect(kindsOf(await writes(null, own))).toEqual(['put']);
    await move(addressed(owner, 'jane@example.com'), null);
    expect(await ownerOf('jane@example.com')).toBeUndefined();
  });
});
