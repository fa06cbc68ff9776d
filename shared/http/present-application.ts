import type { Application, ApplicationView } from '../contracts/application.ts';
import type { Job } from '../contracts/job.ts';
import { standingStage } from '../domain/application-pipeline.ts';
import type { JobStore } from '../storage/jobs.ts';

/** An application as it is sent; where its files lie stays inside, by the schema of the answer. */
export const presentApplication = (application: Application): ApplicationView => ({
  ...application,
  object: 'application',
  fit: null,
});

/** An application in the stage where it stands now: its own may have been renamed or removed since it came there. */
export const presentInPipeline = (application: Application, job: Job | undefined): ApplicationView =>
  presentApplication({ ...application, stage: standingStage(application.stage, job) });

/** Up to 100 applications as {@link presentInPipeline} shows them: one read more, of their jobs. */
export async function presentWithStages(
  jobs: Pick<JobStore, 'getMany'>,
  organizationId: string,
  applications: Application[],
): Promise<ApplicationView[]> {
  const found = await jobs.getMany(
    organizationId,
    applications.map(({ job_id }) => job_id),
  );
  return applications.map((application, index) => presentInPipeline(application, found[index]));
}
