import type { Handle } from '../../shared/http/call.ts';
import type { getNextAssessmentItem as row } from '../../shared/routes/assessment-sessions.ts';
import { progressOf } from '../../shared/sittings/item-order.ts';
import { readSession, type SittingDesk } from '../../shared/sittings/read-session.ts';
import { type Questionnaire, showNextItem } from '../../shared/sittings/show-item.ts';

export const getNextAssessmentItem =
  (desk: SittingDesk, questionnaire: Questionnaire): Handle<typeof row> =>
  async ({ headers, now }) => {
    const { assessment, sitting } = await readSession(desk, headers.authorization, now);
    return {
      object: 'assessment_item',
      item: await showNextItem(assessment, sitting, questionnaire),
      progress: progressOf(assessment, sitting),
    };
  };
