import { refuseAnonymized } from '../../shared/domain/candidate.ts';
import { newExport } from '../../shared/domain/export.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import { exportDays } from '../../shared/platform/names.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import { type ExportStore, exportStore } from '../../shared/storage/exports.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';
import { refuseUnmerging } from '../../shared/storage/unmerging.ts';
import { presentExport } from '../../shared/views/present-export.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get' | 'mustBe'>;
  exports: Pick<ExportStore, 'order'>;
}

/** The data of a person may be of any size, so a worker writes the file, by the order that is stored here. */
export const createCandidateExport =
  ({ candidates, exports }: Dependencies): Handle<typeof routes.createCandidateExport> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const id = newId('export');
    const stored = await retryOnConflict(async () => {
      const candidate = await candidates.get(organizationId, params.id);
      refuseAnonymized(candidate);
      refuseUnmerging(candidate);
      const order = newExport({ id, candidate_id: candidate.id }, now, exportDays);
      return exports.order(origin, order, candidates.mustBe(organizationId, candidate));
    });
    return presentExport(stored);
  };

export const entry = entryOf(routes.createCandidateExport, createCandidateExport, (edge) => ({
  candidates: openPipeline(edge).candidates,
  exports: exportStore(edge.table),
}));
