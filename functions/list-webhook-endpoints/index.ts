import { endpoint } from '../../shared/http/endpoint.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { listWebhookEndpoints } from './handler.ts';

const edge = openEdge();
const cursorKeys = openCursorKeys();
export const handler = endpoint(
  routes.listWebhookEndpoints,
  listWebhookEndpoints({ endpoints: webhookEndpointStore(edge.table), cursorKeys }),
  edge,
);
