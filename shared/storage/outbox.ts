import { type EventEnvelope, isPublicEvent, isTest } from '../contracts/events.ts';
import { timeOf } from '../domain/ids.ts';
import { eventKey, eventsOfCandidate, eventsOfOrganization, monthPartition } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';

/**
 * The write that puts an event into the outbox. It belongs in the transaction of the change it tells of; the table's
 * stream publishes it. Stored as the text that is delivered, because the table does not keep the order of fields.
 */
export function appendEvent(event: EventEnvelope): Write {
  const at = timeOf(event.id);
  const item: Item<string> = {
    ...eventKey(event.id),
    ...inTheFeed(event, at),
    ...aboutCandidate(event),
    expires_at: expiryOf(at),
    data: JSON.stringify(event),
  };
  // An event is written once: the stream would not show it a second time.
  return { put: item, when: { absent: true } };
}

/** Only what happened and webhooks may see stands in the feed of the organization. */
const inTheFeed = (event: EventEnvelope, at: Date): Partial<Item> =>
  isPublicEvent(event.type) && !isTest(event)
    ? { gsi1pk: eventsOfOrganization(event.organization_id, monthPartition(at)), gsi1sk: event.id }
    : {};

/** Events about one person are found by that person, so that they can be erased with them. */
function aboutCandidate(event: EventEnvelope): Partial<Item> {
  const candidateId = candidateOf(event);
  if (candidateId === null) return {};
  return { gsi2pk: eventsOfCandidate(event.organization_id, candidateId), gsi2sk: event.id };
}

const candidateOf = ({ data: { object } }: EventEnvelope): string | null => {
  const id = object.object === 'candidate' ? object.id : object.candidate_id;
  return typeof id === 'string' ? id : null;
};

/** Whether an event is stored still. Costs a read for an event about a person; no other is erased. */
export const isStored = async (table: Pick<Table, 'get'>, event: EventEnvelope): Promise<boolean> =>
  candidateOf(event) === null || (await table.get(eventKey(event.id))) !== undefined;

/** The parts of a stream record of an event row that publishing needs. */
export interface OutboxRecord {
  sequenceNumber: string;
  /** The envelope as text. */
  body: string;
}
