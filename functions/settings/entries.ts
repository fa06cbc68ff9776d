/** The stories that the endpoints of every vocabulary share: see shared/storage/vocabulary.ts. */
import type { DeletionView } from '../../shared/contracts/list.ts';
import { type Entry, type EntryPatch, mergeEntry } from '../../shared/domain/vocabulary.ts';
import type { Call } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { Matches } from '../../shared/storage/list-page.ts';
import type { VocabularyStore } from '../../shared/storage/vocabulary.ts';

type Name = DeletionView['object'];
type Asking<Part extends keyof Call<Route>> = Pick<Call<Route>, Part | 'origin'>;
type WithId = { params: { id: string } };

const shown = <E extends Entry, N extends Name>({ object }: { object: N }, entry: E) => ({
  ...entry,
  object,
});

export const getEntry =
  <E extends Entry, N extends Name>(entries: VocabularyStore<E, N>) =>
  async ({ params, origin }: Asking<never> & WithId) =>
    shown(entries, await entries.get(origin.organizationId, params.id));

/** `make` returns the entry from the request, its id, and the number of the other entries. */
export const createEntry =
  <E extends Entry, N extends Name, Body>(
    entries: VocabularyStore<E, N>,
    make: (body: Body, id: string, now: Date, count: number) => E,
  ) =>
  async ({ body, origin, now, newId }: Asking<'now' | 'newId'> & { body: Body }) => {
    const id = newId(entries.kind);
    return shown(entries, await entries.add(origin, (count) => make(body, id, now, count)));
  };

/** `patchOf` completes what is not merged as it is given. */
export const updateEntry =
  <E extends Entry, N extends Name, Body extends EntryPatch>(
    entries: VocabularyStore<E, N>,
    patchOf: (body: Body, before: E) => EntryPatch = (body) => body,
  ) =>
  async ({ params, body, origin, ifMatch }: Asking<'ifMatch'> & WithId & { body: Body }) => {
    const entry = await entries.alter(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      return mergeEntry(before, patchOf(body, before));
    });
    return shown(entries, entry);
  };

export const deleteEntry =
  <E extends Entry, N extends Name>(entries: VocabularyStore<E, N>) =>
  async ({ params, origin }: Asking<never> & WithId) => {
    await entries.drop(origin, params.id);
    return { object: entries.object, id: params.id, deleted: true as const };
  };

export interface Listing<Store> {
  entries: Store;
  cursorKeys: () => Promise<KeyRing>;
}

export const listEntries =
  <E extends Entry, N extends Name>(
    { entries, cursorKeys }: Listing<VocabularyStore<E, N>>,
    matches?: Matches<E>,
  ) =>
  (call: Parameters<typeof respondWithPage>[0] & Asking<never>) =>
    respondWithPage(call, cursorKeys, {
      read: (page, wanted) => entries.list(call.origin, page, wanted),
      findByExternalId: entries.findByExternalId,
      matches,
      changes: {
        object: entries.object,
        read: (page, wanted) => entries.listChanged(call.caller.organizationId, page, wanted),
      },
      present: (found) => found.map((entry) => shown(entries, entry)),
    });
