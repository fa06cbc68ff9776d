import { ApiError } from '../../shared/domain/api-error.ts';
import { startAssessment } from '../../shared/domain/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { nextItemId, progressOf } from '../../shared/sittings/item-order.ts';
import { openDesk } from '../../shared/sittings/open-desk.ts';
import { readAnswer } from '../../shared/sittings/read-answer.ts';
import {
  originOfCandidate,
  readSession,
  refuseOver,
  type SittingDesk,
} from '../../shared/sittings/read-session.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';

/** The first answer to an item counts: a repeated request changes nothing. The first of all begins the assessment. */
export const answerAssessmentItem =
  (desk: SittingDesk): Handle<typeof routes.answerAssessmentItem> =>
  ({ headers, body, origin, now }) =>
    retryOnConflict(async () => {
      const at = await readSession(desk, headers.authorization, now);
      const { organizationId, assessment, sitting } = at;
      const shown = (after: Pick<typeof sitting, 'responses'>) => ({
        object: 'assessment_progress' as const,
        progress: progressOf(assessment, after),
      });
      if (sitting.responses.some(({ item_id }) => item_id === body.item_id)) return shown(sitting);
      refuseOver(at);
      if (body.item_id !== nextItemId(assessment, sitting))
        throw new ApiError('invalid_state_transition', {
          param: 'item_id',
          message: 'This item is not the next one; fetch the next item.',
        });

      const { item_id, ms } = body;
      const value = readAnswer(assessment, item_id, body.value);
      const response = { item_id, value, ms, answered_at: now.toISOString() };
      const after = { ...sitting, responses: [...sitting.responses, response] };
      const caused = originOfCandidate(origin, organizationId);
      const begun = startAssessment(assessment, now);
      await desk.sittings.commit([
        desk.sittings.next(organizationId, sitting, after),
        ...(begun
          ? desk.assessments.writes(
              caused,
              assessment,
              desk.assessments.afterChange(caused, assessment, begun),
              [{ type: 'assessment.started' }],
            )
          : [desk.assessments.mustBe(organizationId, assessment)]),
      ]);
      return shown(after);
    });

export const entry = entryOf(routes.answerAssessmentItem, answerAssessmentItem, openDesk);
