/** Invitations on a table, from the link to the member, and those that no longer count. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/contracts/organization.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Invitation } from '../../../shared/domain/stored/invitation.ts';
import type { Member } from '../../../shared/domain/stored/member.ts';
import { invitationStore } from '../../../shared/storage/invitations.ts';
import { memberStore } from '../../../shared/storage/members.ts';
import { invitationKey, invitedKey, leftKey } from '../../../shared/storage/people-keys.ts';
import { leftMarks, standingOf } from '../../../shared/storage/standing-invitations.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date(Math.floor(Date.now() / 1000) * 1000 + 400);
const newId = idSource(now);
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();

async function desk() {
  const { organizationId } = await newCaller(backend);
  const { table } = backend;
  const [invitations, members] = [invitationStore(table), memberStore(table)];
  const memberOf = (role: Role, fields: Partial<Member> = {}): Member => ({
    ...{ id: newId('member'), organization_id: organizationId, person_id: crypto.randomUUID() },
    ...{ name: 'Ada', email: 'ada@example.com', role, version: 1, created_at: at(0), updated_at: at(0) },
    ...fields,
  });
  const invite = async (fields: Partial<Invitation> = {}) => {
    const invitation: Invitation = {
      ...{ id: newId('invitation'), organization_id: organizationId, email: 'kim@example.com' },
      ...{ role: 'recruiter', invited_by: null, token_hash: crypto.randomUUID() },
      ...{ created_at: at(0), expires_at: at(1000), ...fields },
    };
    await invitations.create(invitation);
    return invitation;
  };
  return { organizationId, table, invitations, members, memberOf, invite, standing: standingOf(table) };
}
type Desk = Awaited<ReturnType<typeof desk>>;
const isLeft = async ({ table }: Desk, { organization_id, id, token_hash }: Invitation) =>
  (await table.getMany([invitationKey(organization_id, id), invitedKey(token_hash)])).map(
    (row) => row !== undefined,
  );

describe('an invitation', () => {
  it('is found by its id and by its link, and listed; both of its rows expire with it', async () => {
    const { organizationId, table, invitations, invite } = await desk();
    const invitation = await invite();
    expect(await invitations.find(organizationId, invitation.id)).toEqual(invitation);
    expect(await invitations.findByToken(invitation.token_hash)).toEqual(invitation);
    expect(await invitations.findByToken('another')).toBeUndefined();
    const { items } = await invitations.list(organizationId, { limit: 5, order: 'asc', now });
    expect(items).toEqual([invitation]);
    const none = await invitations.list(organizationId, { limit: 5, order: 'asc', now }, () => false);
    expect(none.items).toEqual([]);
    const rows = [invitationKey(organizationId, invitation.id), invitedKey(invitation.token_hash)];
    const ends = Math.ceil(Date.parse(at(1000)) / 1000);
    for (const row of await table.getMany(rows)) expect(row?.expires_at).toBe(ends);
  });

  it('is not stored twice, nor without what is stored with it', async () => {
    const at = await desk();
    const invitation = await at.invite();
    await expect(at.invitations.create(invitation)).rejects.toThrow();
    const other = { ...invitation, id: newId('invitation'), token_hash: 'other' };
    const check = { check: { pk: 'none', sk: 'none' }, when: { exists: true } } as const;
    await expect(at.invitations.create(other, [check])).rejects.toThrow();
    expect(await isLeft(at, other)).toEqual([false, false]);
  });

  it('is removed with its link once, together with what follows from it', async () => {
    const at = await desk();
    const { organizationId, invitations } = at;
    const invitation = await at.invite();
    const mark = { pk: organizationId, sk: 'mark' };
    await invitations.remove(organizationId, invitation.id, ({ email }) => [
      { put: { ...mark, data: { email } }, when: { absent: true } },
    ]);
    expect(await isLeft(at, invitation)).toEqual([false, false]);
    expect((await at.table.get(mark))?.data).toEqual({ email: 'kim@example.com' });
    await expect(invitations.remove(organizationId, invitation.id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('that is used meanwhile is not found, or cannot be used again', async () => {
    const at = await desk();
    const invitation = await at.invite();
    let isUsed = false;
    const also = () => [{ check: { pk: 'none', sk: 'none' }, when: { absent: true } } as const];
    const early = {
      ...at.table,
      get: async (key: never) => {
        const found = await at.table.get(key);
        if (!isUsed) {
          isUsed = true;
          await at.invitations.use(invitation);
        }
        return found;
      },
    };
    const removal = invitationStore(early as typeof at.table).remove(at.organizationId, invitation.id, also);
    await expect(removal).rejects.toMatchObject({ code: 'not_found' });
    expect(await isLeft(at, invitation)).toEqual([false, false]);
    await expect(at.invitations.use(invitation)).rejects.toThrow();
  });

  it('adds one member when it is accepted, and none a second time', async () => {
    const at = await desk();
    const invitation = await at.invite();
    const member = at.memberOf('recruiter');
    await at.invitations.accept(at.members, invitation, member);
    expect(await at.members.find(at.organizationId, member.id)).toEqual(member);
    expect(await isLeft(at, invitation)).toEqual([false, false]);
    const second = at.memberOf('recruiter');
    await expect(at.invitations.accept(at.members, invitation, second)).rejects.toThrow();
    expect(await at.members.find(at.organizationId, second.id)).toBeUndefined();
  });
});

describe('an invitation counts', () => {
  it('while its inviter is a member who may give its role, and is refused once the inviter changed', async () => {
    const { organizationId, table, members, memberOf, invite, standing } = await desk();
    const [admin, viewer] = [memberOf('admin'), memberOf('viewer')];
    for (const member of [admin, viewer]) await members.add(member);
    const conditions = await standing(await invite({ invited_by: admin.id }));
    expect(conditions).toHaveLength(2);
    expect(await standing(await invite({ invited_by: viewer.id }))).toBeUndefined();
    expect(await standing(await invite({ invited_by: admin.id, role: 'owner' }))).toBeUndefined();
    expect(await standing(await invite({ invited_by: 'mem_gone' }))).toBeUndefined();
    const put = (sk: string) => ({
      put: { pk: organizationId, sk, data: {} },
      when: { absent: true } as const,
    });
    await table.commit([put('before'), ...(conditions ?? [])]);
    await members.change(organizationId, admin.id, now, () => ({ role: 'owner' }));
    await expect(table.commit([put('after'), ...(conditions ?? [])])).rejects.toThrow();
  });

  it.each([
    ['the address', ({ email }: Member) => [email, undefined] as const],
    ['the person', ({ person_id }: Member) => ['another@example.com', person_id] as const],
  ])('only from the last removal of %s on', async (_, asked) => {
    const { organizationId, table, memberOf, invite, standing } = await desk();
    const removed = memberOf('viewer', { email: 'kim@example.com' });
    await table.commit(leftMarks(removed, now));
    const [email, personId] = asked(removed);
    const of = async (created_at: string) => standing(await invite({ email, created_at }), personId);
    expect([await of(at(-1)), await of(at(0))]).toEqual([undefined, undefined]);
    const conditions = await of(at(1));
    expect(conditions).toHaveLength(personId === undefined ? 1 : 2);
    await table.commit([
      { put: { pk: organizationId, sk: 'one', data: {} }, when: { absent: true } },
      ...(conditions ?? []),
    ]);
    await table.commit(leftMarks(removed, new Date(at(5))));
    await expect(
      table.commit([
        { put: { pk: organizationId, sk: 'two', data: {} }, when: { absent: true } },
        ...(conditions ?? []),
      ]),
    ).rejects.toThrow();
  });

  it('until its person is removed for the first time; the mark of it lasts longer than the invitation', async () => {
    const { organizationId, table, memberOf, invite, standing } = await desk();
    const conditions = (await standing(await invite())) ?? [];
    const removed = memberOf('viewer', { email: 'kim@example.com' });
    await table.commit(leftMarks(removed, now));
    const put = { put: { pk: organizationId, sk: 'one', data: {} }, when: { absent: true } as const };
    await expect(table.commit([put, ...conditions])).rejects.toThrow();
    const mark = await table.get(leftKey(organizationId, 'kim@example.com'));
    expect(mark?.data).toEqual({ left_at: now.toISOString() });
    expect((mark?.expires_at ?? 0) - now.getTime() / 1000).toBeGreaterThan(8 * 24 * 3600 - 2);
    expect((mark?.expires_at ?? 0) - now.getTime() / 1000).toBeLessThan(8 * 24 * 3600 + 2);
  });
});
