import type { Handle } from '../../shared/http/call.ts';
import { presentApplication } from '../../shared/http/present-application.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'get'>;
}

export const getApplication =
  ({ applications }: Dependencies): Handle<typeof routes.getApplication> =>
  async ({ params, caller }) =>
    presentApplication(await applications.get(caller.organizationId, params.id));
