import { invalid } from './invalid.ts';
import type { Job } from './stored/job.ts';
import type { Department, Office } from './stored/vocabulary.ts';
import { comparedName } from './vocabulary.ts';

/** The fields of a request that name the department and the offices of a job. */
export interface GivenLabels {
  department?: string | null;
  department_id?: string | null;
  office_ids?: string[];
}

/** A job with the present names of its department and its offices. */
export interface LabelledJob extends Job {
  offices: { id: string; name: string }[];
}

/**
 * The department of a request, by its id or by its name; undefined if the request has none of the two. Throws {@link ApiError}
 * validation_failed for an id without a department, and for a text that is not its name.
 */
export function givenDepartment(
  { department: label, department_id: id }: GivenLabels,
  found: Department | undefined,
): Pick<Job, 'department' | 'department_id'> | undefined {
  if (id === undefined && label === undefined) return undefined;
  if (id && !found)
    throw invalid('department_id', 'not_found', 'department_id names no department of yours.');
  if (id && found && label !== undefined && comparedName(label ?? '') !== comparedName(found.name))
    throw invalid(
      'department',
      'contradictory',
      'department is not the name of the department in department_id.',
    );
  return { department: found?.name ?? label ?? null, department_id: found?.id ?? null };
}

/** Throws {@link ApiError} validation_failed for an office that does not exist or is named twice. */
export function refuseStrangeOffices(ids: readonly string[], found: ReadonlyMap<string, Office>): void {
  if (new Set(ids).size < ids.length) throw invalid('office_ids', 'duplicate', 'An office is named twice.');
  const place = ids.findIndex((id) => !found.has(id));
  if (place >= 0)
    throw invalid(`office_ids.${place}`, 'not_found', `office_ids.${place} names no office of yours.`);
}

/** The ids of the department and the offices of a job. */
export const labelIdsOf = (job: Job | null): string[] =>
  job ? [...(job.department_id === null ? [] : [job.department_id]), ...job.office_ids] : [];

/** The job with present names. One that was deleted at the instant of its first use is omitted; a department leaves its name. */
export function withLabels(
  job: Job,
  departments: ReadonlyMap<string, Department>,
  offices: ReadonlyMap<string, Office>,
): LabelledJob {
  const department = job.department_id === null ? undefined : departments.get(job.department_id);
  const own = job.office_ids.flatMap((id) => offices.get(id) ?? []);
  return {
    ...job,
    department: department?.name ?? job.department,
    department_id: department?.id ?? null,
    office_ids: own.map(({ id }) => id),
    offices: own.map(({ id, name }) => ({ id, name })),
  };
}
