import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type TimelineStore, timelineStore } from '../../shared/storage/timeline.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  timeline: Pick<TimelineStore, 'ofCandidate'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateTimeline =
  ({ candidates, timeline, cursorKeys }: Dependencies): Handle<typeof routes.listCandidateTimeline> =>
  async (call) => {
    const { organizationId } = call.caller;
    const person = await candidates.get(organizationId, call.params.id);
    return respondWithPage(call, cursorKeys, {
      read: (page) => timeline.ofCandidate(organizationId, person, page),
      present: (entries) => entries,
    });
  };

export const entry = entryOf(routes.listCandidateTimeline, listCandidateTimeline, (edge) => ({
  cursorKeys: openCursorKeys(),
  candidates: candidateStore(edge.table, openIndexKeys()),
  timeline: timelineStore(edge.table),
}));
