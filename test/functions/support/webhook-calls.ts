import { createWebhookEndpoint } from '../../../functions/create-webhook-endpoint/handler.ts';
import { deleteWebhookEndpoint } from '../../../functions/delete-webhook-endpoint/handler.ts';
import { getEvent } from '../../../functions/get-event/handler.ts';
import { getWebhookDelivery } from '../../../functions/get-webhook-delivery/handler.ts';
import { getWebhookEndpoint } from '../../../functions/get-webhook-endpoint/handler.ts';
import { listEvents } from '../../../functions/list-events/handler.ts';
import { listWebhookDeliveries } from '../../../functions/list-webhook-deliveries/handler.ts';
import { listWebhookEndpoints } from '../../../functions/list-webhook-endpoints/handler.ts';
import { rotateWebhookSecret } from '../../../functions/rotate-webhook-secret/handler.ts';
import { updateWebhookEndpoint } from '../../../functions/update-webhook-endpoint/handler.ts';
import * as routes from '../../../shared/routes.ts';
import { deliveryLog } from '../../../shared/storage/delivery-log.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { answerSeal, secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, testEdge } from '../../support/call-endpoint.ts';
import { keyRing } from './key-rings.ts';

export const keeper = secretKeeper(async () => keyRing('1'));

export type WebhookCalls = ReturnType<typeof webhookCalls>;

/** Every endpoint of webhook endpoints, their deliveries and events, on the backend's table. */
export function webhookCalls(backend: Backend, clock?: () => Date) {
  const endpoints = webhookEndpointStore(backend.table);
  const lanes = laneStore(backend.table);
  const log = deliveryLog(backend.table);
  const events = eventLog(backend.table);
  const cursorKeys = async () => keyRing('1');
  const edge = testEdge(backend, clock);
  const sealed = { ...edge, seal: answerSeal(keeper) };
  const create = createWebhookEndpoint({ endpoints, keeper, allowLoopback: false });
  return {
    create: callerOf(routes.createWebhookEndpoint, create, sealed),
    get: callerOf(routes.getWebhookEndpoint, getWebhookEndpoint({ endpoints }), edge),
    list: callerOf(routes.listWebhookEndpoints, listWebhookEndpoints({ endpoints, cursorKeys }), edge),
    update: callerOf(
      routes.updateWebhookEndpoint,
      updateWebhookEndpoint({ endpoints, lanes, allowLoopback: false }),
      edge,
    ),
    rotate: callerOf(routes.rotateWebhookSecret, rotateWebhookSecret({ endpoints, keeper }), sealed),
    deliveries: callerOf(
      routes.listWebhookDeliveries,
      listWebhookDeliveries({ endpoints, log, cursorKeys }),
      edge,
    ),
    delivery: callerOf(routes.getWebhookDelivery, getWebhookDelivery({ log }), edge),
    events: callerOf(routes.listEvents, listEvents({ events, cursorKeys }), edge),
    event: callerOf(routes.getEvent, getEvent({ events }), edge),
    remove: callerOf(routes.deleteWebhookEndpoint, deleteWebhookEndpoint({ endpoints }), edge),
  };
}
