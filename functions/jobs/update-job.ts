import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';
import { changeJob, type JobChangers } from './change-job.ts';

export const updateJob =
  (stores: JobChangers): Handle<typeof routes.updateJob> =>
  async (call) => {
    const { organizationId } = call.origin;
    const body = await stores.jobs.resolved(organizationId, call.body);
    const job = await changeJob(stores, call.params.id, () => body, call);
    return presentJob(await stores.jobs.label(organizationId, job), portalAddressOf(call.caller));
  };

export const entry = entryOf(routes.updateJob, updateJob, (edge) => ({
  jobs: jobStore(edge.table),
  applications: applicationStore(edge.table),
}));
