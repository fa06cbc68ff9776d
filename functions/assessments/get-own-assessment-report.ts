import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { openDesk } from '../../shared/sittings/open-desk.ts';
import { readSession, type SittingDesk } from '../../shared/sittings/read-session.ts';
import { writeReport } from '../../shared/sittings/write-report.ts';

/** The candidate reads the report that the organization reads. */
export const getOwnAssessmentReport =
  (desk: SittingDesk): Handle<typeof routes.getOwnAssessmentReport> =>
  async ({ headers, query, now }) => {
    const { organizationId, assessment } = await readSession(desk, headers.authorization, now);
    const result =
      assessment.candidate_report && (await desk.sittings.findResult(organizationId, assessment.id));
    if (!result)
      throw new ApiError('invalid_state_transition', { message: 'There is no report for the candidate.' });
    return writeReport(assessment, result, query.format ?? 'html');
  };

export const entry = entryOf(routes.getOwnAssessmentReport, getOwnAssessmentReport, openDesk);
