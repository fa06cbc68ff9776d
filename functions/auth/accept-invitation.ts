import { ApiError } from '../../shared/domain/api-error.ts';
import { memberOfInvitation } from '../../shared/domain/invitation.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openAddresses } from '../../shared/identity/open-identity.ts';
import { readSession } from '../../shared/identity/session.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type InvitationStore, invitationStore } from '../../shared/storage/invitations.ts';
import { sha256 } from '../../shared/storage/keys.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';
import { type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';
import { standingOf } from '../../shared/storage/standing-invitations.ts';

interface Dependencies {
  sessions: Pick<SessionStore, 'find'>;
  invitations: Pick<InvitationStore, 'findByToken' | 'accept' | 'use'>;
  members: Pick<MemberStore, 'findByPerson' | 'adding'>;
  organizations: Pick<OrganizationStore, 'find'>;
  standing: ReturnType<typeof standingOf>;
}

/** A member keeps their role; the invitation is used up. */
export const acceptInvitation =
  (stores: Dependencies): Handle<typeof routes.acceptInvitation> =>
  async ({ body, headers, now, newId }) => {
    const { sessions, invitations, members, organizations, standing } = stores;
    const session = await readSession(sessions, headers.cookie, now);
    return retryOnConflict(async () => {
      const invitation = await invitations.findByToken(sha256(body.token));
      if (!invitation || invitation.expires_at <= now.toISOString())
        throw new ApiError('invitation_not_found');
      if (invitation.email !== session.email) throw new ApiError('invitation_of_other');

      const organizationId = invitation.organization_id;
      const [organization, known, conditions] = await Promise.all([
        organizations.find(organizationId),
        members.findByPerson(organizationId, session.person_id),
        standing(invitation, session.person_id),
      ]);
      if (!organization || !conditions) throw new ApiError('invitation_not_found');
      const member = known ?? memberOfInvitation(invitation, session, newId('member'), now);
      if (known) await invitations.use(invitation);
      else await invitations.accept(members, invitation, member, conditions);
      return {
        object: 'membership' as const,
        id: member.id,
        organization: { id: organization.id, name: organization.name },
        role: member.role,
      };
    });
  };

export const entry = entryOf(
  routes.acceptInvitation,
  acceptInvitation,
  (edge) => ({
    sessions: sessionStore(edge.table),
    invitations: invitationStore(edge.table),
    members: memberStore(edge.table),
    organizations: edge.organizations,
    standing: standingOf(edge.table),
    addresses: openAddresses(edge),
  }),
  ({ addresses }) => ({ addresses }),
);
