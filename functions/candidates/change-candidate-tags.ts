import { mergeCandidate } from '../../shared/domain/candidate.ts';
import { changeTags } from '../../shared/domain/tags.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'update'>;
}

export const changeCandidateTags =
  ({ candidates }: Dependencies): Handle<typeof routes.changeCandidateTags> =>
  async ({ params, body, origin, ifMatch }) => {
    const candidate = await candidates.update(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      return mergeCandidate(before, { tags: changeTags(before.tags, body) });
    });
    return presentCandidate(candidate);
  };

export const entry = entryOf(routes.changeCandidateTags, changeCandidateTags, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
}));
