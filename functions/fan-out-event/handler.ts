import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { newDelivery } from '../../shared/domain/delivery.ts';
import { idSource, timeOf } from '../../shared/platform/ids.ts';
import { log } from '../../shared/platform/log.ts';
import type { DeliveryStore } from '../../shared/storage/deliveries.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import type { DeliveryQueue, DeliveryToSend } from '../../shared/webhooks/delivery-queue.ts';
import { wantsEvent } from '../../shared/webhooks/event-pattern.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'all'>;
  deliveries: Pick<DeliveryStore, 'createMissing'>;
  queue: Pick<DeliveryQueue, 'sendNow'>;
  clock: () => Date;
}

/** Stored and queued together: small enough that the first is under way while the last is stored, within a transaction's 100. */
const groupSize = 20;

/** One delivery per endpoint that wants the event. The same event again makes the same deliveries, which are there already. */
export const fanOutEvent =
  ({ endpoints, deliveries, queue, clock }: Dependencies) =>
  async (event: EventEnvelope): Promise<void> => {
    const now = clock();
    const eventBody = JSON.stringify(event);
    const known = await endpoints.all(event.organization_id, now);
    const wanting = known.filter((endpoint) => endpoint.enabled && wantsEvent(endpoint.events, event.type));
    const made = wanting.map(({ id, url, payload, secrets }): DeliveryToSend => {
      const delivery = deliveryOf(event, id, now);
      return { delivery, endpoint: { id, url, payload, secrets }, eventBody };
    });
    const groups = Array.from({ length: Math.ceil(made.length / groupSize) }, (_, group) =>
      made.slice(group * groupSize, (group + 1) * groupSize),
    );
    await Promise.all(
      groups.map(async (group) => {
        const all = group.map(({ delivery }) => delivery);
        const stored = new Set(await deliveries.createMissing(all));
        // What an earlier run stored may have been sent since: its message only reminds, and the sender looks.
        const firsts = group.filter(({ delivery }) => stored.has(delivery));
        await queue.sendNow(all, new Map(firsts.map((first) => [first.delivery.id, first])));
      }),
    );
    log.info('event fanned out', { event: event.id, type: event.type, deliveries: made.length });
  };

function deliveryOf(event: EventEnvelope, endpointId: string, now: Date) {
  return newDelivery(
    {
      id: idSource(timeOf(event.id), `${event.id}#${endpointId}`)('delivery'),
      organization_id: event.organization_id,
      endpoint_id: endpointId,
      event_id: event.id,
      event_type: event.type,
    },
    now,
  );
}
