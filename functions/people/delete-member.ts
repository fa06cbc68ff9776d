import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import { refuseOwners } from './refuse-owners.ts';

interface Dependencies {
  members: Pick<MemberStore, 'remove'>;
}

export const deleteMember =
  ({ members }: Dependencies): Handle<typeof routes.deleteMember> =>
  async ({ params: { id }, caller, origin }) => {
    await members.remove(origin.organizationId, id, origin.now, ({ role }) => {
      refuseOwners(caller, role);
      return [erasedMark(id, origin)];
    });
    return { object: 'member', id, deleted: true };
  };

export const entry = entryOf(routes.deleteMember, deleteMember, ({ table }) => ({
  members: memberStore(table),
}));
