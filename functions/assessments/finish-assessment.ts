import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { CodeRunner } from '../../shared/sittings/code-runner.ts';
import { nextItemId, progressOf } from '../../shared/sittings/item-order.ts';
import { openCodeRunner } from '../../shared/sittings/open-code-runner.ts';
import { openDesk } from '../../shared/sittings/open-desk.ts';
import { presentTaken } from '../../shared/sittings/present-taken.ts';
import { originOfCandidate, readSession, type SittingDesk } from '../../shared/sittings/read-session.ts';
import { settleSitting } from '../../shared/sittings/settle-sitting.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';
import { type SolutionStore, solutionStore } from '../../shared/storage/solutions.ts';

interface Dependencies {
  desk: SittingDesk;
  solutions: SolutionStore;
  codeRunner: CodeRunner;
  organizations: Pick<OrganizationStore, 'find'>;
}

/** The result is stored with its event. If it cannot be computed now, the assessment is `failed`, and finishing again repeats it. */
export const finishAssessment =
  ({ desk, solutions, codeRunner, organizations }: Dependencies): Handle<typeof routes.finishAssessment> =>
  async ({ headers, origin, now }) => {
    const { organizationId, assessment, sitting } = await retryOnConflict(async () => {
      const at = await readSession(desk, headers.authorization, now);
      const { done, total } = progressOf(at.assessment, at.sitting);
      if (nextItemId(at.assessment, at.sitting) !== null)
        throw new ApiError('invalid_state_transition', {
          message: `${total - done} items have no answer yet.`,
        });
      const caused = originOfCandidate(origin, at.organizationId);
      return { ...at, assessment: await settleSitting({ ...desk, solutions }, caused, at, codeRunner) };
    });
    return {
      object: 'assessment_progress',
      assessment: presentTaken(assessment, await organizations.find(organizationId)),
      progress: progressOf(assessment, sitting),
    };
  };

export const entry = entryOf(routes.finishAssessment, finishAssessment, (edge) => ({
  desk: openDesk(edge),
  solutions: solutionStore(edge.table),
  codeRunner: openCodeRunner(),
  organizations: edge.organizations,
}));
