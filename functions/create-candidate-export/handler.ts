import { refuseAnonymized } from '../../shared/domain/candidate.ts';
import { newExport } from '../../shared/domain/export.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentExport } from '../../shared/http/present-export.ts';
import { exportDays } from '../../shared/names.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { ExportStore } from '../../shared/storage/exports.ts';
import { untilFresh } from '../../shared/storage/until-fresh.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get' | 'mustBe'>;
  exports: Pick<ExportStore, 'order'>;
}

/** A person may be of any size, so a worker writes the file, on the order that is stored here. */
export const createCandidateExport =
  ({ candidates, exports }: Dependencies): Handle<typeof routes.createCandidateExport> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const order = newExport({ id: newId('export'), candidate_id: params.id }, now, exportDays);
    const stored = await untilFresh(async () => {
      const candidate = await candidates.get(organizationId, params.id);
      refuseAnonymized(candidate);
      return exports.order(origin, order, candidates.mustBe(organizationId, candidate));
    });
    return presentExport(stored);
  };
