import { ApiError } from '../../shared/domain/api-error.ts';
import { mergeCustomFields } from '../../shared/domain/custom-fields.ts';
import { withKnownIds } from '../../shared/domain/known-parts.ts';
import { mergeMetadata } from '../../shared/domain/metadata.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { createOrFind } from '../../shared/storage/create-or-find.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';
import { changeJob, type JobChangers } from './change-job.ts';
import { insertJob } from './insert-job.ts';

interface Dependencies extends JobChangers {
  jobs: Pick<JobStore, 'findByExternalId' | 'insert' | 'change' | 'resolved' | 'label'>;
}

/** Creates or updates a job; of concurrent requests, one creates it and the others update it. */
export const upsertJob =
  (stores: Dependencies): Handle<typeof routes.upsertJob> =>
  async (call) => {
    const { params, origin, ifMatch } = call;
    const { organizationId } = origin;
    const body = await stores.jobs.resolved(organizationId, call.body);
    const { external_id } = params;
    const { resource: job, isNew } = await createOrFind({
      find: () => stores.jobs.findByExternalId(organizationId, external_id),
      create: async () => {
        if (ifMatch !== undefined) throw new ApiError('stale_object');
        const metadata = mergeMetadata({}, body.metadata ?? {});
        const custom_fields = mergeCustomFields({}, body.custom_fields);
        return insertJob(stores.jobs, { ...body, custom_fields, metadata, external_id }, call);
      },
    });
    const changed = isNew
      ? job
      : await changeJob(stores, job.id, (before) => withKnownIds(before, body), call);
    return presentJob(await stores.jobs.label(organizationId, changed), portalAddressOf(call.caller));
  };

export const entry = entryOf(routes.upsertJob, upsertJob, (edge) => ({
  jobs: jobStore(edge.table),
  applications: applicationStore(edge.table),
}));
