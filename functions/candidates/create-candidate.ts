import { newCandidate } from '../../shared/domain/candidate.ts';
import { fieldOfEmail } from '../../shared/domain/contacts.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'add' | 'checkFields'>;
}

export const createCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.createCandidate> =>
  async ({ body, origin, now, newId }) => {
    await candidates.checkFields(origin.organizationId, body.custom_fields);
    const candidate = newCandidate(newId('candidate'), body, now);
    return presentCandidate(await candidates.add(origin, candidate, fieldOfEmail(body)));
  };

export const entry = entryOf(routes.createCandidate, createCandidate, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
}));
