import * as v from 'valibot';
import { jobDetailsFields, jobFields } from '../../contracts/job.ts';
import { importView } from '../../contracts/job-import.ts';

/**
 * An import as it is stored. `overridden` are the paths of the fields that the request set: `job_details.salary_min`.
 */
const storedImport = v.object({ ...importView.entries, overridden: v.array(v.string()) });
export type JobImport = v.InferOutput<typeof storedImport>;

/** A job as it is stored; `presentJob` adds what is derived from it. */
export const storedJob = v.object({
  ...jobFields,
  import: v.nullable(storedImport),
  job_details: v.object(jobDetailsFields),
});
export type Job = v.InferOutput<typeof storedJob>;
