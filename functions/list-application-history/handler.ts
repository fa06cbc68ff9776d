import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { TimelineStore } from '../../shared/storage/timeline.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'get'>;
  timeline: Pick<TimelineStore, 'ofApplication'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listApplicationHistory =
  ({ applications, timeline, cursorKeys }: Dependencies): Handle<typeof routes.listApplicationHistory> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { id } = await applications.get(organizationId, call.params.id);
    return answerPage(call, cursorKeys, {
      read: (page) => timeline.ofApplication(organizationId, id, page),
      present: (entries) => entries,
    });
  };
