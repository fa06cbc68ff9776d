import type { ApplicationView } from '../../shared/contracts/application.ts';
import { mergeApplication } from '../../shared/domain/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { presentWithStages, type ScoreReading } from '../../shared/http/present-application.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies extends ScoreReading {
  jobs: Pick<JobStore, 'getMany'>;
  applications: Pick<ApplicationStore, 'change'>;
}

export const updateApplication =
  ({ applications, ...reading }: Dependencies): Handle<typeof routes.updateApplication> =>
  async ({ params, body, caller, origin, ifMatch }) => {
    const application = await applications.change(origin, params.id, (before) => {
      refuseStale(ifMatch, before);
      const next = mergeApplication(before, body);
      return next === before ? null : { next, events: [{ type: 'application.updated' }] };
    });
    const [view] = await presentWithStages(reading, caller, [application]);
    return view as ApplicationView;
  };
