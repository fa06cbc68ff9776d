import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { NoteStore } from '../../shared/storage/notes.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  notes: Pick<NoteStore, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateNotes =
  ({ candidates, notes, cursorKeys }: Dependencies): Handle<typeof routes.listCandidateNotes> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { id } = await candidates.get(organizationId, call.params.id);
    return answerPage(call, cursorKeys, {
      read: (page) => notes.list(organizationId, id, page),
      present: (found) => found,
    });
  };
