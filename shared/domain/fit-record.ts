import type { FitHeadline } from '../contracts/fit-score.ts';
import { rubricVersion } from './fit-rubric.ts';
import type { Fit } from './fit-score.ts';
import type { FitScore } from './stored/fit-score.ts';
import type { Scan } from './stored/scan.ts';

type Judged = Pick<Scan, 'id' | 'candidate_id' | 'attempt' | 'status'>;

/** A score that is asked for. What an earlier one said stays readable until the new one is there. */
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

/** The score that judging came to. */
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
    attempt: readingOf(scan),
    version: before ? version + 1 : 1,
    updated_at: now.toISOString(),
  };
}

/** A score that does not come: `skipped` where there is nothing to judge, `failed` where judging did not work. */
export const endFit = (
  before: FitScore,
  scan: Judged,
  status: 'skipped' | 'failed',
  now: Date,
): FitScore => ({
  ...before,
  status,
  attempt: readingOf(scan),
  version: before.version + 1,
  updated_at: now.toISOString(),
});

/**
 * Whether a scan must be judged against a job now: somebody asked, or its CV was read (again) since. `before` is null for
 * the scan's own job, or its application's, before the first score there. News that comes twice finds the work done.
 */
export const needsJudging = (before: FitScore | null, scan: Judged): boolean =>
  before?.status === 'pending' || (scan.status === 'completed' && before?.attempt !== scan.attempt);

/** The reading that a profile is of; 0 while another is under way or failed, so that its end is judged anew. */
const readingOf = ({ status, attempt }: Judged) => (status === 'completed' ? attempt : 0);

/** What lists, events and the scan itself show of a score. */
export const headlineOf = ({
  candidate_id,
  attempt,
  asked_by,
  version,
  created_at,
  updated_at,
  ...headline
}: FitScore): FitHeadline => headline;
