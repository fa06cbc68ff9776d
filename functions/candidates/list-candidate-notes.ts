import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type NoteStore, noteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  notes: Pick<NoteStore, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateNotes =
  ({ candidates, notes, cursorKeys }: Dependencies): Handle<typeof routes.listCandidateNotes> =>
  async (call) => {
    const { organizationId } = call.caller;
    const person = await candidates.get(organizationId, call.params.id);
    return respondWithPage(call, cursorKeys, {
      read: (page) => notes.list(organizationId, person, page),
      present: (found) => found,
    });
  };

export const entry = entryOf(routes.listCandidateNotes, listCandidateNotes, (edge) => ({
  cursorKeys: openCursorKeys(),
  candidates: candidateStore(edge.table, openIndexKeys()),
  notes: noteStore(edge.table),
}));
