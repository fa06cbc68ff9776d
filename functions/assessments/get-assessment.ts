import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';

interface Dependencies {
  assessments: Pick<AssessmentStore, 'get'>;
}

export const getAssessment =
  ({ assessments }: Dependencies): Handle<typeof routes.getAssessment> =>
  async ({ params, caller }) => ({
    ...(await assessments.get(caller.organizationId, params.id)),
    object: 'assessment',
  });

export const entry = entryOf(routes.getAssessment, getAssessment, ({ table }) => ({
  assessments: assessmentStore(table),
}));
