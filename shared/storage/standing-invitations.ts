import { mayInvite } from '../domain/roles.ts';
import { type Invitation, invitationDays } from '../domain/stored/invitation.ts';
import type { Member } from '../domain/stored/member.ts';
import { leftKey, memberKey } from './people-keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';

interface Left {
  left_at: string;
}

/** A day more than an invitation lasts, for clock differences. */
const leftSeconds = (invitationDays + 1) * 24 * 3600;

/** The writes that record when a member was removed, by person and by address. Earlier invitations are then invalid. */
export const leftMarks = ({ organization_id, person_id, email }: Member, now: Date): Write[] =>
  [person_id, email].map((who) => ({
    put: {
      ...leftKey(organization_id, who),
      expires_at: expiryOf(now, leftSeconds),
      data: { left_at: now.toISOString() },
    },
    when: { always: 'the last removal counts' },
  }));

/**
 * The conditions under which an invitation can be accepted; undefined for one that no longer can. Its inviter must be a member who may
 * still give its role, and its person must not have been removed since. With them in the transaction, no removal at the same moment is missed.
 */
export const standingOf =
  (table: Pick<Table, 'get'>) =>
  async (invitation: Invitation, personId?: string): Promise<Write[] | undefined> => {
    const { organization_id, invited_by, email, role, created_at } = invitation;
    const conditions: Write[] = [];
    if (invited_by !== null) {
      const key = memberKey(organization_id, invited_by);
      const inviter = (await table.get<Member>(key))?.data;
      if (!inviter || !mayInvite(inviter.role, role)) return undefined;
      conditions.push({ check: key, when: { version: inviter.version } });
    }
    for (const who of personId === undefined ? [email] : [email, personId]) {
      const key = leftKey(organization_id, who);
      const left: Item<Left> | undefined = await table.get<Left>(key);
      if (left && created_at <= left.data.left_at) return undefined;
      const when = left ? { dataEquals: { left_at: left.data.left_at } } : ({ absent: true } as const);
      conditions.push({ check: key, when });
    }
    return conditions;
  };
