import { erasureOfCandidate } from '../../shared/domain/erasure.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import { type ErasureStore, erasureStore } from '../../shared/storage/erasures.ts';
import { presentErasure } from '../../shared/views/present-erasure.ts';
import { type AddressStores, formerAddresses } from './former-addresses.ts';

interface Dependencies extends AddressStores {
  candidates: AddressStores['candidates'] &
    Pick<CandidateStore, 'find' | 'forget' | 'holdingForms' | 'remove'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

/**
 * The candidate is deleted in this call; a worker erases everything else of the person, by the order that is stored
 * here.
 */
export const deleteCandidate =
  ({ candidates, applications, erasures }: Dependencies): Handle<typeof routes.deleteCandidate> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const erasureId = newId('erasure');
    // Forms are attached to the candidate that a merged one leads to. A repeated call ends the hold of the first one.
    const id = (await candidates.find(organizationId, params.id))?.id ?? params.id;
    const orderFor = (candidate: Candidate, former: string[] = []) =>
      erasureOfCandidate(erasureId, 'candidate_erased', candidate, now, former);
    const writesWith = async (current: Candidate) => {
      const freed = await candidates.forget(origin, current);
      const order = orderFor(
        current,
        await formerAddresses({ candidates, applications }, organizationId, current),
      );
      const requested = erasures.writes(origin, null, order, [{ type: 'erasure.requested' }]);
      return [...freed, ...requested];
    };
    const candidate = await candidates.holdingForms(origin, id, () =>
      candidates.remove(origin, params.id, [], writesWith),
    );
    return presentErasure(orderFor(candidate));
  };

export const entry = entryOf(routes.deleteCandidate, deleteCandidate, (edge) => ({
  candidates: openPipeline(edge).candidates,
  applications: openPipeline(edge).applications,
  erasures: erasureStore(edge.table),
}));
