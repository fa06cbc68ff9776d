import { isRefusal } from '../../../shared/domain/api-error.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { completeFit, endFit, headlineOf, needsJudging } from '../../../shared/domain/fit-record.ts';
import type { FitScore } from '../../../shared/domain/stored/fit-score.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { log } from '../../../shared/platform/log.ts';
import type { ApplicationStore } from '../../../shared/storage/applications.ts';
import type { FitScoreStore } from '../../../shared/storage/fit-scores.ts';
import type { JobStore } from '../../../shared/storage/jobs.ts';
import type { ScanStore } from '../../../shared/storage/scans.ts';
import type { Table } from '../../../shared/storage/table.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  table: Pick<Table, 'commit'>;
  scans: Pick<ScanStore, 'find' | 'results' | 'change'>;
  jobs: Pick<JobStore, 'find'>;
  applications: Pick<ApplicationStore, 'find'>;
  fitScores: Pick<FitScoreStore, 'find' | 'allOf' | 'write'>;
  clock: () => Date;
}

export interface ScanToScore {
  organizationId: string;
  scanId: string;
}

/**
 * Judges a scan against its own job, that of its application, and every other job for which a score was requested, if
 * it is due. The application is read and not taken from the event: it may be moved to another job before its CV is
 * read, or after.
 */
export const scoreScan =
  (deps: Dependencies) =>
  async ({ organizationId, scanId }: ScanToScore, isLast: boolean): Promise<void> => {
    const scan = await deps.scans.find(organizationId, scanId);
    if (!scan) return;
    const [scores, application] = await Promise.all([
      deps.fitScores.allOf(organizationId, scanId),
      scan.application_id === null ? undefined : deps.applications.find(organizationId, scan.application_id),
    ]);
    const stored = scores.map(({ fit }) => fit);
    const jobIds = [scan.job_id, application?.job_id, ...stored.map(({ job_id }) => job_id)];
    for (const jobId of new Set(jobIds.filter((id) => typeof id === 'string'))) {
      const due = needsJudging(stored.find(({ job_id }) => job_id === jobId) ?? null, scan);
      if (!due) continue;
      const origin = systemOrigin('score-scan', deps, organizationId, deps.clock());
      await scoreAgainst(deps, origin, scanId, jobId, isLast);
    }
  };

/** Everything is read again inside the change, so that the judged data is the data that the change's guard protects. */
async function scoreAgainst(
  { table, scans, jobs, fitScores }: Dependencies,
  origin: EventOrigin,
  scanId: string,
  jobId: string,
  isLast: boolean,
): Promise<void> {
  const { organizationId, now } = origin;
  const end = async (scan: Scan, before: FitScore | null, status: 'skipped' | 'failed') => {
    // No score was requested: nothing to end.
    if (!before) return null;
    const kept = (await fitScores.find(organizationId, scan, jobId))?.detail ?? null;
    const after = { fit: endFit(before, scan, status, now), detail: kept };
    await table.commit([fitScores.write(organizationId, scan, before, after)]);
    return null;
  };

  const change = scans.change(origin, scanId, async (scan) => {
    const [stored, job, [result]] = await Promise.all([
      fitScores.find(organizationId, scan, jobId),
      jobs.find(organizationId, jobId),
      scans.results(organizationId, [scanId]),
    ]);
    const before = stored?.fit ?? null;
    if (!needsJudging(before, scan)) return null;
    // The earlier attempts ended without a result. A failed score is better than one that never ends.
    if (isLast || !job) return end(scan, before, 'failed');
    if (!result && scan.status !== 'failed') return null;
    if (!result || job.requirements.length === 0) return end(scan, before, 'skipped');

    const { score, band, coverage, ...detail } = judgeFit(
      job.requirements,
      result.profile,
      scan.file.language,
    );
    const fit = completeFit(before, scan, jobId, { score, band, coverage }, now);
    const also = [fitScores.write(organizationId, scan, before, { fit, detail })];
    const next = jobId === scan.job_id ? { ...scan, fit: headlineOf(fit) } : scan;
    const context = { job_id: jobId, score, band, coverage };
    log.info('scan scored', { scan: scanId, job: jobId, score, coverage });
    return { next, events: [{ type: 'scan.scored', context }], also };
  });
  // Ignores a scan that was deleted meanwhile.
  await change.catch((error) => {
    if (!isRefusal(error, 'not_found')) throw error;
  });
}
