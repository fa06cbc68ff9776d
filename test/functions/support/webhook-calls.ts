import { getEvent } from '../../../functions/events/get-event.ts';
import { listEvents } from '../../../functions/events/list-events.ts';
import { createWebhookEndpoint } from '../../../functions/webhooks/create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from '../../../functions/webhooks/delete-webhook-endpoint.ts';
import { getWebhookDelivery } from '../../../functions/webhooks/get-webhook-delivery.ts';
import { getWebhookEndpoint } from '../../../functions/webhooks/get-webhook-endpoint.ts';
import { listWebhookDeliveries } from '../../../functions/webhooks/list-webhook-deliveries.ts';
import { listWebhookEndpoints } from '../../../functions/webhooks/list-webhook-endpoints.ts';
import { rotateWebhookSecret } from '../../../functions/webhooks/rotate-webhook-secret.ts';
import { updateWebhookEndpoint } from '../../../functions/webhooks/update-webhook-endpoint.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { deliveryLog } from '../../../shared/storage/delivery-log.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { responseSeal, secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
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
  const sealed = { ...edge, seal: responseSeal(keeper) };
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
