import { ApiError, isRefusal } from '../../shared/domain/api-error.ts';
import { confirmApplicant as confirm } from '../../shared/domain/applicant.ts';
import { refuseAnonymized } from '../../shared/domain/candidate.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import type { PipelineStore } from '../../shared/storage/pipeline.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  organizations: Pick<OrganizationStore, 'find'>;
  pipeline: Pick<PipelineStore, 'change'>;
  scans: Pick<ScanStore, 'find' | 'mustExist'>;
}

/** Confirms that a form came from the person with its e-mail address. */
export const confirmApplicant =
  ({ candidates, organizations, pipeline, scans }: Dependencies): Handle<typeof routes.confirmApplicant> =>
  async ({ params, body, origin, now }) => {
    const { organizationId } = origin;
    const [{ id }, organization] = await Promise.all([
      candidates.get(organizationId, params.id),
      organizations.find(organizationId),
    ]);
    const months = organization?.retention_months ?? null;
    await pipeline
      .change(origin, body.application_id, async (application, candidate) => {
        if (candidate.id !== id) throw new ApiError('not_found');
        refuseAnonymized(candidate);
        const { scan_id } = application;
        const hasScan = scan_id !== null && (await scans.find(organizationId, scan_id)) !== undefined;
        const confirmed = confirm(application, candidate, months, now, hasScan);
        return confirmed && { ...confirmed, also: hasScan ? [scans.mustExist(organizationId, scan_id)] : [] };
      })
      .catch(refuseOthers);
    return presentCandidate(await candidates.get(organizationId, id));
  };

/** The candidate exists, so `not_found` is about one of its applications. */
function refuseOthers(error: unknown): never {
  if (!isRefusal(error, 'not_found')) throw error;
  throw invalid('application_id', 'not_found', 'application_id names no application of this candidate.');
}

export const entry = entryOf(routes.confirmApplicant, confirmApplicant, (edge) => {
  const { candidates, pipeline } = openPipeline(edge);
  return { candidates, pipeline, scans: scanStore(edge.table), organizations: edge.organizations };
});
