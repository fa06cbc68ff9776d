import type { Handle } from '../../shared/http/call.ts';
import { presentCandidate } from '../../shared/http/present-candidate.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
}

export const getCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.getCandidate> =>
  async ({ params, caller }) =>
    presentCandidate(await candidates.get(caller.organizationId, params.id));
