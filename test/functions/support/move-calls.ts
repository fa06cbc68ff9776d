import { advanceApplication } from '../../../functions/applications/advance-application.ts';
import { bulkMoveApplications } from '../../../functions/applications/bulk-move-applications.ts';
import { hireApplication } from '../../../functions/applications/hire-application.ts';
import { listApplicationHistory } from '../../../functions/applications/list-application-history.ts';
import { moveApplication } from '../../../functions/applications/move-application.ts';
import { rejectApplication } from '../../../functions/applications/reject-application.ts';
import { transferApplication } from '../../../functions/applications/transfer-application.ts';
import { unhireApplication } from '../../../functions/applications/unhire-application.ts';
import { unrejectApplication } from '../../../functions/applications/unreject-application.ts';
import { withdrawApplication } from '../../../functions/applications/withdraw-application.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import type { Backend } from '../../support/backend.ts';
import { type Answered, callerOf, eventsOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { type PipelineStores, pipelineStores, storeApplication, storeJob } from './pipeline-stores.ts';

export type MoveCalls = ReturnType<typeof moveCalls>;
export type MoveName =
  | 'move'
  | 'advance'
  | 'reject'
  | 'unreject'
  | 'withdraw'
  | 'hire'
  | 'unhire'
  | 'transfer';

/** Every endpoint that moves applications, on the backend's table. */
export function moveCalls(backend: Backend, { stores = pipelineStores(backend), clock }: Setup = {}) {
  const edge = testEdge(backend, clock);
  const cursorKeys = async () => keyRing('1');
  return {
    move: callerOf(routes.moveApplication, moveApplication(stores), edge),
    advance: callerOf(routes.advanceApplication, advanceApplication(stores), edge),
    reject: callerOf(routes.rejectApplication, rejectApplication(stores), edge),
    unreject: callerOf(routes.unrejectApplication, unrejectApplication(stores), edge),
    withdraw: callerOf(routes.withdrawApplication, withdrawApplication(stores), edge),
    hire: callerOf(routes.hireApplication, hireApplication(stores), edge),
    unhire: callerOf(routes.unhireApplication, unhireApplication(stores), edge),
    transfer: callerOf(routes.transferApplication, transferApplication(stores), edge),
    bulk: callerOf(routes.bulkMoveApplications, bulkMoveApplications(stores), edge),
    history: callerOf(routes.listApplicationHistory, listApplicationHistory({ ...stores, cursorKeys }), edge),
  };
}

interface Setup {
  stores?: PipelineStores;
  clock?: () => Date;
}

/** Stores whose first move is made, and whose answer then gets lost. */
export function losingAnAnswer(stores: PipelineStores): PipelineStores {
  let isLost = false;
  const changeOnce: PipelineStores['pipeline']['changeOnce'] = async (...given) => {
    const made = await stores.pipeline.changeOnce(...given);
    if (isLost) return made;
    isLost = true;
    throw Object.assign(new Error('the answer got lost'), { name: 'TimeoutError' });
  };
  return { ...stores, pipeline: { ...stores.pipeline, changeOnce } };
}

/** The id of the stage at a position, counted from 1. */
export const stageAt = (job: Job, position: number): string => job.stages[position - 1]?.id ?? '';

/** A new organization with one application for a job with the default pipeline, and what moves it. */
export async function moving(backend: Backend, calls = moveCalls(backend)) {
  const stores = pipelineStores(backend);
  const caller = await newCaller(backend);
  const job = await storeJob(stores, caller);
  const application = await storeApplication(stores, caller, job, { email: 'jane@example.com' });
  const before = (await eventsOf(backend, caller)).length;
  return { caller, job, application, ...watch(backend, caller, application, before, calls) };
}

/** Moves one application, and tells what came of it. */
function watch(
  backend: Backend,
  caller: Caller,
  { id, candidate_id }: Application,
  before: number,
  calls: MoveCalls,
) {
  const stores = pipelineStores(backend);
  const { organizationId } = caller;
  return {
    ask: (move: MoveName, body?: object, headers: Record<string, string> = {}): Promise<Answered> =>
      calls[move]({ caller, params: { id }, body, headers }),
    stored: () => stores.applications.get(organizationId, id),
    candidate: () => stores.candidates.get(organizationId, candidate_id),
    newEvents: async () => (await eventsOf(backend, caller)).slice(before),
    history: async () =>
      (await calls.history({ caller, params: { id }, query: { order: 'asc', limit: '100' } })).body.data,
  };
}
