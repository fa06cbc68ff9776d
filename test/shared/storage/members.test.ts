import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/contracts/organization.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { type MemberStore, memberStore } from '../../../shared/storage/members.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
let members: MemberStore;
beforeAll(async () => {
  backend = await sharedBackend();
  members = memberStore(backend.table);
});

const now = new Date();
const newId = idSource(now);
async function add(organizationId: string, role: Role, personId: string = crypto.randomUUID()) {
  const at = now.toISOString();
  const member = {
    id: newId('member'),
    organization_id: organizationId,
    person_id: personId,
    name: 'Ada',
    email: 'ada@example.com',
    role,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  await members.add(member);
  return member;
}
const organization = async () => (await newCaller(backend)).organizationId;
const become = (organizationId: string, id: string, role: Role) =>
  members.change(organizationId, id, now, () => ({ role }));

it('finds a member by id, by person, in the list and among the person’s memberships', async () => {
  const [one, other] = [await organization(), await organization()];
  const member = await add(one, 'viewer');
  const elsewhere = await add(other, 'owner', member.person_id);
  expect(await members.find(one, member.id)).toEqual(member);
  expect(await members.find(other, member.id)).toBeUndefined();
  expect(await members.findByPerson(one, member.person_id)).toEqual(member);
  const page = await members.list(one, { limit: 10, order: 'asc', now });
  expect(page.items).toEqual([member]);
  expect(await members.ofPerson(member.person_id)).toEqual([member, elsewhere]);
});

it('finds every membership of a person', async () => {
  const member = await add(await organization(), 'viewer');
  const ids = [member.id];
  for (let n = 0; n < 201; n++) ids.push((await add(await organization(), 'viewer', member.person_id)).id);
  expect((await members.ofPerson(member.person_id)).map(({ id }) => id)).toEqual(ids.sort());
});

it('takes a person once', async () => {
  const id = await organization();
  const { person_id } = await add(id, 'viewer');
  await expect(add(id, 'owner', person_id)).rejects.toThrow('condition of write 0');
});

describe('the last owner', () => {
  it('can neither become another role nor be removed', async () => {
    const id = await organization();
    const owner = await add(id, 'owner');
    await add(id, 'admin');
    await expect(become(id, owner.id, 'admin')).rejects.toMatchObject({ code: 'last_owner' });
    await expect(members.remove(id, owner.id, new Date())).rejects.toMatchObject({ code: 'last_owner' });
    expect(await members.find(id, owner.id)).toEqual(owner);
  });

  it('is free to go once there is another', async () => {
    const id = await organization();
    const [owner, heir] = [await add(id, 'owner'), await add(id, 'viewer')];
    expect(await become(id, heir.id, 'owner')).toMatchObject({ role: 'owner', version: 2 });
    await members.remove(id, owner.id, new Date());
    expect(await members.findByPerson(id, owner.person_id)).toBeUndefined();
    await expect(members.remove(id, heir.id, new Date())).rejects.toMatchObject({ code: 'last_owner' });
  });

  it('stays when two owners remove each other, or themselves, at once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await organization();
      const owners = [await add(id, 'owner'), await add(id, 'owner')];
      const done = await Promise.allSettled(
        owners.map((one, at) =>
          at === 0 ? members.remove(id, one.id, new Date()) : become(id, one.id, 'viewer'),
        ),
      );
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { items } = await members.list(id, { limit: 10, order: 'asc', now });
      expect(items.filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });
});

it('finds a member by the address, among those of the organization', async () => {
  const [one, other] = [await organization(), await organization()];
  const member = await add(one, 'viewer');
  const second = { ...member, id: newId('member'), person_id: crypto.randomUUID(), email: 'kim@example.com' };
  await members.add(second);
  expect(await members.findByAddress(one, 'kim@example.com')).toEqual(second);
  expect(await members.findByAddress(one, 'ada@example.com')).toEqual(member);
  expect(await members.findByAddress(one, 'none@example.com')).toBeUndefined();
  expect(await members.findByAddress(other, 'kim@example.com')).toBeUndefined();
});

it('a member that does not exist, or not here, is not found', async () => {
  const [one, other] = [await organization(), await organization()];
  const member = await add(one, 'viewer');
  expect(await members.get(one, member.id)).toEqual(member);
  for (const [id, of] of [
    ['mem_none', one],
    [member.id, other],
  ] as const)
    await expect(members.get(of, id)).rejects.toMatchObject({ code: 'not_found' });
});
