import { candidateView, mergeCandidateBody } from '../contracts/candidate.ts';
import { duplicateView } from '../contracts/duplicate.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

const candidateId = { id: id('candidate') };

export const listCandidateDuplicates = route({
  method: 'GET',
  path: '/v1/candidates/{id}/duplicates',
  summary: 'List other candidates who may be the same person, newest first.',
  description:
    'Compares phone numbers, names and the texts of the CVs. `high` has two reasons, or nearly the same CV; `low` has the same name only. ' +
    'Of those who share a name or a phone number, the newest 100 are compared. A change is compared within seconds.',
  scope: 'candidates:read',
  params: candidateId,
  query: { ...pageQuery, ...fieldsOf(duplicateView) },
  response: listOf(duplicateView),
  boundedBy: '100 candidates that are compared (shared/storage/duplicates.ts)',
  uses: ['getRows', 'findRows', 'cursorKey'],
});

export const mergeCandidate = route({
  method: 'POST',
  path: '/v1/candidates/{id}/merge',
  summary: 'Merge another candidate into this one.',
  description:
    'The candidate of the path remains. Its own values stay; the other one fills empty fields and adds its applications, scans, notes, ' +
    'tags, links and addresses. The other id leads to this candidate from then on. The other candidate can have at most 10 applications ' +
    'with their CVs, and both together at most 20 e-mail addresses. `unmerge` undoes it for 30 days.',
  scope: 'candidates:write',
  params: candidateId,
  body: mergeCandidateBody,
  response: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.merged', 'candidate.deleted', 'application.updated'],
  uses: [
    'getRows',
    'findRows',
    'put candidates',
    'delete candidates',
    'check candidates',
    'put applications',
    'put scans',
  ],
});

export const unmergeCandidate = route({
  method: 'POST',
  path: '/v1/candidates/{id}/unmerge',
  summary: 'Undo a merge, and restore the other candidate.',
  description:
    'Possible for 30 days, the last merge first. Returns the restored candidate, with its applications, scans and ' +
    'addresses, and the applications that came under its addresses since. The candidate of the path keeps additions and changes ' +
    'that were made after the merge. Repeat a call that got no answer.',
  scope: 'candidates:write',
  params: candidateId,
  body: mergeCandidateBody,
  response: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.created', 'candidate.updated', 'application.updated'],
  uses: [
    'getRows',
    'findRows',
    'put candidates',
    'delete candidates',
    'put applications',
    'put scans',
    'put intakes',
    'blindIndexKey',
  ],
});
