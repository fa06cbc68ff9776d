import { ApiError } from '../../shared/domain/api-error.ts';
import { startImport } from '../../shared/domain/job-import.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import { judgeTargetUrl } from '../../shared/outbound/target-address.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'insert' | 'label' | 'resolved'>;
  allowLoopback: boolean;
}

/** Well-formed URLs that are not on the public internet. */
const unreachable = new Set(['host_not_allowed', 'address_not_public']);

export const createJobFromUrl =
  ({ jobs, allowLoopback }: Dependencies): Handle<typeof routes.createJobFromUrl> =>
  async ({ body, origin, caller, now, newId }) => {
    const target = judgeTargetUrl(body.url, { allowLoopback });
    if (!target.ok) {
      const details = [{ param: 'url', code: 'url_not_allowed' as const, message: `url ${target.message}.` }];
      const code = unreachable.has(target.code) ? 'url_not_reachable' : 'validation_failed';
      throw new ApiError(code, { param: 'url', details });
    }
    const overrides = await jobs.resolved(origin.organizationId, body.overrides);
    const draft = startImport({ ...body, overrides, url: target.url }, { now, newId });
    const job = await jobs.insert(origin, draft, [{ type: 'job.created' }, { type: 'job.import_requested' }]);
    return presentJob(await jobs.label(origin.organizationId, job), portalAddressOf(caller));
  };

export const entry = entryOf(routes.createJobFromUrl, createJobFromUrl, (edge) => ({
  jobs: jobStore(edge.table),
  allowLoopback: environment.allowLoopbackTargets,
}));
