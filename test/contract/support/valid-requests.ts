import type * as routes from '../../../shared/routes.ts';
import { aboutRequests } from './valid-requests/about.ts';
import { jobRequests } from './valid-requests/jobs.ts';
import type { MakeRequest } from './valid-requests/request.ts';
import { scanRequests } from './valid-requests/scans.ts';
import { webhookEndpointRequests } from './valid-requests/webhook-endpoints.ts';

export type { RouteRequest } from './valid-requests/request.ts';
export { settleScans } from './valid-requests/scans.ts';

/** How to make a valid request of each endpoint. */
export const validRequests: Record<keyof typeof routes, MakeRequest> = {
  ...aboutRequests,
  ...jobRequests,
  ...scanRequests,
  ...webhookEndpointRequests,
};
