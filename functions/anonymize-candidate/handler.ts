import { anonymizeCandidate as anonymize, erasureOfCandidate } from '../../shared/domain/erasure.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentCandidate } from '../../shared/http/present-candidate.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { ErasureStore } from '../../shared/storage/erasures.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'change' | 'emailWrites'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

/** The candidate loses its name with the answer; a worker takes it out of everything else, on the order that is stored here. */
export const anonymizeCandidate =
  ({ candidates, erasures }: Dependencies): Handle<typeof routes.anonymizeCandidate> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const erasureId = newId('erasure');
    const candidate = await candidates.change(origin, params.id, async (before) => {
      if (before.anonymized_at !== null) return null;
      const erasure = erasureOfCandidate(erasureId, 'candidate_anonymized', before, now);
      const freed = await candidates.emailWrites(organizationId, before.id, before.email, null, {
        refuse: false,
      });
      const order = erasures.writes(origin, null, erasure, [{ type: 'erasure.requested' }]);
      return { next: anonymize(before, now), events: [], also: [...freed, ...order] };
    });
    return presentCandidate(candidate);
  };
