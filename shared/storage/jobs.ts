import type { EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import { invalid } from '../domain/invalid.ts';
import { refuseIncomplete } from '../domain/job-moves.ts';
import { jobSnapshot } from '../domain/job-snapshot.ts';
import { refuseOtherHired } from '../domain/stages.ts';
import type { Job } from '../domain/stored/job.ts';
import { feedChanges } from './feed-versions.ts';
import { jobLabels, labelUses } from './job-labels.ts';
import { indexPartition, jobPartition } from './keys.ts';
import { listPage, type Matches, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import { restoreDeleted } from './restore-deleted.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

export type JobStore = ReturnType<typeof jobStore>;

const jobKey = (organizationId: string, id: string) => ({ pk: jobPartition(organizationId), sk: id });

/** Jobs of an organization: one partition, and one per status. */
export function jobStore(table: Table) {
  const store = resourceStore<Job>(table, {
    kind: 'job',
    key: jobKey,
    indexes: (organizationId, job) => ({
      gsi1: indexPartition(jobPartition(organizationId), 'STATUS', job.status),
    }),
    refuse: (before, after) => {
      refuseIncomplete(before, after);
      refuseOtherHired(before, after);
    },
    alongside: (organizationId, before, after) => [
      ...feedChanges(organizationId, before, after),
      ...labelUses(organizationId, before, after),
    ],
    followed: 'JOB',
    keepsDeleted: true,
    snapshot: jobSnapshot,
  });

  return {
    ...store,
    ...jobLabels(table),

    /** See {@link restoreDeleted}. */
    restore: (origin: EventOrigin, id: string) => restoreDeleted(table, store, origin, id),

    list(organizationId: string, page: PageRequest, status?: Job['status'], matches?: Matches<Job>) {
      const all = jobPartition(organizationId);
      const partition = status ? indexPartition(all, 'STATUS', status) : all;
      const index = status ? 'gsi1' : undefined;
      return listPage<Job>(
        table,
        { kind: 'job', index, partition, since: timeOf(organizationId) },
        page,
        matches,
      );
    },

    /**
     * The stages of up to 100 jobs, by the jobs' ids. A page of applications needs nothing else of them, and jobs are
     * large.
     */
    async stagesOf(organizationId: string, ids: string[]): Promise<Map<string, Pick<Job, 'stages'>>> {
      const keys = [...new Set(ids)].map((id) => jobKey(organizationId, id));
      const rows = (await table.getMany(keys, ['data', 'stages'])).filter((row) => row !== undefined);
      return new Map(rows.map(({ sk, data }) => [sk, data as Pick<Job, 'stages'>]));
    },

    /** A condition for another resource's transaction: the job belongs to the organization and is not deleted. */
    mustExist(organizationId: string, jobId: string, param: string): Write {
      const refuse = () => invalid(param, 'not_found', `${param} does not exist in your organization.`);
      return { check: jobKey(organizationId, jobId), when: { exists: true }, refuse };
    },
  };
}
