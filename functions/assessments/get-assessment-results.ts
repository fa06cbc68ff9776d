import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { type SittingStore, sittingStore } from '../../shared/storage/sittings.ts';

interface Dependencies {
  assessments: Pick<AssessmentStore, 'get'>;
  sittings: Pick<SittingStore, 'findResult'>;
}

/** A row with its fields by name: the table keeps no order of them. */
const inOrder = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))) as Row;

export const getAssessmentResults =
  ({ assessments, sittings }: Dependencies): Handle<typeof routes.getAssessmentResults> =>
  async ({ params, caller }) => {
    const { organizationId } = caller;
    const { id, candidate_id, kind, completed_at } = await assessments.get(organizationId, params.id);
    const result = await sittings.findResult(organizationId, id);
    if (!result || completed_at === null)
      throw new ApiError('invalid_state_transition', { message: 'This assessment has no result.' });
    const sections = result.sections.map(({ key, entries }) => ({ key, entries: entries.map(inOrder) }));
    const about = {
      object: 'assessment_result' as const,
      assessment_id: id,
      candidate_id,
      kind,
      completed_at,
    };
    return { ...result, sections, ...about };
  };

export const entry = entryOf(routes.getAssessmentResults, getAssessmentResults, ({ table }) => ({
  assessments: assessmentStore(table),
  sittings: sittingStore(table),
}));
