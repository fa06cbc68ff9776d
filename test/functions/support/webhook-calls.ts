import { createWebhookEndpoint } from '../../../functions/create-webhook-endpoint/handler.ts';
import { deleteWebhookEndpoint } from '../../../functions/delete-webhook-endpoint/handler.ts';
import { getWebhookEndpoint } from '../../../functions/get-webhook-endpoint/handler.ts';
import { listWebhookEndpoints } from '../../../functions/list-webhook-endpoints/handler.ts';
import * as routes from '../../../shared/routes.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { answerSeal, secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';

export const keeper = secretKeeper(async () => keyRing('1'));

/** Every endpoint of webhook endpoints, on the backend's table. */
export function webhookCalls(backend: Backend, clock?: () => Date) {
  const endpoints = webhookEndpointStore(backend.table);
  const edge = testEdge(backend, clock);
  const sealed = { ...edge, seal: answerSeal(keeper) };
  const create = createWebhookEndpoint({ endpoints, keeper, allowLoopback: false });
  return {
    create: callerOf(routes.createWebhookEndpoint, create, sealed),
    get: callerOf(routes.getWebhookEndpoint, getWebhookEndpoint({ endpoints }), edge),
    list: callerOf(
      routes.listWebhookEndpoints,
      listWebhookEndpoints({ endpoints, cursorKeys: async () => keyRing('1') }),
      edge,
    ),
    remove: callerOf(routes.deleteWebhookEndpoint, deleteWebhookEndpoint({ endpoints }), edge),
  };
}
