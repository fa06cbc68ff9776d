import { newDelivery } from '../../shared/domain/delivery.ts';
import { testEvent } from '../../shared/domain/test-event.ts';
import { mustBeEnabled } from '../../shared/domain/webhook-endpoint.ts';
import { exampleEvent } from '../../shared/examples/event-examples.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type DeliveryOrders, deliveryOrders } from '../../shared/storage/delivery-orders.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { presentDelivery } from '../../shared/views/present-delivery.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'get'>;
  orders: Pick<DeliveryOrders, 'insert'>;
}

export const testWebhookEndpoint =
  ({ endpoints, orders }: Dependencies): Handle<typeof routes.testWebhookEndpoint> =>
  async ({ params, body, caller, origin, now, newId }) => {
    const endpoint = await endpoints.get(caller.organizationId, params.id);
    mustBeEnabled(endpoint);
    const event = testEvent(origin, endpoint, body.type, exampleEvent);
    const delivery = newDelivery(
      {
        id: newId('delivery'),
        organization_id: caller.organizationId,
        endpoint_id: endpoint.id,
        event_id: event.id,
        event_type: event.type,
        requested_at: now.toISOString(),
      },
      now,
    );
    return presentDelivery(await orders.insert(origin, event, delivery));
  };

export const entry = entryOf(routes.testWebhookEndpoint, testWebhookEndpoint, (edge) => ({
  endpoints: webhookEndpointStore(edge.table),
  orders: deliveryOrders(edge.table),
}));
