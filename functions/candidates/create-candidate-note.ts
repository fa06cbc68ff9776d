import type { Note } from '../../shared/contracts/note.ts';
import { refuseAnonymized } from '../../shared/domain/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type NoteStore, noteStore } from '../../shared/storage/notes.ts';
import { appendToTimeline } from '../../shared/storage/timeline.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'change'>;
  notes: Pick<NoteStore, 'find' | 'keep'>;
}

/**
 * A note is a change of its candidate: it takes the next version and cannot be stored after the candidate's erasure.
 */
export const createCandidateNote =
  ({ candidates, notes }: Dependencies): Handle<typeof routes.createCandidateNote> =>
  async ({ params, body, origin, now, newId }) => {
    const { organizationId, actor } = origin;
    const at = now.toISOString();
    const id = newId('note');
    const noteOn = (candidate_id: string): Note => ({
      object: 'note',
      id,
      candidate_id,
      text: body.text,
      author: actor,
      metadata: body.metadata ?? {},
      created_at: at,
      updated_at: at,
    });
    const person = await candidates.change(origin, params.id, async (candidate) => {
      refuseAnonymized(candidate);
      // A crashed first run of the same request may have stored it.
      if (await notes.find(organizationId, candidate, id)) return null;
      return {
        next: candidate,
        events: [{ type: 'candidate.note_added', context: { note_id: id }, previous: null }],
        also: [
          ...notes.keep(organizationId, noteOn(candidate.id)),
          appendToTimeline(origin, { type: 'note_added', candidate_id: candidate.id }),
        ],
      };
    });
    // A crashed first run may have stored it under another id of the person.
    const { merged_ids, joined } = person;
    const ids = [...merged_ids, ...joined.map((one) => one.id)];
    const stored = ids.length > 0 && (await notes.find(organizationId, { ...person, merged_ids: ids }, id));
    return stored || noteOn(person.id);
  };

export const entry = entryOf(routes.createCandidateNote, createCandidateNote, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  notes: noteStore(edge.table),
}));
