import type { ApplicationView, ListedApplicationView } from '../contracts/application.ts';
import type { Scope } from '../contracts/organization.ts';
import { appliedAt } from '../domain/application.ts';
import { existingStage } from '../domain/application-pipeline.ts';
import { headlineOf } from '../domain/fit-record.ts';
import type { Application } from '../domain/stored/application.ts';
import type { FitScore } from '../domain/stored/fit-score.ts';
import type { Job } from '../domain/stored/job.ts';
import type { RejectionReason } from '../domain/stored/vocabulary.ts';
import type { FitScoreStore } from '../storage/fit-scores.ts';
import type { JobStore } from '../storage/jobs.ts';
import type { RejectionReasonStore } from '../storage/rejection-reasons.ts';

/** The stores of the applications' scores and of the reasons that rejected them. */
export interface ApplicationReading {
  fitScores: Pick<FitScoreStore, 'findMany'>;
  reasons: Pick<RejectionReasonStore, 'ofApplications'>;
}

/** The reasons of a response by their ids. */
export type Reasons = ReadonlyMap<string, Pick<RejectionReason, 'name'>>;

/** A rejection with the present name of its reason. */
const presentRejection = (rejection: Application['rejection'], reasons: Reasons) =>
  rejection && {
    ...rejection,
    rejection_reason_id: rejection.rejection_reason_id ?? null,
    rejection_reason_name: reasons.get(rejection.rejection_reason_id ?? '')?.name ?? null,
  };

/** An application as a response. The schema of the response removes the storage keys of its files. */
export const presentApplication = (
  application: Application,
  fit: FitScore | null,
  reasons: Reasons,
): ApplicationView => ({
  ...application,
  object: 'application',
  rejection: presentRejection(application.rejection, reasons),
  applied_at: appliedAt(application),
  fit: fit && headlineOf(fit),
});

/**
 * An application with its current stage, which may have been renamed or removed since the application was moved there.
 */
export const presentInPipeline = (
  application: Application,
  job: Pick<Job, 'stages'> | undefined,
  fit: FitScore | null,
  reasons: Reasons,
): ApplicationView =>
  presentApplication({ ...application, stage: existingStage(application.stage, job) }, fit, reasons);

/** The caller, and whether the key may read fields that need a scope of their own. */
interface Asking {
  caller: { organizationId: string };
  shows: (scope: Scope) => boolean;
}

/** Scores are not read for a response that shows none. */
const scoresFor = async (
  { fitScores }: Pick<ApplicationReading, 'fitScores'>,
  { caller, shows }: Asking,
  applications: Application[],
) => (shows('scans:read') ? fitScores.findMany(caller.organizationId, applications) : []);

/** An application that was moved, with its job, as in {@link presentInPipeline}. */
export async function presentMoved(
  reading: ApplicationReading,
  asking: Asking,
  { application, job }: { application: Application; job: Job | undefined },
): Promise<ApplicationView> {
  const [[fit], reasons] = await Promise.all([
    scoresFor(reading, asking, [application]),
    reading.reasons.ofApplications(asking.caller.organizationId, [application]),
  ]);
  return presentInPipeline(application, job, fit ?? null, reasons);
}

/** Up to 100 applications as in {@link presentInPipeline}. Their jobs and their scores are read concurrently. */
export async function presentWithStages(
  { jobs, ...reading }: ApplicationReading & { jobs: Pick<JobStore, 'stagesOf'> },
  asking: Asking,
  applications: Application[],
): Promise<ApplicationView[]> {
  const jobIds = applications.map(({ job_id }) => job_id);
  const [found, fits, reasons] = await Promise.all([
    jobs.stagesOf(asking.caller.organizationId, jobIds),
    scoresFor(reading, asking, applications),
    reading.reasons.ofApplications(asking.caller.organizationId, applications),
  ]);
  return applications.map((application, index) =>
    presentInPipeline(application, found.get(application.job_id), fits[index] ?? null, reasons),
  );
}

/** The applications of a page of a list, as in {@link presentWithStages}. */
export async function presentPage(
  reading: Parameters<typeof presentWithStages>[0],
  call: Asking & { query: { expand?: 'submission' } },
  applications: Application[],
): Promise<ListedApplicationView[]> {
  const views = await presentWithStages(reading, call, applications);
  return views.map((view) => presentListed(view, call.query));
}

/** An application in a list: the applicant's own text is included only with `expand`. */
function presentListed(
  application: ApplicationView,
  { expand }: { expand?: 'submission' },
): ListedApplicationView {
  if (expand === 'submission') return application;
  const { cover_letter: _, answers: _answers, ...submission } = application.submission;
  return { ...application, submission };
}
