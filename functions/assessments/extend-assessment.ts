import { ApiError } from '../../shared/domain/api-error.ts';
import { extendAssessment as extended } from '../../shared/domain/assessment.ts';
import { isActive } from '../../shared/domain/assessment-moves.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  assessments: Pick<AssessmentStore, 'change' | 'othersOf'>;
}

export const extendAssessment =
  ({ candidates, assessments }: Dependencies): Handle<typeof routes.extendAssessment> =>
  async ({ params, body, origin, now }) => {
    const { organizationId } = origin;
    const assessment = await assessments.change(origin, params.id, async (before) => {
      const next = extended(before, body.expires_at, now);
      const person = await candidates.get(organizationId, before.candidate_id);
      const others = await assessments.othersOf(organizationId, person, before.id);
      if (others.some((other) => other.template_id === before.template_id && isActive(other)))
        throw new ApiError('assessment_already_active');
      return { next, events: [{ type: 'assessment.sent', context: { reason: 'extended' } }] };
    });
    return { ...assessment, object: 'assessment' };
  };

export const entry = entryOf(routes.extendAssessment, extendAssessment, ({ table }) => ({
  candidates: candidateStore(table, openIndexKeys()),
  assessments: assessmentStore(table),
}));
