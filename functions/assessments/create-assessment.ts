import { newAssessment, sendAssessment } from '../../shared/domain/assessment.ts';
import { refuseAnonymized } from '../../shared/domain/candidate.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { secretsOnce } from '../../shared/http/secrets-once.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import {
  type AssessmentTemplateStore,
  assessmentTemplateStore,
} from '../../shared/storage/assessment-templates.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';
import { refuseUnmerging } from '../../shared/storage/unmerging.ts';
import { type MakeLink, openLinks, presentInvited } from './invite.ts';

interface Dependencies {
  templates: Pick<AssessmentTemplateStore, 'find'>;
  candidates: Pick<CandidateStore, 'find' | 'mustBe'>;
  applications: Pick<ApplicationStore, 'find'>;
  assessments: Pick<AssessmentStore, 'add'>;
  makeLink: MakeLink;
}

export const createAssessment =
  (stores: Dependencies): Handle<typeof routes.createAssessment> =>
  async ({ body, origin, now, newId }) => {
    const { templates, candidates, applications, assessments, makeLink } = stores;
    const { organizationId } = origin;
    const id = newId('assessment');
    const link = body.send ? await makeLink() : null;

    const template = await templates.find(organizationId, body.template_id);
    if (!template) throw invalid('template_id', 'not_found', 'template_id names no template of yours.');

    const stored = await retryOnConflict(async () => {
      const candidate = await candidates.find(organizationId, body.candidate_id);
      if (!candidate) throw invalid('candidate_id', 'not_found', 'candidate_id names no candidate of yours.');
      refuseAnonymized(candidate);
      refuseUnmerging(candidate);
      const { application_id } = body;
      const application = application_id ? await applications.find(organizationId, application_id) : null;
      if (application === undefined)
        throw invalid('application_id', 'not_found', 'application_id names no application of yours.');
      if (application && application.candidate_id !== candidate.id)
        throw invalid('application_id', 'contradictory', 'The application is of another candidate.');

      return assessments.add(origin, id, candidate, (others) => {
        const created = newAssessment(body, { id, template, candidateId: candidate.id, others, now });
        return {
          assessment: link ? sendAssessment(created, link.hash, now) : created,
          events: [
            { type: 'assessment.created' },
            ...(link ? [{ type: 'assessment.sent' as const, context: { reason: 'invited' } }] : []),
          ],
          // Nothing is stored of a person who is erased or anonymized meanwhile.
          also: [candidates.mustBe(organizationId, candidate)],
        };
      });
    });
    return presentInvited(stored, link);
  };

export const entry = entryOf(
  routes.createAssessment,
  createAssessment,
  ({ table }) => ({
    templates: assessmentTemplateStore(table),
    candidates: candidateStore(table, openIndexKeys()),
    applications: applicationStore(table),
    assessments: assessmentStore(table),
    makeLink: openLinks(),
  }),
  () => ({ seal: secretsOnce }),
);
