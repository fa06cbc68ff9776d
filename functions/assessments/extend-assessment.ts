import { attemptOf, extendAssessment as extended } from '../../shared/domain/assessment.ts';
import type { Assessment } from '../../shared/domain/stored/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import {
  type AssessmentTemplateStore,
  assessmentTemplateStore,
} from '../../shared/storage/assessment-templates.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { standingCandidate } from '../../shared/storage/standing-candidates.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  templates: Pick<AssessmentTemplateStore, 'find'>;
  assessments: Pick<AssessmentStore, 'change' | 'othersOf' | 'turnOf'>;
  standing: ReturnType<typeof standingCandidate>;
}

export const extendAssessment =
  (stores: Dependencies): Handle<typeof routes.extendAssessment> =>
  async ({ params, body, origin, now }) => {
    const { organizationId } = origin;
    const assessment = await stores.assessments.change(origin, params.id, async (before) => {
      const stands = await stores.standing(organizationId, before.candidate_id);
      const next = extended(before, body.expires_at, now);
      const events = [{ type: 'assessment.sent' as const, context: { reason: 'extended' } }];
      if (before.status !== 'expired') return { next, events, also: [stands] };
      const { attempt, turn } = await reopened(stores, organizationId, before, now);
      return { next: { ...next, attempt }, events, also: [turn, stands] };
    });
    return { ...assessment, object: 'assessment' };
  };

/** One that is open again is an attempt like a new one: the rules of its template hold for it. */
async function reopened(
  { candidates, templates, assessments }: Dependencies,
  organizationId: string,
  before: Assessment,
  now: Date,
) {
  const person = await candidates.get(organizationId, before.candidate_id);
  const turn = await assessments.turnOf(organizationId, person);
  const others = await assessments.othersOf(organizationId, person, before.id);
  const template = await templates.find(organizationId, before.template_id);
  // Of a template that is deleted, one attempt can be active.
  const rules = template ?? {
    id: before.template_id,
    max_attempts: Number.MAX_SAFE_INTEGER,
    days_between_attempts: 0,
  };
  return { attempt: attemptOf(rules, others, now), turn };
}

export const entry = entryOf(routes.extendAssessment, extendAssessment, ({ table }) => ({
  candidates: candidateStore(table, openIndexKeys()),
  templates: assessmentTemplateStore(table),
  assessments: assessmentStore(table),
  standing: standingCandidate(table),
}));
