import { candidateView, mergeCandidateBody } from '../contracts/candidate.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

const candidateId = { id: id('candidate') };

export const mergeCandidate = route({
  method: 'POST',
  path: '/v1/candidates/{id}/merge',
  summary: 'Merge another candidate into this one.',
  description:
    'The candidate of the path remains. Its own values stay; the other one fills empty fields and adds its applications, scans, notes, ' +
    'tags, links and addresses. The other id leads to this candidate from then on. The other candidate can have at most 15 applications ' +
    'and scans. `unmerge` undoes it for 30 days.',
  scope: 'candidates:write',
  params: candidateId,
  body: mergeCandidateBody,
  response: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.merged', 'candidate.deleted', 'application.updated'],
  uses: ['getRows', 'findRows', 'put candidates', 'delete candidates', 'put applications', 'put scans'],
});

export const unmergeCandidate = route({
  method: 'POST',
  path: '/v1/candidates/{id}/unmerge',
  summary: 'Undo a merge, and restore the other candidate.',
  description:
    'Possible for 30 days, the last merge first. Returns the restored candidate, with its applications, scans and addresses. The candidate of the path keeps ' +
    'additions and changes that were made after the merge.',
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
    'blindIndexKey',
  ],
});
