import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type NoteStore, noteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  notes: Pick<NoteStore, 'get' | 'remove'>;
}

export const deleteCandidateNote =
  ({ candidates, notes }: Dependencies): Handle<typeof routes.deleteCandidateNote> =>
  async ({ params, caller: { organizationId }, now }) => {
    const person = await candidates.get(organizationId, params.id);
    await notes.remove(organizationId, await notes.get(organizationId, person, params.note_id), now);
    return { object: 'note', id: params.note_id, deleted: true };
  };

export const entry = entryOf(routes.deleteCandidateNote, deleteCandidateNote, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  notes: noteStore(edge.table),
}));
