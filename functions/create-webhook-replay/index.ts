import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { eventLog } from '../../shared/storage/event-log.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { webhookReplayStore } from '../../shared/storage/webhook-replays.ts';
import { createWebhookReplay } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.createWebhookReplay,
  createWebhookReplay({
    endpoints: webhookEndpointStore(edge.table),
    log: eventLog(edge.table),
    replays: webhookReplayStore(edge.table),
  }),
  edge,
);
