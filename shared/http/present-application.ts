import type { Application, ApplicationView } from '../contracts/application.ts';
import type { FitScore } from '../contracts/fit-score.ts';
import type { Job } from '../contracts/job.ts';
import { standingStage } from '../domain/application-pipeline.ts';
import { headlineOf } from '../domain/fit-record.ts';
import type { FitScoreStore } from '../storage/fit-scores.ts';
import type { JobStore } from '../storage/jobs.ts';
import type { Caller } from './api-gateway.ts';

/** Where the scores of applications are read. */
export interface ScoreReading {
  fitScores: Pick<FitScoreStore, 'findMany'>;
}

/** An application as it is sent; where its files lie stays inside, by the schema of the answer. */
export const presentApplication = (application: Application, fit: FitScore | null): ApplicationView => ({
  ...application,
  object: 'application',
  fit: fit && headlineOf(fit),
});

/** An application in the stage where it stands now: its own may have been renamed or removed since it came there. */
export const presentInPipeline = (
  application: Application,
  job: Job | undefined,
  fit: FitScore | null,
): ApplicationView =>
  presentApplication({ ...application, stage: standingStage(application.stage, job) }, fit);

/** A score is read with the scope of scans, wherever it is shown. */
const scoresFor = async ({ fitScores }: ScoreReading, caller: Caller, applications: Application[]) =>
  caller.scopes.includes('scans:read') ? fitScores.findMany(caller.organizationId, applications) : [];

/** An application that was moved, with its job, as {@link presentInPipeline} shows it. */
export async function presentMoved(
  reading: ScoreReading,
  caller: Caller,
  { application, job }: { application: Application; job: Job | undefined },
): Promise<ApplicationView> {
  const [fit] = await scoresFor(reading, caller, [application]);
  return presentInPipeline(application, job, fit ?? null);
}

/** Up to 100 applications as {@link presentInPipeline} shows them: their jobs and their scores are read beside each other. */
export async function presentWithStages(
  { jobs, ...reading }: ScoreReading & { jobs: Pick<JobStore, 'getMany'> },
  caller: Caller,
  applications: Application[],
): Promise<ApplicationView[]> {
  const jobIds = applications.map(({ job_id }) => job_id);
  const [found, fits] = await Promise.all([
    jobs.getMany(caller.organizationId, jobIds),
    scoresFor(reading, caller, applications),
  ]);
  return applications.map((application, index) =>
    presentInPipeline(application, found[index], fits[index] ?? null),
  );
}
