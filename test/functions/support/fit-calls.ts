import { getJobRanking } from '../../../functions/jobs/get-job-ranking.ts';
import { createFitScore } from '../../../functions/scans/create-fit-score.ts';
import { listFitScores } from '../../../functions/scans/list-fit-scores.ts';
import { scoreScan } from '../../../functions/workers/score-scan/handler.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { fitScoreStore } from '../../../shared/storage/fit-scores.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import { scanStore } from '../../../shared/storage/scans.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';

export type FitCalls = ReturnType<typeof fitCalls>;

/** Every endpoint of fit scores, and the worker that makes them, on the backend's table. */
export function fitCalls(backend: Backend, clock: () => Date = () => new Date()) {
  const { table } = backend;
  const edge = testEdge(backend, clock);
  const stores = {
    scans: scanStore(table),
    jobs: jobStore(table),
    applications: applicationStore(table),
    fitScores: fitScoreStore(table),
  };
  const cursorKeys = async () => keyRing('1');
  const work = workingAs('score-scan', scoreScan({ environmentName: 'production', table, ...stores, clock }));
  return {
    create: callerOf(routes.createFitScore, createFitScore({ table, ...stores }), edge),
    list: callerOf(routes.listFitScores, listFitScores({ ...stores, cursorKeys }), edge),
    ranking: callerOf(routes.getJobRanking, getJobRanking({ ...stores, cursorKeys }), edge),
    /** What the worker does with a message about a scan. */
    score: ({ organizationId }: Caller, scanId: string, isLast = false) =>
      work({ organizationId, scanId }, isLast),
  };
}
