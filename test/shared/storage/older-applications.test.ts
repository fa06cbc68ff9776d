import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationEntry } from '../../../shared/domain/candidate-applications.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import {
  changeOlder,
  hasApplication,
  keepOlder,
  olderApplications,
  removeOlder,
} from '../../../shared/storage/older-applications.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const entry = (id: string, job_id: string, stage_id = 'stg_1'): ApplicationEntry => ({
  id,
  job_id,
  stage_id,
  status: 'active',
});

/** A candidate of a new organization, with rows for some entries. */
async function withOlder(...older: ApplicationEntry[]) {
  const organizationId = crypto.randomUUID();
  const commit = backend.table.commit;
  for (const one of older) await commit([keepOlder(organizationId, 'cand_1', one)]);
  return {
    async ids(jobId?: string) {
      const found: string[] = [];
      for await (const { id } of olderApplications(backend.table, organizationId, 'cand_1', jobId))
        found.push(id);
      return found;
    },
    change: (before: ApplicationEntry, next: ApplicationEntry) =>
      commit(changeOlder(organizationId, 'cand_1', { before, next })),
    remove: (one: ApplicationEntry) => commit([removeOlder(organizationId, 'cand_1', one)]),
    has(wanted: { job_id?: string[]; stage_id?: string[] }, inRow: ApplicationEntry[] = [], counted = 99) {
      const candidate = {
        id: 'cand_1',
        applications: inRow,
        application_counts: { active: counted, hired: 0, rejected: 0, withdrawn: 0 },
      } as Partial<Candidate> as Candidate;
      return hasApplication(backend.table, organizationId, candidate, wanted);
    },
  };
}

describe('entries of older applications', () => {
  it('are all found, or those of one job', async () => {
    const { ids } = await withOlder(
      entry('app_1', 'job_2'),
      entry('app_2', 'job_1'),
      entry('app_3', 'job_2'),
    );
    expect(await ids()).toEqual(['app_2', 'app_1', 'app_3']);
    expect(await ids('job_2')).toEqual(['app_1', 'app_3']);
    expect(await ids('job_3')).toEqual([]);
  });

  it('move with a transfer to another job, and stay in place with a move to another stage', async () => {
    const { ids, change, has } = await withOlder(entry('app_1', 'job_1'));
    await change(entry('app_1', 'job_1'), entry('app_1', 'job_1', 'stg_2'));
    expect(await ids('job_1')).toEqual(['app_1']);
    expect(await has({ stage_id: ['stg_2'] })).toBe(true);
    expect(await has({ stage_id: ['stg_1'] })).toBe(false);
    await change(entry('app_1', 'job_1', 'stg_2'), entry('app_1', 'job_2'));
    expect(await ids()).toEqual(['app_1']);
    expect(await ids('job_2')).toEqual(['app_1']);
  });

  it('are removed one by one', async () => {
    const { ids, remove } = await withOlder(entry('app_1', 'job_1'), entry('app_2', 'job_1'));
    await remove(entry('app_1', 'job_1'));
    expect(await ids()).toEqual(['app_2']);
  });
});

describe('a candidate has an application', () => {
  it('for the job and in the stage that are asked for, in one and the same entry', async () => {
    const { has } = await withOlder();
    const inRow = [entry('app_1', 'job_1', 'stg_1'), entry('app_2', 'job_2', 'stg_2')];
    const asked = (wanted: { job_id?: string[]; stage_id?: string[] }) => has(wanted, inRow, 2);
    expect(await asked({ job_id: ['job_9', 'job_1'] })).toBe(true);
    expect(await asked({ stage_id: ['stg_2'] })).toBe(true);
    expect(await asked({ job_id: ['job_1'], stage_id: ['stg_1'] })).toBe(true);
    expect(await asked({ job_id: ['job_1'], stage_id: ['stg_2'] })).toBe(false);
    expect(await asked({ job_id: ['job_9'] })).toBe(false);
  });

  it('also among older ones, of one job or of several', async () => {
    const { has } = await withOlder(entry('app_1', 'job_1'), entry('app_2', 'job_2', 'stg_2'));
    expect(await has({ job_id: ['job_2'] })).toBe(true);
    expect(await has({ job_id: ['job_1', 'job_2'], stage_id: ['stg_2'] })).toBe(true);
    expect(await has({ job_id: ['job_1'], stage_id: ['stg_2'] })).toBe(false);
    expect(await has({ job_id: ['job_3'] })).toBe(false);
  });

  it('without a read of older ones where its row has them all', async () => {
    const { has } = await withOlder(entry('app_1', 'job_1'));
    expect(await has({ job_id: ['job_1'] }, [entry('app_2', 'job_2')], 1)).toBe(false);
    expect(await has({ job_id: ['job_1'] }, [entry('app_2', 'job_2')], 2)).toBe(true);
  });
});
