import * as v from 'valibot';
import { deletedView, stageView } from '../contracts/job.ts';
import { fieldsOf, listOf, placesQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { createStageBody, orderStagesBody, updateStageBody } from '../contracts/stage.ts';
import { writtenView } from '../contracts/written.ts';
import { route } from './route.ts';

const jobId = { id: id('job') };
const stageId = { ...jobId, stage_id: id('stage') };

export const listStages = route({
  method: 'GET',
  path: '/v1/jobs/{id}/stages',
  summary: 'List the stages of a job in their order.',
  description: 'A job has at most 30 stages: with `limit=100` one page has them all.',
  scope: 'jobs:read',
  params: jobId,
  query: { ...placesQuery, ...fieldsOf(stageView) },
  response: listOf(stageView),
  boundedBy: '30 stages of a job, in its own row (shared/contracts/job-body.ts)',
  uses: ['get jobs', 'cursorKey'],
});

export const createStage = route({
  method: 'POST',
  path: '/v1/jobs/{id}/stages',
  summary: 'Add a stage to a job.',
  description: 'It is placed at `position`, or before the stage of type `hired`.',
  scope: 'jobs:write',
  params: jobId,
  body: createStageBody,
  response: stageView,
  success: 201,
  emits: ['job.stages_updated'],
  uses: ['getRows', 'put jobs'],
});

export const getStage = route({
  method: 'GET',
  path: '/v1/jobs/{id}/stages/{stage_id}',
  summary: 'Fetch one stage of a job.',
  scope: 'jobs:read',
  params: stageId,
  response: stageView,
  uses: ['get jobs'],
});

export const updateStage = route({
  method: 'PATCH',
  path: '/v1/jobs/{id}/stages/{stage_id}',
  summary: 'Rename a stage, change its type, or make it the entry stage.',
  scope: 'jobs:write',
  params: stageId,
  body: updateStageBody,
  response: stageView,
  errors: ['stale_object'],
  emits: ['job.stages_updated'],
  uses: ['get jobs', 'put jobs'],
});

export const deleteStage = route({
  method: 'DELETE',
  path: '/v1/jobs/{id}/stages/{stage_id}',
  summary: 'Delete a stage.',
  description:
    'With `move_to`, its applications are moved to that stage first. If there are too many for one call, the ' +
    'response is `stage_not_empty`, and the next call continues.',
  scope: 'jobs:write',
  params: stageId,
  query: { move_to: v.optional(id('stage')) },
  response: deletedView,
  writeResponse: deletedView,
  errors: ['invalid_state_transition', 'stage_not_empty'],
  emits: ['candidate.stage_changed', 'job.stages_updated'],
  uses: [
    'getRows',
    'findRows',
    'put jobs',
    'put applications',
    'update counts',
    'put candidates',
    'put erasures',
    'put responses',
    'delete responses',
  ],
});

export const orderStages = route({
  method: 'PUT',
  path: '/v1/jobs/{id}/stages/order',
  summary: 'Set the order of the stages of a job.',
  description: 'Name each stage once, the stage of type `hired` last.',
  scope: 'jobs:write',
  params: jobId,
  body: orderStagesBody,
  response: listOf(stageView),
  writeResponse: listOf(writtenView),
  errors: ['stale_object'],
  emits: ['job.stages_updated'],
  uses: ['get jobs', 'put jobs'],
});
