import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import { environment } from '../../shared/platform/environment.ts';
import * as routes from '../../shared/routes.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { updateWebhookEndpoint } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.updateWebhookEndpoint,
  updateWebhookEndpoint({
    endpoints: webhookEndpointStore(edge.table),
    lanes: laneStore(edge.table),
    allowLoopback: environment.allowLoopbackTargets,
  }),
  edge,
);
