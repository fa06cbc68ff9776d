import type { CustomFieldsPatch } from '../contracts/custom-field-values.ts';
import {
  type GivenLabels,
  givenDepartment,
  type LabelledJob,
  labelIdsOf,
  refuseStrangeOffices,
  withLabels,
} from '../domain/job-labels.ts';
import type { Job } from '../domain/stored/job.ts';
import { customFieldCheck } from './custom-fields.ts';
import { departmentStore } from './departments.ts';
import { link, unlink } from './links.ts';
import { officeStore } from './offices.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';
import { usedPartition } from './vocabulary-keys.ts';

/** The writes that link the department and the offices of a job to it, so that they are not deleted. */
export function labelUses(organizationId: string, before: Job | null, after: Job | null): Write[] {
  const [old, next] = [labelIdsOf(before), labelIdsOf(after)];
  const id = (after ?? before)?.id ?? '';
  return [
    ...old.filter((one) => !next.includes(one)).map((one) => unlink(usedPartition(organizationId, one), id)),
    ...next.filter((one) => !old.includes(one)).map((one) => link(usedPartition(organizationId, one), id)),
  ];
}

/** The departments and offices of jobs. */
export function jobLabels(table: Table) {
  const departments = departmentStore(table);
  const offices = officeStore(table);
  const checkFields = customFieldCheck(table, 'job');
  const named = (organizationId: string, { department, department_id }: GivenLabels) =>
    department_id
      ? departments.find(organizationId, department_id)
      : department
        ? departments.findByName(organizationId, department)
        : undefined;

  const labelled = async (organizationId: string, jobs: readonly Job[]): Promise<LabelledJob[]> => {
    const [ownDepartments, ownOffices] = await Promise.all([
      departments.byId(
        organizationId,
        jobs.flatMap(({ department_id }) => department_id ?? []),
      ),
      offices.byId(
        organizationId,
        jobs.flatMap(({ office_ids }) => office_ids),
      ),
    ]);
    return jobs.map((job) => withLabels(job, ownDepartments, ownOffices));
  };

  return {
    /** Up to 500 jobs with the present names of their departments and offices. */
    labelled,
    label: async (organizationId: string, job: Job): Promise<LabelledJob> =>
      (await labelled(organizationId, [job]))[0] as LabelledJob,

    /**
     * The fields of a request with the department that it names, by id or by text, and its present name. Throws {@link ApiError}
     * validation_failed for what does not exist, and for custom fields that their definitions do not permit.
     */
    async resolved<Given extends GivenLabels & { custom_fields?: CustomFieldsPatch }>(
      organizationId: string,
      given: Given,
    ): Promise<Given> {
      const { office_ids = [] } = given;
      const [department, ownOffices] = await Promise.all([
        named(organizationId, given),
        offices.byId(organizationId, office_ids),
        checkFields(organizationId, given.custom_fields),
      ]);
      refuseStrangeOffices(office_ids, ownOffices);
      return { ...given, ...givenDepartment(given, department) };
    },

    /** Whether a job is of the department with exactly this name. */
    async isOfDepartment(organizationId: string, name: string): Promise<(job: Job) => boolean> {
      const found = await departments.findByName(organizationId, name);
      return ({ department, department_id }) =>
        department_id === null ? department === name : department_id === found?.id && found.name === name;
    },
  };
}
