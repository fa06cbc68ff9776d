import { ApiError } from '../../shared/domain/api-error.ts';
import { mergeCandidate, newCandidate } from '../../shared/domain/candidate.ts';
import { fieldOfEmail } from '../../shared/domain/contacts.ts';
import { mergeCustomFields } from '../../shared/domain/custom-fields.ts';
import { mergeMetadata } from '../../shared/domain/metadata.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { createOrFind } from '../../shared/storage/create-or-find.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'findByExternalId' | 'add' | 'update' | 'checkFields'>;
}

/** Creates or updates a candidate; of concurrent requests, one creates it and the others update it. */
export const upsertCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.upsertCandidate> =>
  async ({ params: { external_id }, body, origin, now, newId, ifMatch }) => {
    const { source, ...fields } = body;
    await candidates.checkFields(origin.organizationId, fields.custom_fields);
    const { resource: known, isNew } = await createOrFind({
      find: () => candidates.findByExternalId(origin.organizationId, external_id),
      create: async () => {
        if (ifMatch !== undefined) throw new ApiError('stale_object');
        const metadata = mergeMetadata({}, fields.metadata ?? {});
        const custom_fields = mergeCustomFields({}, fields.custom_fields);
        const body = { ...fields, source, custom_fields, metadata, external_id };
        return candidates.add(origin, newCandidate(newId('candidate'), body, now), fieldOfEmail(body));
      },
    });
    if (isNew) return presentCandidate(known);
    const merge = (before: Candidate) => {
      refuseStale(ifMatch, before);
      return mergeCandidate(before, fields);
    };
    return presentCandidate(await candidates.update(origin, known.id, merge, fieldOfEmail(fields)));
  };

export const entry = entryOf(routes.upsertCandidate, upsertCandidate, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
}));
