import { type Delivery, newDelivery } from '../../../shared/domain/delivery.ts';
import type { DeliveryToSend } from '../../../shared/domain/delivery-message.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { deliveryKey, deliveryStore } from '../../../shared/storage/deliveries.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import type { Backend } from '../../support/backend.ts';
import { sendingDesk } from './sending-desk.ts';

const secondsAgo = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

/** A desk, and a delivery as the fan-out puts it into a message. */
export async function newOnes(backend: Backend) {
  const at = await sendingDesk(backend);
  const { delivery: other, event, caller, endpoint: shown } = at;
  const store = deliveryStore(backend.table);
  const { organizationId } = caller;
  const { endpoint } = await store.findToSend(organizationId, shown.id, other.id, event.id);
  if (!endpoint) throw new Error('the endpoint is not there');
  const make = (): DeliveryToSend => {
    const { id: event_id, type: event_type, organization_id } = event;
    const id = idSource(at.clock())('delivery');
    const fields = { id, organization_id, endpoint_id: endpoint.id, event_id, event_type };
    return { delivery: newDelivery(fields, at.clock()), endpoint, eventBody: JSON.stringify(event) };
  };
  const first = make();
  const { delivery } = first;
  return {
    ...at,
    at,
    make,
    first,
    /** The same, five seconds after the fan-out. */
    late: { ...first, delivery: { ...delivery, created_at: secondsAgo(at.clock(), 5) } },
    rowOf: async (of: Delivery = delivery) =>
      (await backend.table.get<Delivery>(deliveryKey(of.endpoint_id, of.id)))?.data,
    sendNew: (messageId: string, more: Parameters<typeof at.send>[2] = {}) =>
      at.send(messageId, delivery, { first, receiveCount: 1, ...more }),
    lanes: laneStore(backend.table),
    organizationId,
  };
}
