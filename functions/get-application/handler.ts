import type { ApplicationView } from '../../shared/contracts/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentWithStages } from '../../shared/http/present-application.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'getMany'>;
  applications: Pick<ApplicationStore, 'get'>;
}

export const getApplication =
  ({ jobs, applications }: Dependencies): Handle<typeof routes.getApplication> =>
  async ({ params, caller: { organizationId } }) => {
    const application = await applications.get(organizationId, params.id);
    const [view] = await presentWithStages(jobs, organizationId, [application]);
    return view as ApplicationView;
  };
