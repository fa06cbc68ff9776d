import { buildEvent } from '../../shared/domain/event.ts';
import { requestFit } from '../../shared/domain/fit-record.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentFitScore } from '../../shared/http/present-fit-score.ts';
import type * as routes from '../../shared/routes.ts';
import type { FitScoreStore } from '../../shared/storage/fit-scores.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import { appendEvent } from '../../shared/storage/outbox.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';
import type { Table } from '../../shared/storage/table.ts';
import { untilFresh } from '../../shared/storage/until-fresh.ts';

interface Dependencies {
  table: Pick<Table, 'commit'>;
  scans: Pick<ScanStore, 'get' | 'mustExist'>;
  jobs: Pick<JobStore, 'mustExist'>;
  fitScores: Pick<FitScoreStore, 'find' | 'write'>;
}

/** The order to judge, stored with the score that is pending; a worker carries it out, once the CV is read. */
export const createFitScore =
  ({ table, scans, jobs, fitScores }: Dependencies): Handle<typeof routes.createFitScore> =>
  ({ params, body, caller: { organizationId }, origin, now }) =>
    untilFresh(async () => {
      const scan = await scans.get(organizationId, params.id);
      const before = await fitScores.find(organizationId, scan, body.job_id);
      if (before && origin.claim !== undefined && before.fit.asked_by === origin.claim)
        return presentFitScore(before);
      const fit = requestFit(before?.fit ?? null, scan, body.job_id, { now, claim: origin.claim });
      const pending = { fit, detail: before?.detail ?? null };
      const object = { object: 'scan', id: scan.id, job_id: body.job_id };
      const order = { type: 'scan.score_requested' as const, sequence: fit.version, object, previous: null };
      await table.commit([
        fitScores.write(organizationId, scan, before?.fit ?? null, pending),
        scans.mustExist(organizationId, scan.id),
        jobs.mustExist(organizationId, body.job_id, 'job_id'),
        appendEvent(buildEvent(origin, order)),
      ]);
      return presentFitScore(pending);
    });
