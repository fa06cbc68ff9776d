import { needsBody, type Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { administrationRequests } from './valid-requests/administration.ts';
import { applicationRequests, publishedJob, renewalByPage } from './valid-requests/applications.ts';
import { assessmentRequests } from './valid-requests/assessments.ts';
import { candidateRequests } from './valid-requests/candidates.ts';
import { dashboardRequests } from './valid-requests/dashboard.ts';
import { eventRequests } from './valid-requests/events.ts';
import { feedRequests } from './valid-requests/feeds.ts';
import { intakeRequests } from './valid-requests/intakes.ts';
import { jobRequests } from './valid-requests/jobs.ts';
import { pipelineRequests } from './valid-requests/pipeline.ts';
import { portalRequests } from './valid-requests/portal.ts';
import { privacyRequests } from './valid-requests/privacy.ts';
import type { MakeRequest } from './valid-requests/request.ts';
import { scanRequests } from './valid-requests/scans.ts';
import { settingRequests } from './valid-requests/settings.ts';
import { stageRequests } from './valid-requests/stages.ts';
import { webhookDeliveryRequests } from './valid-requests/webhook-deliveries.ts';
import { webhookEndpointRequests } from './valid-requests/webhook-endpoints.ts';
import { webhookReplayRequests } from './valid-requests/webhook-replays.ts';
import { widgetRequests } from './valid-requests/widget.ts';

export type { RouteRequest } from './valid-requests/request.ts';
export { settleScans } from './valid-requests/scans.ts';

/** Where a page may not ask for all that a secret key may: what it asks for instead. */
export const publicRequests: Partial<Record<keyof typeof routes, MakeRequest>> = {
  getJob: async (api) => ({ params: { id: await publishedJob(api) } }),
  renewApplicationUploads: renewalByPage,
};

export const takesNothing = (route: Route) => Object.keys(route.params).length === 0 && !needsBody(route);

/** A row that takes neither parameters nor a body needs nothing but the call. */
const plainRequests = Object.fromEntries(
  Object.entries(routes as Record<string, Route>)
    .filter(([, route]) => takesNothing(route))
    .map(([name]): [string, MakeRequest] => [name, async () => ({})]),
);

/** How to make a valid request of each endpoint. */
export const validRequests = {
  ...plainRequests,
  ...administrationRequests,
  ...dashboardRequests,
  ...eventRequests,
  ...feedRequests,
  ...applicationRequests,
  ...assessmentRequests,
  ...candidateRequests,
  ...intakeRequests,
  ...jobRequests,
  ...pipelineRequests,
  ...portalRequests,
  ...privacyRequests,
  ...scanRequests,
  ...settingRequests,
  ...stageRequests,
  ...webhookDeliveryRequests,
  ...webhookEndpointRequests,
  ...webhookReplayRequests,
  ...widgetRequests,
} as Record<keyof typeof routes, MakeRequest>;
