import { mergeApplication } from '../../shared/domain/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { presentApplication } from '../../shared/http/present-application.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';

interface Dependencies {
  applications: Pick<ApplicationStore, 'change'>;
}

export const updateApplication =
  ({ applications }: Dependencies): Handle<typeof routes.updateApplication> =>
  async ({ params, body, origin, ifMatch }) => {
    const application = await applications.change(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      const next = mergeApplication(before, body);
      return next === before ? null : { next, events: [{ type: 'application.updated' }] };
    });
    return presentApplication(application);
  };
