import type { Job } from '../domain/stored/job.ts';

type Stage = Job['stages'][number];

/** A stage as it is sent; in this order of fields, of which its ETag is made. */
export const presentStage = ({ id, name, type, position, is_entry }: Stage): Stage => ({
  object: 'stage',
  id,
  name,
  type,
  position,
  is_entry,
});

/** The whole pipeline of a job: it is never so long that it needs pages. */
export const presentStages = ({ stages }: Job) => ({
  object: 'list' as const,
  data: stages.map(presentStage),
  has_more: false,
  next_cursor: null,
});
