import { sendAssessment } from '../../shared/domain/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { secretsOnce } from '../../shared/http/secrets-once.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { standingCandidate } from '../../shared/storage/standing-candidates.ts';
import { type MakeLink, openLinks, presentInvited } from './invite.ts';

interface Dependencies {
  assessments: Pick<AssessmentStore, 'change'>;
  standing: ReturnType<typeof standingCandidate>;
  makeLink: MakeLink;
}

export const resendAssessment =
  ({ assessments, standing, makeLink }: Dependencies): Handle<typeof routes.resendAssessment> =>
  async ({ params, origin, now }) => {
    const link = await makeLink();
    const assessment = await assessments.change(origin, params.id, async (before) => {
      const also = [await standing(origin.organizationId, before.candidate_id)];
      const reason = before.status === 'created' ? 'invited' : 'resent';
      return {
        next: sendAssessment(before, link.hash, now),
        events: [{ type: 'assessment.sent', context: { reason } }],
        also,
      };
    });
    return presentInvited(assessment, link);
  };

export const entry = entryOf(
  routes.resendAssessment,
  resendAssessment,
  ({ table }) => ({
    assessments: assessmentStore(table),
    standing: standingCandidate(table),
    makeLink: openLinks(),
  }),
  () => ({ seal: secretsOnce }),
);
