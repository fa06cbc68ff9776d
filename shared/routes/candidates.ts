import { listedApplicationView } from '../contracts/application.ts';
import { applicationExpand, changeTagsBody } from '../contracts/application-body.ts';
import {
  candidateFilters,
  candidateView,
  confirmApplicantBody,
  createCandidateBody,
  listedCandidateView,
  replaceTagsBody,
  updateCandidateBody,
  upsertCandidateBody,
} from '../contracts/candidate.ts';
import { candidateProfileView } from '../contracts/candidate-profile.ts';
import { jsonResumeDocument } from '../contracts/json-resume.ts';
import { changeQuery, fieldsOf, followedListOf, listOf, listQuery, pageQuery } from '../contracts/list.ts';
import { externalId, id } from '../contracts/primitives.ts';
import { listedScanView } from '../contracts/scan.ts';
import { timelineEntry } from '../contracts/timeline.ts';
import { route } from './route.ts';

const candidateId = { id: id('candidate') };

export const createCandidate = route({
  method: 'POST',
  path: '/v1/candidates',
  summary: 'Create a candidate.',
  description:
    'An e-mail address belongs to at most one candidate. A known address returns 422 with the detail code `taken`.',
  scope: 'candidates:write',
  body: createCandidateBody,
  response: candidateView,
  success: 201,
  errors: ['external_id_taken'],
  emits: ['candidate.created'],
  uses: ['getRows', 'put candidates', 'blindIndexKey'],
});

export const listCandidates = route({
  method: 'GET',
  path: '/v1/candidates',
  summary: 'List candidates, newest first.',
  description:
    '`q` finds candidates that have all its words in their names, addresses, tags, profile or CV. A word of three or more letters also ' +
    'finds longer words that begin with it. Case and accents are ignored. A change is found within seconds. Words of the CV need the scope `scans:read`.',
  scope: 'candidates:read',
  query: { ...listQuery, ...changeQuery, ...candidateFilters, ...fieldsOf(listedCandidateView) },
  response: followedListOf(listedCandidateView),
  uses: ['getRows', 'findRows', 'cursorKey', 'blindIndexKey'],
});

export const getCandidate = route({
  method: 'GET',
  path: '/v1/candidates/{id}',
  summary: 'Fetch one candidate.',
  scope: 'candidates:read',
  params: candidateId,
  response: candidateView,
  uses: ['get candidates'],
});

export const updateCandidate = route({
  method: 'PATCH',
  path: '/v1/candidates/{id}',
  summary: 'Change fields of a candidate by JSON merge patch.',
  description: 'Arrays are replaced as a whole.',
  scope: 'candidates:write',
  params: candidateId,
  body: updateCandidateBody,
  response: candidateView,
  errors: ['invalid_state_transition', 'external_id_taken', 'stale_object'],
  emits: ['candidate.updated'],
  uses: ['getRows', 'put candidates', 'delete candidates', 'blindIndexKey'],
});

export const upsertCandidate = route({
  method: 'PUT',
  path: '/v1/candidates/by-external-id/{external_id}',
  summary: 'Create or update the candidate with this external_id.',
  description:
    'An existing candidate changes only in the given fields. The status is 200 in both cases, and repeating the call has no further effect.',
  scope: 'candidates:write',
  params: { external_id: externalId },
  body: upsertCandidateBody,
  response: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.created', 'candidate.updated'],
  uses: ['getRows', 'put candidates', 'delete candidates', 'blindIndexKey'],
});

export const confirmApplicant = route({
  method: 'POST',
  path: '/v1/candidates/{id}/confirm',
  summary: 'Confirm that a candidate sent an application by a public form.',
  description:
    "The consent of the application becomes the candidate's, its CV their profile, and its contact data fills empty fields. A second call changes nothing.",
  scope: 'candidates:write',
  params: candidateId,
  body: confirmApplicantBody,
  response: candidateView,
  errors: ['invalid_state_transition'],
  emits: ['candidate.consent_updated', 'candidate.updated', 'application.updated'],
  uses: ['getRows', 'put applications', 'put candidates', 'check scans'],
});

export const getCandidateProfile = route({
  method: 'GET',
  path: '/v1/candidates/{id}/profile',
  summary: "Fetch the profile of the candidate's newest CV.",
  description: 'All fields are null until a CV has been read.',
  scope: 'candidates:read',
  params: candidateId,
  response: candidateProfileView,
  uses: ['getRows'],
});

export const getCandidateJsonResume = route({
  method: 'GET',
  path: '/v1/candidates/{id}/json-resume',
  summary: "Fetch the profile of the candidate's newest CV as a JSON Resume document.",
  description: 'The document is empty until a CV has been read.',
  scope: 'candidates:read',
  params: candidateId,
  response: jsonResumeDocument,
  uses: ['getRows'],
});

/** The list shows the resources of another list, so it needs the scope of that list. */
export const listCandidateScans = route({
  method: 'GET',
  path: '/v1/candidates/{id}/scans',
  summary: "List a candidate's scans, newest first.",
  scope: 'scans:read',
  params: candidateId,
  query: { ...listQuery, ...fieldsOf(listedScanView) },
  response: listOf(listedScanView),
  uses: ['findRows', 'cursorKey'],
});

export const listCandidateApplications = route({
  method: 'GET',
  path: '/v1/candidates/{id}/applications',
  summary: "List a candidate's applications, newest first.",
  description: 'Cover letters and answers are included with `expand=submission`.',
  scope: 'applications:read',
  params: candidateId,
  query: { ...listQuery, ...applicationExpand, ...fieldsOf(listedApplicationView) },
  response: listOf(listedApplicationView),
  uses: ['findRows', 'cursorKey'],
});

export const listCandidateTimeline = route({
  method: 'GET',
  path: '/v1/candidates/{id}/timeline',
  summary: 'List the history of a candidate over all applications, newest first.',
  description: '`from`, `to`, `reason` and `note` are null unless the key has the scope `applications:read`.',
  scope: 'candidates:read',
  params: candidateId,
  query: { ...pageQuery, ...fieldsOf(timelineEntry) },
  response: listOf(timelineEntry),
  uses: ['findRows', 'cursorKey'],
});

export const replaceCandidateTags = route({
  method: 'PUT',
  path: '/v1/candidates/{id}/tags',
  summary: 'Replace the tags of a candidate.',
  scope: 'candidates:write',
  params: candidateId,
  body: replaceTagsBody,
  response: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.updated'],
  uses: ['getRows', 'put candidates'],
});

export const changeCandidateTags = route({
  method: 'PATCH',
  path: '/v1/candidates/{id}/tags',
  summary: 'Add tags to a candidate and remove others.',
  description: 'Other tags stay. Concurrent calls do not overwrite the changes of each other.',
  scope: 'candidates:write',
  params: candidateId,
  body: changeTagsBody,
  response: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.updated'],
  uses: ['getRows', 'put candidates'],
});
