import type { ApplicationView } from '../../shared/contracts/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { type ApplicationReading, presentWithStages } from '../../shared/views/present-application.ts';

interface Dependencies extends ApplicationReading {
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

export const entry = entryOf(routes.getApplication, getApplication, (edge) => ({
  jobs: jobStore(edge.table),
  fitScores: fitScoreStore(edge.table),
  reasons: rejectionReasonStore(edge.table),
  applications: applicationStore(edge.table),
}));
