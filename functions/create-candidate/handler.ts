import { newCandidate } from '../../shared/domain/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentCandidate } from '../../shared/http/present-candidate.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'add'>;
}

export const createCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.createCandidate> =>
  async ({ body, origin, now, newId }) =>
    presentCandidate(await candidates.add(origin, newCandidate(newId('candidate'), body, now)));
