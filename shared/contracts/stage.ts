import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { stageType } from './job-words.ts';
import { id, text } from './primitives.ts';

export const createStageBody = v.strictObject({
  name: text(100),
  type: stageType,
  /** Counted from 1; by default the new stage is before the hired stage. */
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
});
export type CreateStageBody = v.InferOutput<typeof createStageBody>;

export const updateStageBody = v.strictObject({
  name: v.optional(text(100)),
  type: v.optional(stageType),
  is_entry: v.optional(v.boolean()),
});
export type UpdateStageBody = v.InferOutput<typeof updateStageBody>;

export const orderStagesBody = v.strictObject({
  stage_ids: v.pipe(entries(id('stage'), 30), v.minLength(2)),
});
