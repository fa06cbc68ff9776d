import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import { presentMember } from './present-member.ts';

interface Dependencies {
  members: Pick<MemberStore, 'get'>;
}

export const getMember =
  ({ members }: Dependencies): Handle<typeof routes.getMember> =>
  async ({ params, origin }) =>
    presentMember(await members.get(origin.organizationId, params.id));

export const entry = entryOf(routes.getMember, getMember, ({ table }) => ({ members: memberStore(table) }));
