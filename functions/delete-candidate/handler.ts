import { erasureOfCandidate } from '../../shared/domain/erasure.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentErasure } from '../../shared/http/present-erasure.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { ErasureStore } from '../../shared/storage/erasures.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get' | 'emailWrites' | 'remove' | 'erased'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

/** The candidate is gone with the answer; a worker removes everything that belonged to it, on the order that is stored here. */
export const deleteCandidate =
  ({ candidates, erasures }: Dependencies): Handle<typeof routes.deleteCandidate> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const candidate = await candidates.get(organizationId, params.id);
    const erasure = erasureOfCandidate(newId('erasure'), 'candidate_erased', candidate, now);
    const freed = await candidates.emailWrites(organizationId, candidate.id, candidate.email, null, {
      refuse: false,
    });
    const order = erasures.writes(origin, null, erasure, [{ type: 'erasure.requested' }]);
    await candidates.remove(
      origin,
      candidate.id,
      [],
      [...freed, ...order, candidates.erased(candidate.id, now)],
    );
    return presentErasure(erasure);
  };
