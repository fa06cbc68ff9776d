import { mergeCandidate } from '../../shared/domain/candidate.ts';
import { fieldOfEmail } from '../../shared/domain/contacts.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'update' | 'checkFields'>;
}

export const updateCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.updateCandidate> =>
  async ({ params, body, origin, ifMatch }) => {
    await candidates.checkFields(origin.organizationId, body.custom_fields);
    const merge = (before: Candidate) => {
      refuseStale(ifMatch, before);
      return mergeCandidate(before, body);
    };
    return presentCandidate(await candidates.update(origin, params.id, merge, fieldOfEmail(body)));
  };

export const entry = entryOf(routes.updateCandidate, updateCandidate, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
}));
