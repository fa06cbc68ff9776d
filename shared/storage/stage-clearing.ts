import { isRefusal } from '../domain/api-error.ts';
import { stageOf } from '../domain/application-moves.ts';
import { relocateApplication } from '../domain/application-pipeline.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Job } from '../domain/stored/job.ts';
import type { ApplicationStore } from './applications.ts';
import { mapConcurrentlyByGroup } from './map-concurrently.ts';
import type { PipelineStore } from './pipeline.ts';

export interface ClearingStores {
  applications: Pick<ApplicationStore, 'inStages'>;
  pipeline: Pick<PipelineStore, 'change'>;
}

/** The number that one call of ten seconds can safely move. */
const maxMoved = 300;

/** Whether an application of the job, in any status, is in one of the stages. */
export async function standsInStage(
  { applications }: Pick<ClearingStores, 'applications'>,
  organizationId: string,
  jobId: string,
  stageIds: string[],
): Promise<boolean> {
  for await (const found of applications.inStages(organizationId, jobId, stageIds)) {
    if (found.length > 0) return true;
  }
  return false;
}

type Stage = Job['stages'][number];

/**
 * Moves applications out of a stage, whatever their status. Returns whether all were moved; otherwise another call
 * continues.
 */
export async function clearStage(
  { applications, pipeline }: ClearingStores,
  origin: EventOrigin,
  jobId: string,
  from: Stage,
  to: Stage,
): Promise<boolean> {
  let moved = 0;
  for await (const standing of applications.inStages(origin.organizationId, jobId, [from.id])) {
    const found = standing.slice(0, maxMoved - moved);
    moved += found.length;
    await mapConcurrentlyByGroup(
      found,
      ({ candidate_id }) => candidate_id,
      ({ id }) =>
        unlessGone(
          pipeline.change(origin, id, (application) =>
            application.job_id === jobId
              ? relocateApplication(application, stageOf(from), stageOf(to), origin.now)
              : null,
          ),
        ),
    );
    if (found.length < standing.length) return false;
  }
  return true;
}

/** An application whose person was deleted is not moved; a worker will erase it. */
async function unlessGone(change: Promise<unknown>): Promise<void> {
  await change.catch((error) => {
    if (!isRefusal(error, 'not_found')) throw error;
  });
}
