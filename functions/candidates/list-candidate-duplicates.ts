import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type Duplicates, duplicates } from '../../shared/storage/duplicates.ts';
import { wordSearch } from '../../shared/storage/word-search.ts';
import { presentDuplicate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  duplicates: Pick<Duplicates, 'page'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateDuplicates =
  ({ candidates, duplicates, cursorKeys }: Dependencies): Handle<typeof routes.listCandidateDuplicates> =>
  async (call) => {
    const { organizationId } = call.caller;
    const candidate = await candidates.get(organizationId, call.params.id);
    return respondWithPage(call, cursorKeys, {
      read: (page) => duplicates.page(organizationId, candidate, page),
      present: (found) => found.map(presentDuplicate),
    });
  };

export const entry = entryOf(routes.listCandidateDuplicates, listCandidateDuplicates, ({ table }) => {
  const candidates = candidateStore(table, openIndexKeys());
  const search = wordSearch(table, candidates);
  return { cursorKeys: openCursorKeys(), candidates, duplicates: duplicates({ table, search, candidates }) };
});
