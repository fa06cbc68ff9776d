import type { Candidate } from '../../shared/contracts/candidate.ts';
import { erasureOfCandidate } from '../../shared/domain/erasure.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentErasure } from '../../shared/http/present-erasure.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { ErasureStore } from '../../shared/storage/erasures.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'emailWrites' | 'remove'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

/** The candidate is gone with the answer; a worker removes everything that belonged to it, on the order that is stored here. */
export const deleteCandidate =
  ({ candidates, erasures }: Dependencies): Handle<typeof routes.deleteCandidate> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const erasureId = newId('erasure');
    const orderFor = (candidate: Candidate) =>
      erasureOfCandidate(erasureId, 'candidate_erased', candidate, now);
    const candidate = await candidates.remove(origin, params.id, [], async (current) => {
      const freed = await candidates.emailWrites(organizationId, current.id, current.email, null, {
        refuse: false,
      });
      const order = orderFor(current);
      const requested = erasures.writes(origin, null, order, [{ type: 'erasure.requested' }]);
      return [...freed, ...requested];
    });
    return presentErasure(orderFor(candidate));
  };
