import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithRankedPage } from '../../shared/http/respond-with-ranked-page.ts';
import { subjectIds } from '../../shared/http/response.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { presentAttachment } from '../../shared/views/present-attachment.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'get'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listApplicationAttachments =
  ({ applications, cursorKeys }: Dependencies): Handle<typeof routes.listApplicationAttachments> =>
  async (call) => {
    const application = await applications.get(call.caller.organizationId, call.params.id);
    const { attachments } = application.submission;
    const page = await respondWithRankedPage(call, cursorKeys, {
      read: async ({ limit, after }) => {
        const begin = after === undefined ? 0 : attachments.findIndex(({ id }) => id === after) + 1;
        const items = attachments.slice(begin, begin + limit);
        return { items, next: attachments.length > begin + limit ? (items.at(-1)?.id ?? null) : null };
      },
      placeOf: ({ id }) => id,
      present: (attachment) => presentAttachment(application.id, attachment),
    });
    return { ...page, [subjectIds]: [application.candidate_id] };
  };

export const entry = entryOf(routes.listApplicationAttachments, listApplicationAttachments, (edge) => ({
  applications: applicationStore(edge.table),
  cursorKeys: openCursorKeys(),
}));
