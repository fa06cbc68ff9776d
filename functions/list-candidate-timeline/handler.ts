import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { TimelineStore } from '../../shared/storage/timeline.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  timeline: Pick<TimelineStore, 'ofCandidate'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateTimeline =
  ({ candidates, timeline, cursorKeys }: Dependencies): Handle<typeof routes.listCandidateTimeline> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { id } = await candidates.get(organizationId, call.params.id);
    return answerPage(call, cursorKeys, {
      read: (page) => timeline.ofCandidate(organizationId, id, page),
      present: (entries) => entries,
    });
  };
