import { mergeCandidate } from '../../shared/domain/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { presentCandidate } from '../../shared/http/present-candidate.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'update'>;
}

export const updateCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.updateCandidate> =>
  async ({ params, body, origin, ifMatch }) => {
    const candidate = await candidates.update(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      return mergeCandidate(before, body);
    });
    return presentCandidate(candidate);
  };
