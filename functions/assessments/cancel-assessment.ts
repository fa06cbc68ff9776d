import { cancelAssessment as canceled } from '../../shared/domain/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';

interface Dependencies {
  assessments: Pick<AssessmentStore, 'change'>;
}

export const cancelAssessment =
  ({ assessments }: Dependencies): Handle<typeof routes.cancelAssessment> =>
  async ({ params, origin }) => {
    const assessment = await assessments.change(origin, params.id, (before) => {
      const next = canceled(before, 'organization');
      return next && { next, events: [{ type: 'assessment.canceled' }] };
    });
    return { ...assessment, object: 'assessment' };
  };

export const entry = entryOf(routes.cancelAssessment, cancelAssessment, ({ table }) => ({
  assessments: assessmentStore(table),
}));
