import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import { presentMember } from './present-member.ts';

interface Dependencies {
  members: Pick<MemberStore, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listMembers =
  ({ members, cursorKeys }: Dependencies): Handle<typeof routes.listMembers> =>
  (call) =>
    respondWithPage(call, cursorKeys, {
      read: (page) => members.list(call.origin.organizationId, page),
      present: (found) => found.map(presentMember),
    });

export const entry = entryOf(routes.listMembers, listMembers, ({ table }) => ({
  members: memberStore(table),
  cursorKeys: openCursorKeys(),
}));
