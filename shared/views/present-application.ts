import type { ApplicationView, ListedApplicationView } from '../contracts/application.ts';
import type { Scope } from '../contracts/organization.ts';
import { standingStage } from '../domain/application-pipeline.ts';
import { headlineOf } from '../domain/fit-record.ts';
import type { Application } from '../domain/stored/application.ts';
import type { FitScore } from '../domain/stored/fit-score.ts';
import type { Job } from '../domain/stored/job.ts';
import type { FitScoreStore } from '../storage/fit-scores.ts';
import type { JobStore } from '../storage/jobs.ts';

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
  job: Pick<Job, 'stages'> | undefined,
  fit: FitScore | null,
): ApplicationView =>
  presentApplication({ ...application, stage: standingStage(application.stage, job) }, fit);

/** Who asks, and whether they may see what needs a scope of its own. */
interface Asking {
  caller: { organizationId: string };
  shows: (scope: Scope) => boolean;
}

/** Whose answer shows no score needs none to be read. */
const scoresFor = async (
  { fitScores }: ScoreReading,
  { caller, shows }: Asking,
  applications: Application[],
) => (shows('scans:read') ? fitScores.findMany(caller.organizationId, applications) : []);

/** An application that was moved, with its job, as {@link presentInPipeline} shows it. */
export async function presentMoved(
  reading: ScoreReading,
  asking: Asking,
  { application, job }: { application: Application; job: Job | undefined },
): Promise<ApplicationView> {
  const [fit] = await scoresFor(reading, asking, [application]);
  return presentInPipeline(application, job, fit ?? null);
}

/** Up to 100 applications as {@link presentInPipeline} shows them: their jobs and their scores are read beside each other. */
export async function presentWithStages(
  { jobs, ...reading }: ScoreReading & { jobs: Pick<JobStore, 'stagesOf'> },
  asking: Asking,
  applications: Application[],
): Promise<ApplicationView[]> {
  const jobIds = applications.map(({ job_id }) => job_id);
  const [found, fits] = await Promise.all([
    jobs.stagesOf(asking.caller.organizationId, jobIds),
    scoresFor(reading, asking, applications),
  ]);
  return applications.map((application, index) =>
    presentInPipeline(application, found.get(application.job_id), fits[index] ?? null),
  );
}

/** An application as lists show it: what its applicant wrote only where `expand` asks for it. */
export function presentListed(
  application: ApplicationView,
  { expand }: { expand?: 'submission' },
): ListedApplicationView {
  if (expand === 'submission') return application;
  const { cover_letter: _, answers: _answers, ...submission } = application.submission;
  return { ...application, submission };
}
