import type { EventEnvelope } from '../../../../shared/contracts/events.ts';
import type { EventOrigin } from '../../../../shared/domain/event.ts';
import { idSource } from '../../../../shared/domain/ids.ts';
import { eventsOfOrganization, monthPartition } from '../../../../shared/storage/keys.ts';
import type { Backend } from '../../../support/backend.ts';

/** A request of an organization of its own. */
export function newOrigin(now = new Date()) {
  const newId = idSource(now);
  const origin: EventOrigin = {
    organizationId: newId('organization'),
    environment: 'production',
    actor: { type: 'api_key', id: newId('key') },
    requestId: 'req_1',
    now,
    newEventId: () => newId('event'),
  };
  return { origin, making: { now, newId } };
}

/** The events that left a request, in the order they were made. */
export async function eventsOfOrigin(
  backend: Backend,
  { origin }: ReturnType<typeof newOrigin>,
): Promise<EventEnvelope[]> {
  const pk = eventsOfOrganization(origin.organizationId, monthPartition(origin.now));
  const range = { pk, index: 'gsi1' as const, from: 'evt_', to: 'evt_~', ascending: true, limit: 1000 };
  return (await backend.table.query<string>(range)).map(({ data }) => JSON.parse(data));
}
