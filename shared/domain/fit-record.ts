import type { FitHeadline } from '../contracts/fit-headline.ts';
import { rubricVersion } from './fit-rubric.ts';
import type { Fit } from './fit-score.ts';
import type { FitScore } from './stored/fit-score.ts';
import type { Scan } from './stored/scan.ts';

type Judged = Pick<Scan, 'id' | 'candidate_id' | 'attempt' | 'status' | 'corrections'>;

/** A requested score. It has the last result until the new one is completed. */
export function requestFit(
  before: FitScore | null,
  scan: Judged,
  jobId: string,
  { now, claim = null }: { now: Date; claim?: string | null },
): FitScore {
  const at = now.toISOString();
  if (before)
    return { ...before, status: 'pending', asked_by: claim, version: before.version + 1, updated_at: at };
  return {
    object: 'fit_score',
    status: 'pending',
    job_id: jobId,
    scan_id: scan.id,
    score: null,
    band: null,
    coverage: null,
    rubric_version: null,
    engine: null,
    scored_at: null,
    advisory: true,
    candidate_id: scan.candidate_id,
    attempt: 0,
    asked_by: claim,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** A completed score. */
export function completeFit(
  before: FitScore | null,
  scan: Judged,
  jobId: string,
  { score, band, coverage }: Pick<Fit, 'score' | 'band' | 'coverage'>,
  now: Date,
): FitScore {
  const { version, ...asked } = before ?? requestFit(null, scan, jobId, { now });
  return {
    ...asked,
    status: 'completed',
    score,
    band,
    coverage,
    rubric_version: rubricVersion,
    engine: 'rules',
    scored_at: now.toISOString(),
    ...judgedOf(scan),
    version: before ? version + 1 : 1,
    updated_at: now.toISOString(),
  };
}

/** A score without a result: `skipped` when there is nothing to judge, `failed` when the judgment failed. */
export const endFit = (
  before: FitScore,
  scan: Judged,
  status: 'skipped' | 'failed',
  now: Date,
): FitScore => ({
  ...before,
  status,
  ...judgedOf(scan),
  version: before.version + 1,
  updated_at: now.toISOString(),
});

/**
 * Whether a scan must be judged against a job now: a score was requested, or the CV has been read (again) or corrected since.
 * `before` is null for the scan's own job, or its application's, before the first score. A duplicate event finds the
 * work done.
 */
export const needsJudging = (before: FitScore | null, scan: Judged): boolean =>
  before?.status === 'pending' ||
  (scan.status === 'completed' && before?.attempt !== scan.attempt) ||
  (before?.corrections ?? 0) !== (scan.corrections ?? 0);

/**
 * The number of the extraction that the profile is from; 0 while another one is in progress or has failed, so that its
 * end is judged again.
 */
const readingOf = ({ status, attempt }: Judged) => (status === 'completed' ? attempt : 0);
/** The profile that is judged: its reading and its corrections. */
const judgedOf = (scan: Judged) => ({ attempt: readingOf(scan), corrections: scan.corrections ?? 0 });

/** The part of a score that lists, events and the scan show. */
export const headlineOf = ({
  candidate_id,
  attempt,
  corrections,
  asked_by,
  version,
  created_at,
  updated_at,
  ...headline
}: FitScore): FitHeadline => headline;
