import type { Job } from '../domain/stored/job.ts';

type Stage = Job['stages'][number];

/** A stage as a response. The ETag depends on the order of these fields. */
export const presentStage = ({ id, name, type, position, is_entry }: Stage): Stage => ({
  object: 'stage',
  id,
  name,
  type,
  position,
  is_entry,
});

/** The whole pipeline of a job; it is short enough to need no pages. */
export const presentStages = ({ stages }: Job) => ({
  object: 'list' as const,
  data: stages.map(presentStage),
  has_more: false,
  next_cursor: null,
});
