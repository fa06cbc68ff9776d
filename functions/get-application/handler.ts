import type { ApplicationView } from '../../shared/contracts/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentWithStages, type ScoreReading } from '../../shared/http/present-application.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies extends ScoreReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  applications: Pick<ApplicationStore, 'get'>;
}

export const getApplication =
  ({ applications, ...reading }: Dependencies): Handle<typeof routes.getApplication> =>
  async (call) => {
    const application = await applications.get(call.caller.organizationId, call.params.id);
    const [view] = await presentWithStages(reading, call, [application]);
    return view as ApplicationView;
  };
