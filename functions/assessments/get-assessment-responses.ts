import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { calibrationOf, explainResponses } from '../../shared/sittings/explain-responses.ts';
import { languageOf } from '../../shared/sittings/language.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { type SittingStore, sittingStore } from '../../shared/storage/sittings.ts';

interface Dependencies {
  assessments: Pick<AssessmentStore, 'get'>;
  sittings: Pick<SittingStore, 'find'>;
}

/** With the keys of the items, so only after the end, and only for keys that may export. */
export const getAssessmentResponses =
  ({ assessments, sittings }: Dependencies): Handle<typeof routes.getAssessmentResponses> =>
  async ({ params, caller }) => {
    const { organizationId } = caller;
    const assessment = await assessments.get(organizationId, params.id);
    const sitting = await sittings.find(organizationId, assessment.id);
    if (!sitting || assessment.status !== 'completed')
      throw new ApiError('invalid_state_transition', { message: 'This assessment has no result.' });
    const { id, candidate_id, kind } = assessment;
    return {
      object: 'assessment_responses',
      assessment_id: id,
      candidate_id,
      kind,
      language: languageOf(assessment),
      calibration: calibrationOf(assessment, sitting),
      seed: kind === 'disc_o' ? null : sitting.seed,
      items: explainResponses(assessment, sitting),
    };
  };

export const entry = entryOf(routes.getAssessmentResponses, getAssessmentResponses, ({ table }) => ({
  assessments: assessmentStore(table),
  sittings: sittingStore(table),
}));
