import type { Note } from '../contracts/note.ts';
import { ApiError } from '../domain/api-error.ts';
import { timeOf } from '../domain/ids.ts';
import { erasedMark, notErased } from './erased-marks.ts';
import { joinedPage } from './joined-page.ts';
import { ofCandidate } from './keys.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { idsOfPerson, type Person } from './merged-rows.ts';
import type { Key, Write } from './row.ts';
import type { Table } from './table.ts';

export type NoteStore = ReturnType<typeof noteStore>;

const noteKey = (organizationId: string, candidateId: string, id: string): Key => ({
  pk: ofCandidate(organizationId, candidateId, 'NOTE'),
  sk: id,
});

/**
 * The notes of a candidate. They are written with a change of the candidate, so that none is stored after its erasure.
 */
export function noteStore(table: Table) {
  const find = async (organizationId: string, person: Person, id: string) => {
    for (const candidateId of idsOfPerson(person)) {
      const found = await table.get<Note>(noteKey(organizationId, candidateId, id));
      if (found) return found.data;
    }
    return undefined;
  };
  return {
    find,

    /** The note. Throws the same not_found for a missing note and another candidate's. */
    async get(organizationId: string, person: Person, id: string): Promise<Note> {
      const note = await find(organizationId, person, id);
      if (!note) throw new ApiError('not_found');
      return note;
    },

    /** The writes that store a note unless it was deleted, for the transaction that changes its candidate. */
    keep: (organizationId: string, note: Note): Write[] => [
      { put: { ...noteKey(organizationId, note.candidate_id, note.id), data: note }, when: { absent: true } },
      notErased(note.id),
    ],

    list(organizationId: string, person: Person, page: PageRequest) {
      const since = timeOf(organizationId);
      return joinedPage(idsOfPerson(person), page, (candidateId) => {
        const partition = ofCandidate(organizationId, candidateId, 'NOTE');
        return listPage<Note>(table, { kind: 'note', partition, since }, page);
      });
    },

    /** Removes a note. Throws not_found if there is none. */
    async remove(organizationId: string, note: Note, now: Date): Promise<void> {
      const refuse = () => new ApiError('not_found');
      await table.commit([
        { remove: noteKey(organizationId, note.candidate_id, note.id), when: { exists: true }, refuse },
        erasedMark(note.id, { organizationId, now }),
      ]);
    },
  };
}
