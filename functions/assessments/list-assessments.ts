import { onlyOne } from '../../shared/contracts/several.ts';
import type { Assessment } from '../../shared/domain/stored/assessment.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type AssessmentStore, assessmentStore } from '../../shared/storage/assessments.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type CurrentIds, currentIds } from '../../shared/storage/current-ids.ts';
import { idsOfPerson } from '../../shared/storage/merged-rows.ts';

interface Dependencies {
  assessments: AssessmentStore;
  candidates: Pick<CandidateStore, 'getMany'>;
  currentIds: CurrentIds;
  cursorKeys: () => Promise<KeyRing>;
}

export const listAssessments =
  ({
    assessments,
    candidates,
    currentIds,
    cursorKeys,
  }: Dependencies): Handle<typeof routes.listAssessments> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { application_id, template_id, status } = call.query;
    const candidate_id = await currentIds(organizationId, call.query.candidate_id);
    const people = candidate_id && (await candidates.getMany(organizationId, candidate_id));
    // An assessment keeps the id of the candidate whom it was made for.
    const personIds = people && new Set(people.flatMap((person) => (person ? idsOfPerson(person) : [])));

    const matchesAll = (assessment: Assessment) =>
      (!personIds || personIds.has(assessment.candidate_id)) &&
      (!application_id || application_id.includes(assessment.application_id ?? '')) &&
      (!template_id || template_id.includes(assessment.template_id)) &&
      (!status || status.includes(assessment.status));
    const filters = [personIds, application_id, template_id, status].filter(Boolean).length;
    const narrow = { applicationId: onlyOne(application_id), status: onlyOne(status) };
    const person = onlyOne(people);
    const isCovered = filters === 0 || (filters === 1 && (person || Object.values(narrow).some(Boolean)));

    return respondWithPage(call, cursorKeys, {
      read: (page, test) =>
        person
          ? assessments.listOfPerson(organizationId, person, page, test)
          : assessments.list(organizationId, page, narrow, test),
      changes: {
        object: 'assessment',
        read: (page, test) => assessments.listChanged(organizationId, page, test),
      },
      findByExternalId: assessments.findByExternalId,
      matches: isCovered ? undefined : matchesAll,
      matchesAll: filters > 0 ? matchesAll : undefined,
      present: (found) => found.map((assessment) => ({ ...assessment, object: 'assessment' as const })),
    });
  };

export const entry = entryOf(routes.listAssessments, listAssessments, ({ table }) => ({
  assessments: assessmentStore(table),
  candidates: candidateStore(table, openIndexKeys()),
  currentIds: currentIds(table),
  cursorKeys: openCursorKeys(),
}));
