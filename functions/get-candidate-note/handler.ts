import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { NoteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  notes: Pick<NoteStore, 'get'>;
}

export const getCandidateNote =
  ({ notes }: Dependencies): Handle<typeof routes.getCandidateNote> =>
  ({ params, caller }) =>
    notes.get(caller.organizationId, params.id, params.note_id);
