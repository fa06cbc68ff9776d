import { cancelAssessment as canceled } from '../../shared/domain/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { standingCandidate } from '../../shared/storage/standing-candidates.ts';

interface Dependencies {
  assessments: Pick<AssessmentStore, 'change'>;
  standing: ReturnType<typeof standingCandidate>;
}

export const cancelAssessment =
  ({ assessments, standing }: Dependencies): Handle<typeof routes.cancelAssessment> =>
  async ({ params, origin }) => {
    const assessment = await assessments.change(origin, params.id, async (before) => {
      const also = [await standing(origin.organizationId, before.candidate_id)];
      const next = canceled(before, 'organization');
      return next && { next, events: [{ type: 'assessment.canceled' }], also };
    });
    return { ...assessment, object: 'assessment' };
  };

export const entry = entryOf(routes.cancelAssessment, cancelAssessment, ({ table }) => ({
  assessments: assessmentStore(table),
  standing: standingCandidate(table),
}));
