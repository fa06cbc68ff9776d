import { noteView } from '../../contracts/note.ts';
import type { Descriptions } from './texts.ts';

/** Notes about candidates. */
export const candidateNotes: Descriptions = {
  schemas: {
    Note: noteView,
  },
  operations: {
    createCandidateNote: { returns: 'The new note.' },
    deleteCandidateNote: { returns: 'The id of the deleted note.' },
    getCandidateNote: {
      description: 'The note is returned with its text and its author.',
      returns: 'The note with its text.',
    },
    listCandidateNotes: {
      description: 'Each note is returned with its text and its author.',
      returns: 'A page of notes, newest first.',
    },
  },
  parameters: {
    'candidates.note_id': 'The id of the note about the candidate.',
  },
  fields: {
    'Note.id': 'The id of the note.',
    'Note.text': 'The text of the note. Events never contain it.',
    'Note.author': 'The API key that wrote the note.',
    'CreateCandidateNoteRequest.text':
      'The text of the note, up to 10,000 characters. Events never contain it.',
    'CreateCandidateNoteRequest.metadata': [
      'Up to 50 pairs of names and texts of your own.',
      { topic: 'salary' },
    ],
  },
};
