import type { CandidateView, ListedCandidateView } from '../contracts/candidate.ts';
import type { DuplicateView } from '../contracts/duplicate.ts';
import { countsOf } from '../domain/candidate-applications.ts';
import { statusOfCandidate } from '../domain/candidate-status.ts';
import type { AskedWord } from '../domain/candidate-words.ts';
import { shownContacts } from '../domain/contacts.ts';
import { highlightsOf } from '../domain/highlights.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Duplicate } from '../storage/duplicates.ts';
import type { ScanStore } from '../storage/scans.ts';

/** A candidate as a response, with the status derived from its applications. */
export const presentCandidate = (candidate: Candidate): CandidateView => ({
  ...candidate,
  ...shownContacts(candidate),
  object: 'candidate',
  application_counts: countsOf(candidate),
  status: statusOfCandidate(candidate),
});

/** Candidates as a list shows them, without a search. */
export const presentListedCandidates = (found: Candidate[]): ListedCandidateView[] =>
  found.map((candidate) => ({ ...presentCandidate(candidate), highlights: null }));

/** CVs of the largest size take a quarter of a second each: a page ends early instead of late. */
const maxMilliseconds = 1_500;

/**
 * Found candidates with the places of the asked words: the first of them, as many as the results of their CVs can be read together,
 * and at least one.
 */
export async function presentFoundCandidates(
  scans: Pick<ScanStore, 'results'>,
  organizationId: string,
  found: Candidate[],
  asked: AskedWord[],
): Promise<ListedCandidateView[]> {
  const withScan = found.filter(({ scan_id }) => scan_id !== null);
  const scanIds = [...new Set(withScan.map(({ scan_id }) => scan_id as string))];
  const results = await scans.results(organizationId, scanIds);
  const byScan = new Map(results.map((result, at) => [scanIds[at] as string, result]));
  const unread = found.findIndex(({ scan_id }) => scan_id !== null && !byScan.has(scan_id));
  const startedAt = performance.now();
  const shown: ListedCandidateView[] = [];
  for (const candidate of found.slice(0, unread === -1 ? found.length : unread)) {
    if (shown.length > 0 && performance.now() - startedAt > maxMilliseconds) break;
    const result = candidate.scan_id === null ? null : (byScan.get(candidate.scan_id) ?? null);
    shown.push({ ...presentCandidate(candidate), highlights: highlightsOf(candidate, result, asked) });
  }
  return shown;
}

export const presentDuplicate = ({ candidate, reasons, confidence }: Duplicate): DuplicateView => ({
  object: 'duplicate',
  candidate_id: candidate.id,
  candidate: presentCandidate(candidate),
  reasons,
  confidence,
});
