import { createStage } from '../../../functions/stages/create-stage.ts';
import { deleteStage } from '../../../functions/stages/delete-stage.ts';
import { getStage } from '../../../functions/stages/get-stage.ts';
import { listStages } from '../../../functions/stages/list-stages.ts';
import { orderStages } from '../../../functions/stages/order-stages.ts';
import { updateStage } from '../../../functions/stages/update-stage.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, eventsOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { pipelineStores, storeApplication, storeJob } from './pipeline-stores.ts';

export type StageCalls = ReturnType<typeof stageCalls>;

/** Every endpoint of stages, on the backend's table. */
export function stageCalls(backend: Backend, stores = pipelineStores(backend), clock?: () => Date) {
  const edge = testEdge(backend, clock);
  return {
    list: callerOf(
      routes.listStages,
      listStages({ ...stores, cursorKeys: async () => keyRing('cursor') }),
      edge,
    ),
    create: callerOf(routes.createStage, createStage(stores), edge),
    get: callerOf(routes.getStage, getStage(stores), edge),
    update: callerOf(routes.updateStage, updateStage(stores), edge),
    remove: callerOf(routes.deleteStage, deleteStage(stores), edge),
    order: callerOf(routes.orderStages, orderStages(stores), edge),
  };
}

/** A job with the default pipeline in a new organization, and what changes its stages. */
export async function staging(backend: Backend, calls = stageCalls(backend)) {
  const stores = pipelineStores(backend);
  const caller = await newCaller(backend);
  const job = await storeJob(stores, caller);
  const before = (await eventsOf(backend, caller)).length;
  const params = { id: job.id };
  const one = (stage_id: string) => ({ caller, params: { ...params, stage_id } });
  return {
    caller,
    job,
    stores,
    create: (body: object, headers?: Record<string, string>) =>
      calls.create({ caller, params, body, headers }),
    get: (stageId: string) => calls.get(one(stageId)),
    update: (stageId: string, body: object, headers?: Record<string, string>) =>
      calls.update({ ...one(stageId), body, headers }),
    remove: (stageId: string, query?: Record<string, string>) => calls.remove({ ...one(stageId), query }),
    order: (stage_ids: string[], headers?: Record<string, string>) =>
      calls.order({ caller, params, body: { stage_ids }, headers }),
    stages: async (): Promise<Job['stages']> => (await calls.list({ caller, params })).body.data,
    names: async (): Promise<string[]> =>
      (await calls.list({ caller, params })).body.data.map(({ name }: { name: string }) => name),
    apply: (email: string) => storeApplication(stores, caller, job, { email }),
    newEvents: async () => (await eventsOf(backend, caller)).slice(before),
  };
}
