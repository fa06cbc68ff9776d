import { randomBytes } from 'node:crypto';
import { invalid } from '../../shared/domain/invalid.ts';
import { invitationDays } from '../../shared/domain/stored/invitation.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { secretsOnce } from '../../shared/http/secrets-once.ts';
import { invitationUrl } from '../../shared/platform/addresses.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { notErased } from '../../shared/storage/erased-marks.ts';
import { type InvitationStore, invitationStore } from '../../shared/storage/invitations.ts';
import { sha256 } from '../../shared/storage/keys.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import { ConditionFailed } from '../../shared/storage/row.ts';
import { presentInvitation } from './present-invitation.ts';
import { refuseOwners } from './refuse-owners.ts';

interface Dependencies {
  invitations: Pick<InvitationStore, 'create' | 'find'>;
  members: Pick<MemberStore, 'findByAddress'>;
  productionUrl: string;
}

export const createInvitation =
  ({ invitations, members, productionUrl }: Dependencies): Handle<typeof routes.createInvitation> =>
  async ({ body: { email, role }, caller, origin, now, newId }) => {
    const { organizationId, claim } = origin;
    refuseOwners(caller, role);
    const member = await members.findByAddress(organizationId, email.toLowerCase());
    if (member) throw invalid('email', 'taken', 'A member of the organization has this address.', member.id);
    const token = randomBytes(32).toString('base64url');
    const invitation = {
      id: newId('invitation'),
      organization_id: organizationId,
      email: email.toLowerCase(),
      role,
      invited_by: caller.person?.memberId ?? null,
      token_hash: sha256(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationDays * 86_400_000).toISOString(),
    };
    try {
      await invitations.create(invitation, claim === undefined ? [] : [notErased(invitation.id)]);
      return { ...presentInvitation(invitation), url: invitationUrl(productionUrl, token) };
    } catch (error) {
      // A crashed first run of this request has stored it, with a link that was never returned.
      const existing =
        error instanceof ConditionFailed && (await invitations.find(organizationId, invitation.id));
      if (!existing) throw error;
      return { ...presentInvitation(existing), url: null };
    }
  };

export const entry = entryOf(
  routes.createInvitation,
  createInvitation,
  ({ table }) => ({
    invitations: invitationStore(table),
    members: memberStore(table),
    productionUrl: environment.productionUrl,
  }),
  () => ({ seal: secretsOnce }),
);
