import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import { presentMember } from './present-member.ts';
import { refuseFormer, refuseOwners } from './refuse-owners.ts';

interface Dependencies {
  members: Pick<MemberStore, 'change'>;
}

export const updateMember =
  ({ members }: Dependencies): Handle<typeof routes.updateMember> =>
  async ({ params, body: { role }, caller, origin, now, ifMatch }) => {
    const member = await members.change(origin.organizationId, params.id, now, (before) => {
      refuseStale(ifMatch, before);
      refuseOwners(caller, before.role, role);
      refuseFormer(caller, before);
      return before.role === role ? null : { role };
    });
    return presentMember(member);
  };

export const entry = entryOf(routes.updateMember, updateMember, ({ table }) => ({
  members: memberStore(table),
}));
