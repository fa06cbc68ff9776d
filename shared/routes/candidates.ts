import { applicationView } from '../contracts/application.ts';
import {
  candidateFilters,
  candidateView,
  createCandidateBody,
  replaceTagsBody,
  updateCandidateBody,
  upsertCandidateBody,
} from '../contracts/candidate.ts';
import { candidateProfileView } from '../contracts/candidate-profile.ts';
import { deletedView } from '../contracts/job.ts';
import { jsonResumeDocument, profileFormat } from '../contracts/json-resume.ts';
import { listOf, listQuery, pageQuery } from '../contracts/list.ts';
import { createNoteBody, noteView } from '../contracts/note.ts';
import { externalId, id } from '../contracts/primitives.ts';
import { listedScanView } from '../contracts/scan.ts';
import { timelineEntry } from '../contracts/timeline.ts';
import { route } from '../route.ts';

const candidateId = { id: id('candidate') };
const noteId = { ...candidateId, note_id: id('note') };

export const createCandidate = route({
  method: 'POST',
  path: '/v1/candidates',
  summary: 'Create a candidate. An e-mail address belongs to one candidate at most.',
  scope: 'candidates:write',
  body: createCandidateBody,
  answer: candidateView,
  success: 201,
  errors: ['external_id_taken'],
  emits: ['candidate.created'],
  uses: ['readTable', 'writeTable', 'blindIndexKey'],
});

export const listCandidates = route({
  method: 'GET',
  path: '/v1/candidates',
  summary: 'List candidates, newest first. q searches names and tags, whatever the capitals and accents.',
  scope: 'candidates:read',
  query: { ...listQuery, ...candidateFilters },
  answer: listOf(candidateView),
  uses: ['readTable', 'writeTable', 'cursorKey', 'blindIndexKey'],
});

export const getCandidate = route({
  method: 'GET',
  path: '/v1/candidates/{id}',
  summary: 'Fetch one candidate.',
  scope: 'candidates:read',
  params: candidateId,
  answer: candidateView,
});

export const updateCandidate = route({
  method: 'PATCH',
  path: '/v1/candidates/{id}',
  summary: 'Change fields of a candidate, by JSON merge; arrays replace whole.',
  scope: 'candidates:write',
  params: candidateId,
  body: updateCandidateBody,
  answer: candidateView,
  errors: ['invalid_state_transition', 'external_id_taken', 'stale_object'],
  emits: ['candidate.updated'],
  uses: ['readTable', 'writeTable', 'blindIndexKey'],
});

export const upsertCandidate = route({
  method: 'PUT',
  path: '/v1/candidates/by-external-id/{external_id}',
  summary:
    'Create the candidate with this external_id, or change the fields that are given. 200 either way, and twice is as once.',
  scope: 'candidates:write',
  params: { external_id: externalId },
  body: upsertCandidateBody,
  answer: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.created', 'candidate.updated'],
  uses: ['readTable', 'writeTable', 'blindIndexKey'],
});

export const getCandidateProfile = route({
  method: 'GET',
  path: '/v1/candidates/{id}/profile',
  summary:
    "Fetch what the candidate's newest CV says; all null before there is one. format=json_resume gives the profile as a JSON Resume document.",
  scope: 'candidates:read',
  params: candidateId,
  query: profileFormat,
  resumeAnswer: jsonResumeDocument,
  answer: candidateProfileView,
});

/** A list of another resource shows what that resource's own list shows, so it asks for that one's scope. */
export const listCandidateScans = route({
  method: 'GET',
  path: '/v1/candidates/{id}/scans',
  summary: "List a candidate's scans, newest first.",
  scope: 'scans:read',
  params: candidateId,
  query: listQuery,
  answer: listOf(listedScanView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const listCandidateApplications = route({
  method: 'GET',
  path: '/v1/candidates/{id}/applications',
  summary: "List a candidate's applications, newest first.",
  scope: 'applications:read',
  params: candidateId,
  query: listQuery,
  answer: listOf(applicationView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const listCandidateTimeline = route({
  method: 'GET',
  path: '/v1/candidates/{id}/timeline',
  summary: 'List what happened to a candidate over all applications, newest first.',
  scope: 'candidates:read',
  params: candidateId,
  query: pageQuery,
  answer: listOf(timelineEntry),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const listCandidateNotes = route({
  method: 'GET',
  path: '/v1/candidates/{id}/notes',
  summary: 'List the notes about a candidate, newest first.',
  scope: 'candidates:read',
  params: candidateId,
  query: pageQuery,
  answer: listOf(noteView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const createCandidateNote = route({
  method: 'POST',
  path: '/v1/candidates/{id}/notes',
  summary: 'Write a note about a candidate. Its text is in no event.',
  scope: 'candidates:write',
  params: candidateId,
  body: createNoteBody,
  answer: noteView,
  success: 201,
  errors: ['invalid_state_transition'],
  emits: ['candidate.note_added'],
});

export const getCandidateNote = route({
  method: 'GET',
  path: '/v1/candidates/{id}/notes/{note_id}',
  summary: 'Fetch one note about a candidate.',
  scope: 'candidates:read',
  params: noteId,
  answer: noteView,
});

export const deleteCandidateNote = route({
  method: 'DELETE',
  path: '/v1/candidates/{id}/notes/{note_id}',
  summary: 'Remove a note; the timeline keeps that there was one.',
  scope: 'candidates:write',
  params: noteId,
  answer: deletedView,
});

export const replaceCandidateTags = route({
  method: 'PUT',
  path: '/v1/candidates/{id}/tags',
  summary: 'Replace the tags of a candidate.',
  scope: 'candidates:write',
  params: candidateId,
  body: replaceTagsBody,
  answer: candidateView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['candidate.updated'],
});
