import { anonymizeCandidate as anonymize, erasureOfCandidate } from '../../shared/domain/erasure.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import { type ErasureStore, erasureStore } from '../../shared/storage/erasures.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';
import { type AddressStores, formerAddresses } from './former-addresses.ts';

interface Dependencies extends AddressStores {
  candidates: AddressStores['candidates'] &
    Pick<CandidateStore, 'find' | 'change' | 'forget' | 'holdingForms'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

/** The candidate is anonymized in this call; a worker anonymizes everything else, by the order that is stored here. */
export const anonymizeCandidate =
  ({ candidates, applications, erasures }: Dependencies): Handle<typeof routes.anonymizeCandidate> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const erasureId = newId('erasure');
    // Forms are attached to the candidate that a merged one leads to. A repeated call ends the hold of the first one.
    const id = (await candidates.find(organizationId, params.id))?.id ?? params.id;
    const decide = async (before: Candidate) => {
      if (before.anonymized_at !== null) return null;
      const former = await formerAddresses({ candidates, applications }, organizationId, before);
      const erasure = erasureOfCandidate(erasureId, 'candidate_anonymized', before, now, former);
      const freed = await candidates.forget(origin, before);
      const order = erasures.writes(origin, null, erasure, [{ type: 'erasure.requested' }]);
      return {
        next: anonymize(before, now),
        events: [],
        also: [...freed, ...order, erasedMark(before.id, origin)],
      };
    };
    const candidate = await candidates.holdingForms(origin, id, () =>
      candidates.change(origin, params.id, decide),
    );
    return presentCandidate(candidate);
  };

export const entry = entryOf(routes.anonymizeCandidate, anonymizeCandidate, (edge) => ({
  candidates: openPipeline(edge).candidates,
  applications: openPipeline(edge).applications,
  erasures: erasureStore(edge.table),
}));
