import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type NoteStore, noteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  notes: Pick<NoteStore, 'get'>;
}

export const getCandidateNote =
  ({ notes }: Dependencies): Handle<typeof routes.getCandidateNote> =>
  ({ params, caller }) =>
    notes.get(caller.organizationId, params.id, params.note_id);

export const entry = entryOf(routes.getCandidateNote, getCandidateNote, (edge) => ({
  notes: noteStore(edge.table),
}));
