import { onlyOne } from '../../shared/contracts/several.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { isPublic } from '../../shared/domain/job-publicity.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Handle } from '../../shared/http/call.ts';
import { changeParameters } from '../../shared/http/change-request.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { isInsider } from '../../shared/http/insider.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { jobsWithin, maxPageWeight } from '../../shared/views/markdown-budget.ts';
import { presentJob } from '../../shared/views/present-job.ts';
import { presentPublicJob } from '../../shared/views/present-public-job.ts';

interface Dependencies {
  jobs: JobStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listJobs =
  ({ jobs, cursorKeys }: Dependencies): Handle<typeof routes.listJobs> =>
  async (call) => {
    const { query, caller, now } = call;
    const { organizationId } = caller;
    const address = portalAddressOf(caller);
    const { findByExternalId } = jobs;
    const status = onlyOne(query.status);
    const labelled = (found: Job[]) => jobs.labelled(organizationId, onePage(found));
    const isOfDepartment =
      query.department === undefined
        ? undefined
        : await jobs.isOfDepartment(organizationId, query.department);
    const matches = filterOf(status ? { ...query, status: undefined } : query, isOfDepartment);
    const matchesAll = filterOf(query, isOfDepartment);
    if (isInsider(caller)) {
      return respondWithPage(call, cursorKeys, {
        read: (page, wanted) => jobs.list(organizationId, page, status, wanted),
        changes: { object: 'job', read: (page, wanted) => jobs.listChanged(organizationId, page, wanted) },
        findByExternalId,
        matches,
        matchesAll,
        present: async (found) => (await labelled(found)).map((job) => presentJob(job, address)),
      });
    }
    refuseInner(query);
    return respondWithPage(call, cursorKeys, {
      read: (page, wanted) => jobs.list(organizationId, page, 'published', wanted),
      findByExternalId,
      matches: (job) => isPublic(job, now) && (matches?.(job) ?? true),
      present: async (found) => (await labelled(found)).map((job) => presentPublicJob(job, address, now)),
    });
  };

/** The page ends early, with a cursor, if converting more descriptions to HTML would take too long. */
const onePage = (jobs: Job[]) => jobsWithin(jobs, maxPageWeight);

/** A publishable key may not filter by hidden fields: the number of results would reveal them. */
function refuseInner(query: Filters): void {
  const param = (['status', 'external_id', ...changeParameters] as const).find(
    (name) => query[name] !== undefined,
  );
  if (param === undefined) return;
  throw new ApiError('invalid_parameter', {
    param,
    message: `${param} is not available to publishable keys.`,
  });
}

type Filters = Parameters<Handle<typeof routes.listJobs>>[0]['query'];

/** The filters; undefined when there is none, so that a plain page reads no additional rows. */
function filterOf(
  { status, work_type, employment_type, department_id, office_id, country_code, q }: Filters,
  isOfDepartment?: (job: Job) => boolean,
) {
  const tests: ((job: Job) => boolean)[] = [];
  if (status) tests.push((job) => status.includes(job.status));
  if (work_type) tests.push(({ job_details: { work_type: one } }) => one !== null && work_type.includes(one));
  if (employment_type)
    tests.push(({ job_details: { employment_type: one } }) => one !== null && employment_type.includes(one));
  if (isOfDepartment) tests.push(isOfDepartment);
  if (department_id) tests.push(({ department_id: one }) => one !== null && department_id.includes(one));
  if (office_id) tests.push(({ office_ids }) => office_ids.some((one) => office_id.includes(one)));
  if (country_code)
    tests.push((job) =>
      job.locations.some(({ country_code: one }) => one !== null && country_code.includes(one)),
    );
  if (q) tests.push((job) => job.name.toLowerCase().includes(q.toLowerCase()));
  return tests.length > 0 ? (job: Job) => tests.every((test) => test(job)) : undefined;
}

export const entry = entryOf(routes.listJobs, listJobs, (edge) => {
  const cursorKeys = openCursorKeys();
  return { jobs: jobStore(edge.table), cursorKeys };
});
