import type { Application } from '../contracts/application.ts';
import type { Job } from '../contracts/job.ts';
import { stageOf } from '../domain/application-moves.ts';
import { relocateApplication } from '../domain/application-pipeline.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { ApplicationStore } from './applications.ts';
import { inLanes } from './in-lanes.ts';
import type { PipelineStore } from './pipeline.ts';

export interface ClearingStores {
  applications: Pick<ApplicationStore, 'list'>;
  pipeline: Pick<PipelineStore, 'change'>;
}

/** Applications of a job looked at in one reading. */
const pageSize = 100;
/** What one call of ten seconds moves with room to spare. */
const maxMoved = 300;

/** Whether an application of the job, in any status, stands in one of the stages. */
export async function standsInStage(
  { applications }: Pick<ClearingStores, 'applications'>,
  { organizationId, now }: EventOrigin,
  jobId: string,
  stageIds: string[],
): Promise<boolean> {
  for await (const found of standingIn(applications, { organizationId, now }, jobId, stageIds)) {
    if (found.length > 0) return true;
  }
  return false;
}

type Stage = Job['stages'][number];

/** Moves applications out of a stage, whatever their status. Answers whether that was all of them; else another call goes on. */
export async function clearStage(
  { applications, pipeline }: ClearingStores,
  origin: EventOrigin,
  jobId: string,
  from: Stage,
  to: Stage,
): Promise<boolean> {
  let moved = 0;
  for await (const found of standingIn(applications, origin, jobId, [from.id])) {
    if (moved + found.length > maxMoved) return false;
    moved += found.length;
    await inLanes(found, ({ id }) =>
      pipeline.change(origin, id, (application) =>
        application.job_id === jobId
          ? relocateApplication(application, stageOf(from), stageOf(to), origin.now)
          : null,
      ),
    );
  }
  return true;
}

async function* standingIn(
  applications: ClearingStores['applications'],
  { organizationId, now }: Pick<EventOrigin, 'organizationId' | 'now'>,
  jobId: string,
  stageIds: string[],
): AsyncGenerator<Application[]> {
  let position: string | undefined;
  do {
    const page = { limit: pageSize, order: 'asc' as const, position, now };
    const { items, next } = await applications.list(organizationId, page, { jobId }, ({ stage }) =>
      stageIds.includes(stage.id),
    );
    yield items;
    position = next ?? undefined;
  } while (position !== undefined);
}
