import type { Delivery } from '../../shared/domain/delivery.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DeliveryLog, deliveryLog } from '../../shared/storage/delivery-log.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { presentDelivery } from '../../shared/views/present-delivery.ts';
import { wantsEvent } from '../../shared/webhooks/event-pattern.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'get'>;
  log: Pick<DeliveryLog, 'list'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listWebhookDeliveries =
  ({ endpoints, log, cursorKeys }: Dependencies): Handle<typeof routes.listWebhookDeliveries> =>
  async (call) => {
    const { status, event_type: pattern, event_id: eventId } = call.query;
    const endpoint = await endpoints.get(call.caller.organizationId, call.params.id);
    const matches = (delivery: Delivery) =>
      (!status || status.includes(delivery.status)) &&
      (!pattern || wantsEvent([pattern], delivery.event_type));
    return respondWithPage(call, cursorKeys, {
      read: (page, test) => log.list(endpoint, page, { eventId }, test),
      matches: status || pattern ? matches : undefined,
      present: (found) => found.map(presentDelivery),
    });
  };

export const entry = entryOf(routes.listWebhookDeliveries, listWebhookDeliveries, (edge) => ({
  cursorKeys: openCursorKeys(),
  endpoints: webhookEndpointStore(edge.table),
  log: deliveryLog(edge.table),
}));
