import { onlyOne } from '../../shared/contracts/several.ts';
import { candidateFilter } from '../../shared/domain/candidate-filter.ts';
import { askedWords, searchable } from '../../shared/domain/candidate-words.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { atMostOne, respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { type WordSearch, wordSearch } from '../../shared/storage/word-search.ts';
import { presentFoundCandidates, presentListedCandidates } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: CandidateStore;
  scans: Pick<ScanStore, 'results'>;
  search: WordSearch;
  cursorKeys: () => Promise<KeyRing>;
}

/**
 * Reads the smallest set: the candidate with an address, those with the words of `q`, those of a job, or all; the other filters
 * check each candidate.
 */
export const listCandidates =
  ({ candidates, scans, search, cursorKeys }: Dependencies): Handle<typeof routes.listCandidates> =>
  (call) => {
    const { organizationId, scopes } = call.caller;
    const { email, job_id, q } = call.query;
    const jobId = onlyOne(job_id);
    const asked = q === undefined ? undefined : askedWords(q, searchable(scopes.includes('scans:read')));
    const matches = candidateFilter(call.query, (candidate, wanted) =>
      candidates.hasApplication(organizationId, candidate, wanted),
    );
    const matchesAll = asked
      ? async (candidate: Candidate) =>
          (await (matches?.(candidate) ?? true)) && search.has(organizationId, candidate.id, asked)
      : matches;
    return respondWithPage(call, cursorKeys, {
      read: async (page) => {
        if (email) return atMostOne(await candidates.findByEmail(organizationId, email), page, matchesAll);
        if (asked) return search.page(organizationId, asked, page, matches);
        return jobId
          ? candidates.listOfJob(organizationId, jobId, page, matches)
          : candidates.list(organizationId, page, matches);
      },
      // At most one candidate has an address.
      changes: email
        ? undefined
        : {
            object: 'candidate',
            read: (page, test) => candidates.listChanged(organizationId, page, test),
          },
      findByExternalId: candidates.findByExternalId,
      matchesAll,
      present: (found) =>
        asked ? presentFoundCandidates(scans, organizationId, found, asked) : presentListedCandidates(found),
    });
  };

export const entry = entryOf(routes.listCandidates, listCandidates, ({ table }) => {
  const candidates = candidateStore(table, openIndexKeys());
  const search = wordSearch(table, candidates);
  return { cursorKeys: openCursorKeys(), candidates, scans: scanStore(table), search };
});
