import { cancelAssessment } from '../../shared/domain/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { progressOf } from '../../shared/sittings/item-order.ts';
import { openDesk } from '../../shared/sittings/open-desk.ts';
import { presentTaken } from '../../shared/sittings/present-taken.ts';
import {
  originOfCandidate,
  readSession,
  refuseOver,
  type SittingDesk,
} from '../../shared/sittings/read-session.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';

interface Dependencies {
  desk: SittingDesk;
  organizations: Pick<OrganizationStore, 'find'>;
}

export const declineAssessment =
  ({ desk, organizations }: Dependencies): Handle<typeof routes.declineAssessment> =>
  async ({ headers, origin, now }) => {
    const { organizationId, assessment, sitting } = await retryOnConflict(async () => {
      const at = await readSession(desk, headers.authorization, now);
      refuseOver(at);
      const caused = originOfCandidate(origin, at.organizationId);
      const declined = cancelAssessment(at.assessment, 'candidate') ?? at.assessment;
      const after = desk.assessments.afterChange(caused, at.assessment, declined);
      await desk.sittings.commit(
        desk.assessments.writes(caused, at.assessment, after, [{ type: 'assessment.canceled' }]),
      );
      return { ...at, assessment: after };
    });
    return {
      object: 'assessment_progress',
      assessment: presentTaken(assessment, await organizations.find(organizationId)),
      progress: progressOf(assessment, sitting),
    };
  };

export const entry = entryOf(routes.declineAssessment, declineAssessment, (edge) => ({
  desk: openDesk(edge),
  organizations: edge.organizations,
}));
