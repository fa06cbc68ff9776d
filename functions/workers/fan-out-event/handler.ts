import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { newDelivery, waitForLane } from '../../../shared/domain/delivery.ts';
import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import { idSource, timeOf } from '../../../shared/domain/ids.ts';
import { type DeliveryRoute, deliveryRouteOf, emptyLane } from '../../../shared/domain/lane.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { log } from '../../../shared/platform/log.ts';
import { allEnded } from '../../../shared/storage/all-ended.ts';
import type { DeliveryStore } from '../../../shared/storage/deliveries.ts';
import { gather } from '../../../shared/storage/gather.ts';
import { inGroups } from '../../../shared/storage/in-groups.ts';
import type { LaneStore } from '../../../shared/storage/lanes.ts';
import type { WebhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { type DeliveryQueue, reminderOf } from '../../../shared/webhooks/delivery-queue.ts';
import { wantsEvent } from '../../../shared/webhooks/event-pattern.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'all'>;
  lanes: Pick<LaneStore, 'all'>;
  deliveries: Pick<DeliveryStore, 'createMissing' | 'isEventStored'>;
  queues: Record<Exclude<DeliveryRoute, 'swept'>, Pick<DeliveryQueue, 'sendNow'>>;
  clock: () => Date;
}

/** A transaction has at most 100 writes. */
const groupSize = 100;

/**
 * Makes one delivery per webhook endpoint that subscribes to the event: a message for its sender, who stores the
 * delivery, or a row for the sweep. A duplicate event makes the same deliveries, whose senders find that they exist.
 * Events that are fanned out together share their reads.
 */
export function fanOutEvent({ endpoints, lanes, deliveries, queues, clock }: Dependencies) {
  const receiversOf = gather(
    async (asked: string[]) => {
      const [organizationId = ''] = asked;
      const read = await allEnded([endpoints.all(organizationId, clock()), lanes.all(organizationId)]);
      return asked.map(() => read);
    },
    (organizationId) => organizationId,
  );

  return async (event: EventEnvelope): Promise<void> => {
    const now = clock();
    const eventBody = JSON.stringify(event);
    const [[known, lanesInUse], isStored] = await allEnded([
      receiversOf(event.organization_id),
      deliveries.isEventStored(event),
    ]);
    // It was erased with its person during a retry by the bus.
    if (!isStored) return;
    const wanting = known.filter((endpoint) => endpoint.enabled && wantsEvent(endpoint.events, event.type));
    const byWay = Map.groupBy(wanting, ({ id }) => deliveryRouteOf(lanesInUse.get(id) ?? emptyLane, now));

    const messageTo = ({ id, url, payload, secrets }: WebhookEndpoint): DeliveryMessage => {
      const delivery = deliveryOf(event, id, now);
      return {
        ...reminderOf(delivery),
        first: { delivery, endpoint: { id, url, payload, secrets }, eventBody },
      };
    };
    const { prompt = [], patient = [], swept = [] } = Object.fromEntries(byWay);
    await allEnded([
      queues.prompt.sendNow(prompt.map(messageTo)),
      queues.patient.sendNow(patient.map((endpoint) => ({ ...messageTo(endpoint), is_patient: true }))),
      ...inGroups(swept, groupSize).map((group) =>
        deliveries.createMissing(group.map(({ id }) => waitForLane(deliveryOf(event, id, now), now))),
      ),
    ]);
    log.info('event fanned out', { event: event.id, type: event.type, deliveries: wanting.length });
  };
}

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
