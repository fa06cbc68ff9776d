import { ApiError } from '../domain/api-error.ts';
import { timeOf } from '../domain/ids.ts';
import type { Invitation } from '../domain/stored/invitation.ts';
import type { Member } from '../domain/stored/member.ts';
import { listPage, type Matches, type PageRequest } from './list-page.ts';
import type { MemberStore } from './members.ts';
import { invitationKey, invitationPartition, invitedKey } from './people-keys.ts';
import type { Key, Write } from './row.ts';
import type { Table } from './table.ts';

export type InvitationStore = ReturnType<typeof invitationStore>;

export function invitationStore(table: Table) {
  const find = async (organizationId: string, id: string): Promise<Invitation | undefined> =>
    (await table.get<Invitation>(invitationKey(organizationId, id)))?.data;
  const removing = ({ organization_id, id, token_hash }: Invitation): Write[] => [
    { remove: invitationKey(organization_id, id), when: { exists: true } },
    { remove: invitedKey(token_hash) },
  ];

  return {
    find,

    /** `also` are further writes of the same transaction. */
    create: (invitation: Invitation, also: Write[] = []): Promise<void> => {
      const { organization_id, id, token_hash, expires_at } = invitation;
      const store = (key: Key, data: object): Write => ({
        put: { ...key, expires_at: Math.ceil(Date.parse(expires_at) / 1000), data },
        when: { absent: true },
      });
      return table.commit([
        store(invitationKey(organization_id, id), invitation),
        store(invitedKey(token_hash), { organization_id, id }),
        ...also,
      ]);
    },

    /** Those that were not accepted; an expired one may be among them for some days. */
    list: (organizationId: string, page: PageRequest, matches?: Matches<Invitation>) =>
      listPage<Invitation>(
        table,
        { kind: 'invitation', partition: invitationPartition(organizationId), since: timeOf(organizationId) },
        page,
        matches,
      ),

    async findByToken(tokenHash: string): Promise<Invitation | undefined> {
      const found = await table.get<Pick<Invitation, 'organization_id' | 'id'>>(invitedKey(tokenHash));
      return found && find(found.data.organization_id, found.data.id);
    },

    /** Throws {@link ApiError} not_found. */
    async remove(
      organizationId: string,
      id: string,
      also: (invitation: Invitation) => Write[] = () => [],
    ): Promise<void> {
      const invitation = await find(organizationId, id);
      if (!invitation) throw new ApiError('not_found');
      const [main, ...others] = removing(invitation);
      const refuse = () => new ApiError('not_found');
      await table.commit([{ ...(main as Write), refuse }, ...others, ...also(invitation)]);
    },

    /** Uses the invitation up for who is a member already. Throws ConditionFailed when it was used meanwhile. */
    use: (invitation: Invitation) => table.commit(removing(invitation)),

    /**
     * Uses the invitation up and adds the member in one transaction, with further writes. Throws ConditionFailed when it was used
     * meanwhile.
     */
    accept: async (
      members: Pick<MemberStore, 'adding'>,
      invitation: Invitation,
      member: Member,
      also: Write[] = [],
    ) => table.commit([...removing(invitation), ...(await members.adding(member)), ...also]),
  };
}
