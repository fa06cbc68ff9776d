import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { NoteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  notes: Pick<NoteStore, 'remove'>;
}

export const deleteCandidateNote =
  ({ notes }: Dependencies): Handle<typeof routes.deleteCandidateNote> =>
  async ({ params, caller, now }) => {
    await notes.remove(caller.organizationId, params.id, params.note_id, now);
    return { object: 'note', id: params.note_id, deleted: true };
  };
