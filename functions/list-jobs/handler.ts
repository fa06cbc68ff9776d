import type { Job } from '../../shared/contracts/job.ts';
import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentJob } from '../../shared/http/present-job.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: JobStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listJobs =
  ({ jobs, cursorKeys }: Dependencies): Handle<typeof routes.listJobs> =>
  (call) => {
    const { query, caller } = call;
    return answerPage(call, cursorKeys, {
      read: (page, matches) => jobs.list(caller.organizationId, page, query.status, matches),
      findByExternalId: jobs.findByExternalId,
      matches: filterOf(query),
      present: (found) => found.map(presentJob),
    });
  };

type Filters = Parameters<Handle<typeof routes.listJobs>>[0]['query'];

/** The filters that no index serves; undefined when none is asked for, so that a plain page reads no row in vain. */
function filterOf({ status, work_type, employment_type, department, country_code, q, external_id }: Filters) {
  const tests: ((job: Job) => boolean)[] = [];
  if (external_id && status) tests.push((job) => job.status === status);
  if (work_type) tests.push((job) => job.job_details.work_type === work_type);
  if (employment_type) tests.push((job) => job.job_details.employment_type === employment_type);
  if (department) tests.push((job) => job.department === department);
  if (country_code)
    tests.push((job) => job.locations.some((location) => location.country_code === country_code));
  if (q) tests.push((job) => job.name.toLowerCase().includes(q.toLowerCase()));
  return tests.length > 0 ? (job: Job) => tests.every((test) => test(job)) : undefined;
}
