import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import { type InvitationStore, invitationStore } from '../../shared/storage/invitations.ts';
import { refuseOwners } from './refuse-owners.ts';

interface Dependencies {
  invitations: Pick<InvitationStore, 'remove'>;
}

export const deleteInvitation =
  ({ invitations }: Dependencies): Handle<typeof routes.deleteInvitation> =>
  async ({ params: { id }, caller, origin }) => {
    await invitations.remove(origin.organizationId, id, ({ role }) => {
      refuseOwners(caller, role);
      return [erasedMark(id, origin)];
    });
    return { object: 'invitation', id, deleted: true };
  };

export const entry = entryOf(routes.deleteInvitation, deleteInvitation, ({ table }) => ({
  invitations: invitationStore(table),
}));
