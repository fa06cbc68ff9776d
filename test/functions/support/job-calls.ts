import { closeJob } from '../../../functions/jobs/close-job.ts';
import { createJob } from '../../../functions/jobs/create-job.ts';
import { createJobFromUrl } from '../../../functions/jobs/create-job-from-url.ts';
import { deleteJob } from '../../../functions/jobs/delete-job.ts';
import { getJob } from '../../../functions/jobs/get-job.ts';
import { listJobs } from '../../../functions/jobs/list-jobs.ts';
import { publishJob } from '../../../functions/jobs/publish-job.ts';
import { restoreJob } from '../../../functions/jobs/restore-job.ts';
import { updateJob } from '../../../functions/jobs/update-job.ts';
import { upsertJob } from '../../../functions/jobs/upsert-job.ts';
import type { CreateJobBody } from '../../../shared/contracts/job-body.ts';
import { idSource, timeOf } from '../../../shared/domain/ids.ts';
import { newJob } from '../../../shared/domain/job.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { applicationStore } from '../../../shared/storage/applications.ts';
import { jobStore } from '../../../shared/storage/jobs.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';
import { originOf } from './origin.ts';

export type JobCalls = ReturnType<typeof jobCalls>;

/** Every endpoint of jobs, on the backend's table. */
export function jobCalls(backend: Backend, { clock, jobs = jobStore(backend.table) }: Setup = {}) {
  const edge = testEdge(backend, clock);
  return {
    create: callerOf(routes.createJob, createJob({ jobs }), edge),
    fromUrl: callerOf(routes.createJobFromUrl, createJobFromUrl({ jobs, allowLoopback: false }), edge),
    get: callerOf(routes.getJob, getJob({ jobs }), edge),
    list: callerOf(routes.listJobs, listJobs({ jobs, cursorKeys: async () => keyRing('1') }), edge),
    update: callerOf(
      routes.updateJob,
      updateJob({ jobs, applications: applicationStore(backend.table) }),
      edge,
    ),
    upsert: callerOf(
      routes.upsertJob,
      upsertJob({ jobs, applications: applicationStore(backend.table) }),
      edge,
    ),
    restore: callerOf(routes.restoreJob, restoreJob({ jobs }), edge),
    publish: callerOf(routes.publishJob, publishJob({ jobs }), edge),
    close: callerOf(routes.closeJob, closeJob({ jobs }), edge),
    remove: callerOf(routes.deleteJob, deleteJob({ jobs }), edge),
  };
}

interface Setup {
  clock?: () => Date;
  jobs?: ReturnType<typeof jobStore>;
}

/** Creates a job by API and takes it where the test begins. */
export async function jobIn(calls: JobCalls, caller: Caller, status: Job['status'], body: object = {}) {
  const made = await calls.create({ caller, body: { name: 'Nurse', is_draft: status === 'draft', ...body } });
  if (status !== 'closed') return made.body;
  return (await calls.close({ caller, params: { id: made.body.id } })).body;
}

/** Puts many jobs into the table, one each minute from the organization's birth on. Answers their ids in that order. */
export async function storeJobs(
  backend: Backend,
  caller: Caller,
  bodies: CreateJobBody[],
): Promise<string[]> {
  const jobs = jobStore(backend.table);
  const birth = timeOf(caller.organizationId).getTime();
  const made = bodies.map((body, index) => {
    const now = new Date(birth + index * 60_000);
    return { now, job: newJob(body, { now, newId: idSource(now) }) };
  });
  await Promise.all(made.map(({ now, job }) => jobs.insert(originOf(caller, now), job, [])));
  return made.map(({ job }) => job.id);
}
