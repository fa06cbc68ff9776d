import type { EventEnvelope } from '../contracts/events.ts';
import { timeOf } from '../platform/ids.ts';
import { eventKey, eventsOfCandidate, eventsOfOrganization, monthPartition } from './keys.ts';
import type { Item, Write } from './row.ts';

/** Events are kept for 30 days: the log and replays reach that far back. */
const keptSeconds = 30 * 24 * 3600;

/**
 * The write that puts an event into the outbox. It belongs in the transaction of the change it tells of; the table's
 * stream publishes it. Stored as the text that is delivered, because the table does not keep the order of fields.
 */
export function appendEvent(event: EventEnvelope): Write {
  const at = timeOf(event.id);
  const item: Item<string> = {
    ...eventKey(event.id),
    gsi1pk: eventsOfOrganization(event.organization_id, monthPartition(at)),
    gsi1sk: event.id,
    ...aboutCandidate(event),
    expires_at: Math.floor(at.getTime() / 1000) + keptSeconds,
    data: JSON.stringify(event),
  };
  // An event is written once: the stream would not show it a second time.
  return { put: item, when: { absent: true } };
}

/** Events about one person are found by that person, so that they can be erased with them. */
function aboutCandidate({ id, organization_id, data: { object } }: EventEnvelope): Partial<Item> {
  const candidateId = object.object === 'candidate' ? object.id : object.candidate_id;
  if (typeof candidateId !== 'string') return {};
  return { gsi2pk: eventsOfCandidate(organization_id, candidateId), gsi2sk: id };
}

/** The parts of a stream record of an event row that publishing needs. */
export interface OutboxRecord {
  sequenceNumber: string;
  /** The envelope as text. */
  body: string;
}
