import * as v from 'valibot';
import { stageType } from './job-words.ts';
import { id, wholeNumber } from './primitives.ts';

/** The numbers of the applications of a job. Each application is in exactly one of them. */
export const pipelineView = v.object({
  object: v.literal('pipeline'),
  job_id: id('job'),
  stages: v.array(
    v.object({ stage_id: id('stage'), name: v.string(), type: stageType, active: wholeNumber }),
  ),
  hired: wholeNumber,
  rejected: wholeNumber,
  withdrawn: wholeNumber,
});
