import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { CodeRunner } from '../../shared/sittings/code-runner.ts';
import { isTask, nextItemId } from '../../shared/sittings/item-order.ts';
import { openCodeRunner } from '../../shared/sittings/open-code-runner.ts';
import { openDesk } from '../../shared/sittings/open-desk.ts';
import { readAnswer } from '../../shared/sittings/read-answer.ts';
import { readSession, refuseOver, type SittingDesk } from '../../shared/sittings/read-session.ts';
import { runExamples } from '../../shared/sittings/run-examples.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';

interface Dependencies {
  desk: SittingDesk;
  codeRunner: CodeRunner;
}

/** Far more than two functions need, and few enough to stop a script. */
const mostRuns = 200;

export const runAssessmentCode =
  ({ desk, codeRunner }: Dependencies): Handle<typeof routes.runAssessmentCode> =>
  async ({ headers, body: { item_id, source }, now }) => {
    const sitting = await retryOnConflict(async () => {
      const at = await readSession(desk, headers.authorization, now);
      refuseOver(at);
      const { organizationId, assessment } = at;
      if (!isTask(item_id) || item_id !== nextItemId(assessment, at.sitting))
        throw new ApiError('invalid_state_transition', {
          param: 'item_id',
          message: 'This item is not the coding task that is next.',
        });
      readAnswer(assessment, item_id, source);
      if (at.sitting.runs >= mostRuns) throw new ApiError('rate_limited');
      const counted = { ...at.sitting, runs: at.sitting.runs + 1 };
      await desk.sittings.commit([
        desk.sittings.next(organizationId, at.sitting, counted),
        desk.assessments.mustBe(organizationId, assessment),
      ]);
      return at.sitting;
    });
    return runExamples(sitting, item_id, source, codeRunner);
  };

export const entry = entryOf(routes.runAssessmentCode, runAssessmentCode, (edge) => ({
  desk: openDesk(edge),
  codeRunner: openCodeRunner(),
}));
