import { applicationSnapshot } from '../domain/application.ts';
import { timeOf } from '../domain/ids.ts';
import { type Application, storedApplication } from '../domain/stored/application.ts';
import {
  applicationPartition,
  applicationsOfJob,
  externalIdKey,
  indexPartition,
  monthPartition,
  ofCandidate,
} from './keys.ts';
import { type ListSource, listPage, type Matches, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import type { Key } from './row.ts';
import { countChanges } from './stage-counts.ts';
import type { Table } from './table.ts';

export type ApplicationStore = ReturnType<typeof applicationStore>;

const applicationKey = (organizationId: string, id: string): Key => ({
  pk: applicationPartition(organizationId, monthPartition(timeOf(id))),
  sk: id,
});

const namesIn = (fields: object, ...but: string[]) =>
  Object.keys(fields).filter((name) => !but.includes(name));
const { submission, ...others } = storedApplication.entries;
/** The paths of all fields but the long texts. */
const shortFields = [
  ...namesIn(others).map((name) => ['data', name]),
  ...namesIn(submission.entries, 'cover_letter', 'answers').map((name) => ['data', 'submission', name]),
];

interface Filter {
  jobId?: string;
  candidateId?: string;
  status?: Application['status'];
}

/** Applications by month, by job, by candidate, and by status. */
export function applicationStore(table: Table) {
  const source = (organizationId: string, { jobId, candidateId, status }: Filter): ListSource => {
    const base = { kind: 'application' as const, since: timeOf(organizationId) };
    if (candidateId)
      return { ...base, index: 'gsi3', partition: ofCandidate(organizationId, candidateId, 'APP') };
    if (jobId) return { ...base, index: 'gsi1', partition: applicationsOfJob(organizationId, jobId) };
    const month = (name: string) => applicationPartition(organizationId, name);
    if (!status) return { ...base, partition: month };
    return { ...base, index: 'gsi2', partition: (name) => indexPartition(month(name), 'STATUS', status) };
  };

  const store = resourceStore<Application>(table, {
    kind: 'application',
    followed: 'APP',
    key: applicationKey,
    indexes: (organizationId, application) => ({
      gsi1: applicationsOfJob(organizationId, application.job_id),
      gsi2: indexPartition(applicationKey(organizationId, application.id).pk, 'STATUS', application.status),
      gsi3: ofCandidate(organizationId, application.candidate_id, 'APP'),
    }),
    alongside: countChanges,
    snapshot: applicationSnapshot,
  });

  return {
    ...store,

    /**
     * Up to 100 applications without their long texts, which may have 200 kB each and are of no account for whose an application is:
     * the table does not send them.
     */
    async getShort(organizationId: string, ids: string[]): Promise<(Application | undefined)[]> {
      const keys = ids.map((id) => applicationKey(organizationId, id));
      const rows = await table.getMany(keys, ...shortFields);
      return rows.map((row) => {
        const read = store.read(row);
        return read && { ...read, submission: { ...read.submission, cover_letter: null, answers: [] } };
      });
    },

    /** The application's own rows: itself and its external id. */
    rowsOf(organizationId: string, { id, external_id }: Application): Key[] {
      const key = applicationKey(organizationId, id);
      return external_id === null ? [key] : [key, externalIdKey(organizationId, 'application', external_id)];
    },

    /** The candidates of up to 100 applications; undefined for one that does not exist. */
    async candidatesOf(organizationId: string, ids: string[]): Promise<(string | undefined)[]> {
      const keys = ids.map((id) => applicationKey(organizationId, id));
      const rows = await table.getMany(keys, ['data', 'candidate_id']);
      return rows.map((row) => (row?.data as Pick<Application, 'candidate_id'> | undefined)?.candidate_id);
    },

    /** The applications of a job in one of these stages, whatever their status, in pages. */
    async *inStages(
      organizationId: string,
      jobId: string,
      stageIds: string[],
    ): AsyncGenerator<Application[]> {
      const ofJob = { index: 'gsi1' as const, pk: applicationsOfJob(organizationId, jobId) };
      for await (const rows of table.queryWhere<Application>(ofJob, ['data', 'stage', 'id'], stageIds))
        yield rows.map(({ data }) => data);
    },

    /** One page from the narrowest index; `matches` checks the conditions that the index does not cover. */
    list(organizationId: string, page: PageRequest, filter: Filter, matches?: Matches<Application>) {
      return listPage<Application>(table, source(organizationId, filter), page, matches);
    },
  };
}
