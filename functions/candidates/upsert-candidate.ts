import { ApiError, isRefusal } from '../../shared/domain/api-error.ts';
import { mergeCandidate, newCandidate } from '../../shared/domain/candidate.ts';
import { mergeMetadata } from '../../shared/domain/metadata.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'findByExternalId' | 'add' | 'update'>;
}

/** Creates or updates a candidate; of concurrent requests, one creates it and the others update it. */
export const upsertCandidate =
  ({ candidates }: Dependencies): Handle<typeof routes.upsertCandidate> =>
  async ({ params: { external_id }, body, origin, now, newId, ifMatch }) => {
    const { source, ...fields } = body;
    const find = () => candidates.findByExternalId(origin.organizationId, external_id);
    const create = (): Promise<Candidate | undefined> => {
      if (ifMatch !== undefined) throw new ApiError('stale_object');
      const metadata = mergeMetadata({}, fields.metadata ?? {});
      const candidate = newCandidate(newId('candidate'), { ...fields, source, metadata, external_id }, now);
      return candidates.add(origin, candidate).catch((error) => {
        if (!isRefusal(error, 'external_id_taken')) throw error;
        return undefined;
      });
    };

    const created = (await find()) ? undefined : await create();
    if (created) return presentCandidate(created);
    const known = await find();
    // Erased between two reads: the next attempt creates it.
    if (!known) throw new ApiError('service_unavailable');
    const changed = await candidates.update(origin, known.id, (before) => {
      refuseStale(ifMatch, before);
      return mergeCandidate(before, fields);
    });
    return presentCandidate(changed);
  };

export const entry = entryOf(routes.upsertCandidate, upsertCandidate, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
}));
