import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type NoteStore, noteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  notes: Pick<NoteStore, 'remove'>;
}

export const deleteCandidateNote =
  ({ notes }: Dependencies): Handle<typeof routes.deleteCandidateNote> =>
  async ({ params, caller, now }) => {
    await notes.remove(caller.organizationId, params.id, params.note_id, now);
    return { object: 'note', id: params.note_id, deleted: true };
  };

export const entry = entryOf(routes.deleteCandidateNote, deleteCandidateNote, (edge) => ({
  notes: noteStore(edge.table),
}));
