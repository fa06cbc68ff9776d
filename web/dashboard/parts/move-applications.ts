import type { AnswerOf, HiringClient, ItemOf } from '../../../client/src/index.ts';

export type Application = ItemOf<'/v1/applications'>;
export type Stage = AnswerOf<'/v1/jobs/{id}', 'get'>['stages'][number];
export interface Refused {
  id: string;
  message: string;
}

export const nameOf = ({ submission }: Pick<Application, 'submission'>): string =>
  [submission?.first_name, submission?.last_name].filter(Boolean).join(' ') || '–';

/** The application as it is after a move into the stage; whoever reaches the stage of type hired is hired. */
export const movedTo = (application: Application, { id, name, type }: Stage, now: string): Application => ({
  ...application,
  stage: { id, name, type },
  status: type === 'hired' ? 'hired' : 'active',
  last_moved_at: now,
});

/** Moves applications into a stage and returns those that the service refused. Throws when no response came. */
export async function moveAll(
  client: HiringClient,
  applications: Application[],
  stage: Stage,
): Promise<Refused[]> {
  const [one] = applications;
  if (applications.length === 1 && one) {
    const path = { id: one.id };
    if (one.status === 'hired')
      await client.post('/v1/applications/{id}/unhire', { path, body: { stage_id: stage.id } });
    else
      await client.post('/v1/applications/{id}/move', {
        path,
        body: { stage_id: stage.id, from_stage_id: one.stage.id },
      });
    return [];
  }
  return refusedOf(
    await Promise.all(
      batchesOf(applications).map((application_ids) =>
        client.post('/v1/applications/bulk', {
          body: { action: 'move', application_ids, stage_id: stage.id },
        }),
      ),
    ),
  );
}

export interface Rejection {
  rejection_reason_id?: string;
  reason?: string;
  note?: string;
}

export async function rejectAll(
  client: HiringClient,
  applications: Application[],
  body: Rejection,
): Promise<Refused[]> {
  return refusedOf(
    await Promise.all(
      batchesOf(applications).map((application_ids) =>
        client.post('/v1/applications/bulk', { body: { action: 'reject', application_ids, ...body } }),
      ),
    ),
  );
}

const batchSize = 100;
const batchesOf = (applications: Application[]) =>
  Array.from({ length: Math.ceil(applications.length / batchSize) }, (_, at) =>
    applications.slice(at * batchSize, (at + 1) * batchSize).map(({ id }) => id),
  );

type BulkAnswer = AnswerOf<'/v1/applications/bulk', 'post'>;
const refusedOf = (answers: BulkAnswer[]): Refused[] =>
  answers
    .flatMap(({ data }) => data)
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ application_id, error }) => ({ id: application_id, message: error?.message ?? '' }));
