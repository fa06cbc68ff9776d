import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
}

export const getCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.getCandidate> =>
  async ({ params, caller }) =>
    presentCandidate(await candidates.get(caller.organizationId, params.id));

export const entry = entryOf(routes.getCandidate, getCandidate, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
}));
