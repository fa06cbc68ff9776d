import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import { subjectIds } from '../../shared/http/response.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { type TimelineStore, timelineStore } from '../../shared/storage/timeline.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'get'>;
  timeline: Pick<TimelineStore, 'ofApplication'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listApplicationHistory =
  ({ applications, timeline, cursorKeys }: Dependencies): Handle<typeof routes.listApplicationHistory> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { id, candidate_id } = await applications.get(organizationId, call.params.id);
    const page = await respondWithPage(call, cursorKeys, {
      read: (asked) => timeline.ofApplication(organizationId, id, asked),
      present: (entries) => entries,
    });
    return { ...page, [subjectIds]: [candidate_id] };
  };

export const entry = entryOf(routes.listApplicationHistory, listApplicationHistory, (edge) => {
  const applications = applicationStore(edge.table);
  const timeline = timelineStore(edge.table);
  const cursorKeys = openCursorKeys();
  return { applications, timeline, cursorKeys };
});
