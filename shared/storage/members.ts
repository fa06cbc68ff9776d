import type { Role } from '../contracts/organization.ts';
import { ApiError } from '../domain/api-error.ts';
import { timeOf } from '../domain/ids.ts';
import type { Member } from '../domain/stored/member.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { memberKey, memberOfKey, memberPartition, membersOfPerson, ownersKey } from './people-keys.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Item, Write } from './row.ts';
import { rowsBetween, rowsIn } from './rows-in.ts';
import { leftMarks } from './standing-invitations.ts';
import type { Table } from './table.ts';

interface Owners {
  ids: string[];
}

export type MemberStore = ReturnType<typeof memberStore>;

/** The members of organizations. The writes keep the list of owners, so that two at once cannot remove the last one. */
export function memberStore(table: Table) {
  const row = (member: Member): Item<Member> => ({
    ...memberKey(member.organization_id, member.id),
    gsi1pk: membersOfPerson(member.person_id),
    gsi1sk: member.id,
    version: member.version,
    data: member,
  });

  const find = async (organizationId: string, id: string): Promise<Member | undefined> =>
    (await table.get<Member>(memberKey(organizationId, id)))?.data;

  /** Throws the same not_found for a missing id and another organization's. */
  const get = async (organizationId: string, id: string): Promise<Member> => {
    const found = await find(organizationId, id);
    if (found) return found;
    throw new ApiError('not_found');
  };

  /** The write of the list of owners when a member becomes or ceases to be one. Throws {@link ApiError} last_owner. */
  const ownersAfter = async (
    organizationId: string,
    id: string,
    before: Role | null,
    after: Role | null,
  ): Promise<Write[]> => {
    if ((before === 'owner') === (after === 'owner')) return [];
    const owners = await table.get<Owners>(ownersKey(organizationId));
    const others = (owners?.data.ids ?? []).filter((one) => one !== id);
    const ids = after === 'owner' ? [...others, id] : others;
    if (ids.length === 0) throw new ApiError('last_owner');
    const put = { ...ownersKey(organizationId), version: (owners?.version ?? 0) + 1, data: { ids } };
    return [{ put, when: owners ? { version: owners.version ?? 0 } : { absent: true } }];
  };

  /** The writes that add a member; the first fails where the person is one already. */
  const adding = async (member: Member): Promise<Write[]> => {
    const { organization_id, person_id, id, role } = member;
    return [
      { put: { ...memberOfKey(organization_id, person_id), data: { id } }, when: { absent: true } },
      { put: row(member), when: { absent: true } },
      ...(await ownersAfter(organization_id, id, null, role)),
    ];
  };

  return {
    find,
    get,
    adding,

    async findByPerson(organizationId: string, personId: string): Promise<Member | undefined> {
      const found = await table.get<{ id: string }>(memberOfKey(organizationId, personId));
      return found && find(organizationId, found.data.id);
    },

    list: (organizationId: string, page: PageRequest) =>
      listPage<Member>(
        table,
        { kind: 'member', partition: memberPartition(organizationId), since: timeOf(organizationId) },
        page,
      ),

    /** A member with this address, in lower case. */
    async findByAddress(organizationId: string, address: string): Promise<Member | undefined> {
      const members = { pk: memberPartition(organizationId), from: 'mem_', to: 'mem_~' };
      for await (const { data } of rowsBetween<Member>(table, members))
        if (data.email === address) return data;
      return undefined;
    },

    /** The memberships of a person in all organizations. */
    async ofPerson(personId: string): Promise<Member[]> {
      const found: Member[] = [];
      for await (const { data } of rowsIn<Member>(table, membersOfPerson(personId), 'gsi1')) found.push(data);
      return found;
    },

    add: async (member: Member): Promise<void> => table.commit(await adding(member)),

    /**
     * Reads the member, calls `decide`, and stores its result; null changes nothing. Throws {@link ApiError} last_owner
     * if no owner would be left. The member's session tokens have the new role within ten seconds.
     */
    change: (
      organizationId: string,
      id: string,
      now: Date,
      decide: (member: Member) => Pick<Member, 'role'> | null,
      also: (before: Member, after: Member) => Write[] = () => [],
    ): Promise<Member> =>
      retryOnConflict(async () => {
        const before = await get(organizationId, id);
        const changes = decide(before);
        if (!changes) return before;
        const after = {
          ...before,
          ...changes,
          version: before.version + 1,
          updated_at: now.toISOString(),
        };
        await table.commit([
          { put: row(after), when: { version: before.version } },
          ...(await ownersAfter(organizationId, id, before.role, after.role)),
          ...also(before, after),
        ]);
        return after;
      }),

    /**
     * Throws {@link ApiError} last_owner for the last one. The member's session tokens end within ten seconds, and invitations by
     * them or to them can no longer be accepted.
     */
    remove: (
      organizationId: string,
      id: string,
      now: Date,
      also: (before: Member) => Write[] = () => [],
    ): Promise<Member> =>
      retryOnConflict(async () => {
        const before = await get(organizationId, id);
        await table.commit([
          { remove: memberKey(organizationId, id), when: { version: before.version } },
          { remove: memberOfKey(organizationId, before.person_id) },
          ...leftMarks(before, now),
          // Before the owners are counted: who may not remove an owner does not learn whether it is the last one.
          ...also(before),
          ...(await ownersAfter(organizationId, id, before.role, null)),
        ]);
        return before;
      }),
  };
}
