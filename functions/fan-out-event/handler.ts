import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { newDelivery } from '../../shared/domain/delivery.ts';
import { idSource, timeOf } from '../../shared/platform/ids.ts';
import { log } from '../../shared/platform/log.ts';
import type { DeliveryStore } from '../../shared/storage/deliveries.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import type { DeliveryQueue } from '../../shared/webhooks/delivery-queue.ts';
import { wantsEvent } from '../../shared/webhooks/event-pattern.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'all'>;
  deliveries: Pick<DeliveryStore, 'createMissing'>;
  queue: Pick<DeliveryQueue, 'sendNow'>;
  clock: () => Date;
}

/** One delivery per endpoint that wants the event. The same event again makes the same deliveries, which are there already. */
export const fanOutEvent =
  ({ endpoints, deliveries, queue, clock }: Dependencies) =>
  async (event: EventEnvelope): Promise<void> => {
    const now = clock();
    const known = await endpoints.all(event.organization_id, now);
    const wanting = known.filter((endpoint) => endpoint.enabled && wantsEvent(endpoint.events, event.type));
    const made = wanting.map((endpoint) =>
      newDelivery(
        {
          id: idSource(timeOf(event.id), `${event.id}#${endpoint.id}`)('delivery'),
          organization_id: event.organization_id,
          endpoint_id: endpoint.id,
          event_id: event.id,
          event_type: event.type,
        },
        now,
      ),
    );
    if (made.length === 0) return;
    await deliveries.createMissing(made);
    await queue.sendNow(made);
    log.info('event fanned out', { event: event.id, type: event.type, deliveries: made.length });
  };
