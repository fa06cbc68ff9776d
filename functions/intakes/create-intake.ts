import { ApiError } from '../../shared/domain/api-error.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { type BeginningStores, chatBeginner } from './begin-chat.ts';
import { openBeginning } from './open-beginning.ts';

interface Stores extends BeginningStores {
  jobs: Pick<JobStore, 'find'>;
  organizations: Pick<OrganizationStore, 'find'>;
}

/** Starts a chat that a server shows in its own channel. */
export const createIntake = ({
  jobs,
  organizations,
  ...stores
}: Stores): Handle<typeof routes.createIntake> => {
  const beginChat = chatBeginner(stores);
  return async (call) => {
    const { organizationId } = call.origin;
    const [job, organization] = await Promise.all([
      jobs.find(organizationId, call.body.job_id),
      organizations.find(organizationId),
    ]);
    if (!organization) throw new ApiError('not_found');
    if (!job || job.status === 'draft')
      throw invalid('job_id', 'not_found', 'job_id names no published job.');
    return beginChat(call, { job, organization, locale: call.body.locale, channel: 'api' });
  };
};

export const entry = entryOf(routes.createIntake, createIntake, (edge) => ({
  ...openBeginning(edge),
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
}));
