import { deletedView } from '../contracts/job.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { createNoteBody, noteView } from '../contracts/note.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

const candidateId = { id: id('candidate') };
const noteId = { ...candidateId, note_id: id('note') };

export const listCandidateNotes = route({
  method: 'GET',
  path: '/v1/candidates/{id}/notes',
  summary: 'List the notes about a candidate, newest first.',
  scope: 'candidates:read',
  params: candidateId,
  query: { ...pageQuery, ...fieldsOf(noteView) },
  response: listOf(noteView),
  uses: ['findRows', 'cursorKey'],
});

export const createCandidateNote = route({
  method: 'POST',
  path: '/v1/candidates/{id}/notes',
  summary: 'Add a note about a candidate.',
  description: 'Events do not contain the text of notes.',
  scope: 'candidates:write',
  params: candidateId,
  body: createNoteBody,
  response: noteView,
  success: 201,
  errors: ['invalid_state_transition'],
  emits: ['candidate.note_added'],
  uses: ['getRows', 'put candidates'],
});

export const getCandidateNote = route({
  method: 'GET',
  path: '/v1/candidates/{id}/notes/{note_id}',
  summary: 'Fetch one note about a candidate.',
  scope: 'candidates:read',
  params: noteId,
  response: noteView,
  uses: ['get candidates'],
});

export const deleteCandidateNote = route({
  method: 'DELETE',
  path: '/v1/candidates/{id}/notes/{note_id}',
  summary: 'Delete a note about a candidate.',
  description: 'The timeline keeps the entry that a note was added.',
  scope: 'candidates:write',
  params: noteId,
  response: deletedView,
  writeResponse: deletedView,
  uses: ['getRows', 'findRows', 'delete candidates', 'put erasures', 'put responses', 'delete responses'],
});
