import { buildEvent } from '../../shared/domain/event.ts';
import { requestFit } from '../../shared/domain/fit-record.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { didAct, droppedClaims } from '../../shared/storage/done-claims.ts';
import { type FitScoreStore, fitScoreStore, type StoredFit } from '../../shared/storage/fit-scores.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { appendEvent } from '../../shared/storage/outbox.ts';
import { retryOnConflict } from '../../shared/storage/retry-on-conflict.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import type { Table } from '../../shared/storage/table.ts';
import { presentFitScore } from '../../shared/views/present-fit-score.ts';

interface Dependencies {
  table: Pick<Table, 'commit' | 'get'>;
  scans: Pick<ScanStore, 'get' | 'mustExist' | 'personMustStand'>;
  jobs: Pick<JobStore, 'mustExist'>;
  fitScores: Pick<FitScoreStore, 'find' | 'write'>;
}

/**
 * The stored response is erased with the scan, with its person, and with the job, because it shows the job's
 * requirements.
 */
const answered = (stored: StoredFit) => ({
  ...presentFitScore(stored),
  [subjectIds]: [stored.fit.job_id, ...(stored.fit.candidate_id ? [stored.fit.candidate_id] : [])],
});

/** Stores a pending score with the order to judge; a worker executes it after the CV has been read. */
export const createFitScore =
  ({ table, scans, jobs, fitScores }: Dependencies): Handle<typeof routes.createFitScore> =>
  ({ params, body, caller: { organizationId }, origin, now }) =>
    retryOnConflict(async () => {
      const scan = await scans.get(organizationId, params.id);
      const before = await fitScores.find(organizationId, scan, body.job_id);
      const asked = { id: `${scan.id}#${body.job_id}`, acted_by: askedBy(before), most: 0 };
      if (before && origin.claim !== undefined && (await didAct(table, asked, origin.claim)))
        return answered(before);
      const fit = requestFit(before?.fit ?? null, scan, body.job_id, { now, claim: origin.claim });
      const pending = { fit, detail: before?.detail ?? null };
      const object = { object: 'scan', id: scan.id, job_id: body.job_id };
      const order = { type: 'scan.score_requested' as const, sequence: fit.version, object, previous: null };
      await table.commit([
        fitScores.write(organizationId, scan, before?.fit ?? null, pending),
        scans.mustExist(organizationId, scan.id),
        ...scans.personMustStand(organizationId, scan),
        jobs.mustExist(organizationId, body.job_id, 'job_id'),
        appendEvent(buildEvent(origin, order)),
        ...droppedClaims(asked.id, { before: asked.acted_by, after: askedBy(pending) }, now),
      ]);
      return answered(pending);
    });

/** The requests with an Idempotency-Key in a score: the last one, if it had a key. */
const askedBy = (stored: StoredFit | null) => (stored?.fit.asked_by ? [stored.fit.asked_by] : []);

export const entry = entryOf(routes.createFitScore, createFitScore, (edge) => {
  const { table } = edge;
  const stores = { scans: scanStore(table), jobs: jobStore(table), fitScores: fitScoreStore(table) };
  return { table, ...stores };
});
