import { beforeAll, describe, expect, it } from 'vitest';
import type { Note } from '../../../shared/contracts/note.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { isAnyErased } from '../../../shared/storage/erased-marks.ts';
import { noteStore } from '../../../shared/storage/notes.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date();
const newId = idSource(now);
/** A person with one merged candidate, each of whom has two notes, the merged one's between those of the person. */
async function withNotes() {
  const organizationId = newId('organization');
  const store = noteStore(backend.table);
  const person = { id: newId('candidate'), merged_ids: [newId('candidate')] };
  const [merged = ''] = person.merged_ids;
  const stored: Note[] = [];
  for (const candidate_id of [person.id, merged, person.id, merged]) {
    const at = new Date(now.getTime() + stored.length);
    const note = { object: 'note', id: idSource(at)('note'), candidate_id, text: `${stored.length}` } as Note;
    await backend.table.commit(store.keep(organizationId, note));
    stored.push(note);
  }
  return { organizationId, store, person, stored };
}
const notFound = { code: 'not_found' };

describe('the notes of a person', () => {
  it('are listed in the order of time, those of merged candidates among them', async () => {
    const { organizationId, store, person, stored } = await withNotes();
    const page = { limit: 3, order: 'asc' as const, now: new Date(now.getTime() + 1000) };
    const first = await store.list(organizationId, person, page);
    expect(first.items).toEqual(stored.slice(0, 3));
    const rest = await store.list(organizationId, person, { ...page, position: first.next ?? '' });
    expect([rest.items, rest.next]).toEqual([stored.slice(3), null]);
    const alone = await store.list(organizationId, { ...person, merged_ids: [] }, { ...page, order: 'desc' });
    expect(alone.items).toEqual([stored[2], stored[0]]);
  });

  it('are found one by one, and not by another person or organization', async () => {
    const { organizationId, store, person, stored } = await withNotes();
    for (const note of stored) expect(await store.get(organizationId, person, note.id)).toEqual(note);
    const [own, merged] = stored.map(({ id }) => id) as [string, string];
    await expect(store.get(organizationId, { ...person, merged_ids: [] }, merged)).rejects.toMatchObject(
      notFound,
    );
    await expect(store.get(newId('organization'), person, own)).rejects.toMatchObject(notFound);
  });
});

describe('a note', () => {
  it('that is removed is gone, and not stored again by a repeated request', async () => {
    const { organizationId, store, person, stored } = await withNotes();
    const [, note] = stored as [Note, Note];
    await store.remove(organizationId, note, now);
    expect(await store.find(organizationId, person, note.id)).toBeUndefined();
    expect(await isAnyErased(backend.table, [note.id], organizationId)).toBe(true);
    await expect(store.remove(organizationId, note, now)).rejects.toMatchObject(notFound);
    const again = backend.table.commit(store.keep(organizationId, note));
    await expect(again).rejects.toMatchObject({ code: 'answer_erased' });
  });

  it('is stored once', async () => {
    const { organizationId, store, stored } = await withNotes();
    const [note] = stored as [Note];
    const twice = backend.table.commit(store.keep(organizationId, { ...note, text: 'other' }));
    await expect(twice).rejects.toMatchObject({ name: 'ConditionFailed', index: 0 });
  });
});
