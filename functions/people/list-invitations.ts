import type { Invitation } from '../../shared/domain/stored/invitation.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type InvitationStore, invitationStore } from '../../shared/storage/invitations.ts';
import { standingOf } from '../../shared/storage/standing-invitations.ts';
import { presentInvitation } from './present-invitation.ts';

interface Dependencies {
  invitations: Pick<InvitationStore, 'list'>;
  standing: ReturnType<typeof standingOf>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listInvitations =
  ({ invitations, standing, cursorKeys }: Dependencies): Handle<typeof routes.listInvitations> =>
  (call) => {
    const now = call.now.toISOString();
    return respondWithPage(call, cursorKeys, {
      read: (page, matches) => invitations.list(call.origin.organizationId, page, matches),
      // The table deletes expired rows late, and those of removed members by their time alone.
      matches: async (invitation: Invitation) =>
        invitation.expires_at > now && (await standing(invitation)) !== undefined,
      present: (found) => found.map(presentInvitation),
    });
  };

export const entry = entryOf(routes.listInvitations, listInvitations, ({ table }) => ({
  invitations: invitationStore(table),
  standing: standingOf(table),
  cursorKeys: openCursorKeys(),
}));
