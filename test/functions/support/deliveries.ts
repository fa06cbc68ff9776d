import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { type Delivery, newDelivery, sweepDelivery } from '../../../shared/domain/delivery.ts';
import { buildEvent, type EventBody } from '../../../shared/domain/event.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { appendEvent } from '../../../shared/storage/outbox.ts';
import type { Backend } from '../../support/backend.ts';
import { originOf } from './origin.ts';

const published: EventBody = {
  type: 'job.published',
  sequence: 2,
  object: { object: 'job', id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ', name: 'Zoë’s successor' },
  previous: { status: 'draft' },
};

/** An event as it lies in the outbox. */
export async function storeEvent(
  backend: Backend,
  caller: Caller,
  changes: Partial<EventBody> = {},
  at = new Date(),
): Promise<EventEnvelope> {
  const event = buildEvent(originOf(caller, at), { ...published, ...changes });
  await backend.table.commit([appendEvent(event)]);
  return event;
}

/** A delivery of the event to the endpoint, made at `now`, that the sweep brings: unless told otherwise, it has no first message. */
export async function storeDelivery(
  backend: Backend,
  event: Pick<EventEnvelope, 'id' | 'organization_id' | 'type'>,
  endpointId: string,
  now: Date,
  changes: Partial<Delivery> = {},
): Promise<Delivery> {
  const fields = {
    id: changes.id ?? idSource(now)('delivery'),
    organization_id: event.organization_id,
    endpoint_id: endpointId,
    event_id: event.id,
    event_type: event.type,
  };
  const delivery = { ...sweepDelivery(newDelivery(fields, now), now), ...changes };
  await deliveryStore(backend.table).createMissing([delivery]);
  return delivery;
}

export async function readDelivery(
  backend: Backend,
  { organization_id, endpoint_id, id, event_id }: Delivery,
): Promise<Delivery> {
  const store = deliveryStore(backend.table);
  const { delivery } = await store.findToSend(organization_id, endpoint_id, id, event_id);
  if (!delivery) throw new Error('there is no such delivery');
  return delivery;
}
