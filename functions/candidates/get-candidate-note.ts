import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type NoteStore, noteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  notes: Pick<NoteStore, 'get'>;
}

export const getCandidateNote =
  ({ candidates, notes }: Dependencies): Handle<typeof routes.getCandidateNote> =>
  async ({ params, caller: { organizationId } }) => {
    const person = await candidates.get(organizationId, params.id);
    return notes.get(organizationId, person, params.note_id);
  };

export const entry = entryOf(routes.getCandidateNote, getCandidateNote, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  notes: noteStore(edge.table),
}));
