import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { writeReport } from '../../shared/sittings/write-report.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type SittingStore, sittingStore } from '../../shared/storage/sittings.ts';

interface Dependencies {
  assessments: Pick<AssessmentStore, 'get'>;
  candidates: Pick<CandidateStore, 'find'>;
  sittings: Pick<SittingStore, 'findResult'>;
}

export const getAssessmentReport =
  ({ assessments, candidates, sittings }: Dependencies): Handle<typeof routes.getAssessmentReport> =>
  async ({ params, query, caller }) => {
    const { organizationId } = caller;
    const assessment = await assessments.get(organizationId, params.id);
    const candidate = await candidates.find(organizationId, assessment.candidate_id);
    // Of who is erased or anonymized there is no report, also before the worker has removed it.
    if (!candidate || candidate.anonymized_at !== null) throw new ApiError('not_found');
    const result = await sittings.findResult(organizationId, assessment.id);
    if (!result || assessment.status !== 'completed')
      throw new ApiError('invalid_state_transition', { message: 'This assessment has no result.' });
    return writeReport(assessment, result, query.format ?? 'html');
  };

export const entry = entryOf(routes.getAssessmentReport, getAssessmentReport, ({ table }) => ({
  assessments: assessmentStore(table),
  candidates: candidateStore(table, openIndexKeys()),
  sittings: sittingStore(table),
}));
