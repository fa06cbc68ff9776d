import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { deleteWebhookEndpoint } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.deleteWebhookEndpoint,
  deleteWebhookEndpoint({ endpoints: webhookEndpointStore(edge.table) }),
  edge,
);
