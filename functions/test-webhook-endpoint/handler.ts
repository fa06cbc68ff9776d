import { exampleEvent } from '../../shared/contracts/event-examples.ts';
import { newDelivery } from '../../shared/domain/delivery.ts';
import { testEvent } from '../../shared/domain/test-event.ts';
import { mustBeEnabled } from '../../shared/domain/webhook-endpoint.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentDelivery } from '../../shared/http/present-delivery.ts';
import type * as routes from '../../shared/routes.ts';
import type { DeliveryOrders } from '../../shared/storage/delivery-orders.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';

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
