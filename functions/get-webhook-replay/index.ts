import { endpoint } from '../../shared/http/endpoint.ts';
import { openEdge } from '../../shared/http/open-edge.ts';
import * as routes from '../../shared/routes.ts';
import { webhookReplayStore } from '../../shared/storage/webhook-replays.ts';
import { getWebhookReplay } from './handler.ts';

const edge = openEdge();
export const handler = endpoint(
  routes.getWebhookReplay,
  getWebhookReplay({ replays: webhookReplayStore(edge.table) }),
  edge,
);
