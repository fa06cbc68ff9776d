import { type EventEnvelope, isPublicEvent, isTest } from '../contracts/events.ts';
import { timeOf } from '../domain/ids.ts';
import { eventKey, eventsAbout, eventsOfOrganization, monthPartition } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';

/**
 * The write that puts an event into the outbox, for the transaction of its change; the table's stream publishes it. It
 * is stored as the text that is delivered, because the table does not keep the order of fields.
 */
export function appendEvent(event: EventEnvelope): Write {
  const at = timeOf(event.id);
  const item: Item<string> = {
    ...eventKey(event.id),
    ...inTheFeed(event, at),
    ...aboutSubject(event),
    expires_at: expiryOf(at),
    data: JSON.stringify(event),
  };
  // An event is written once: the stream would not publish an unchanged row again.
  return { put: item, when: { absent: true } };
}

/** Only real, public events are in the feed of the organization. */
const inTheFeed = (event: EventEnvelope, at: Date): Partial<Item> =>
  isPublicEvent(event.type) && !isTest(event)
    ? { gsi1pk: eventsOfOrganization(event.organization_id, monthPartition(at)), gsi1sk: event.id }
    : {};

/**
 * Events about one person are indexed by that person, so that they can be erased together; those of a scan or a chat without
 * a candidate by its own id.
 */
function aboutSubject(event: EventEnvelope): Partial<Item> {
  const subject = subjectOf(event);
  return subject === null ? {} : { gsi2pk: eventsAbout(event.organization_id, subject), gsi2sk: event.id };
}

const ownSubjects: ReadonlySet<unknown> = new Set(['candidate', 'scan', 'intake']);

const subjectOf = ({ data: { object } }: EventEnvelope): string | null => {
  if (object.object !== 'candidate' && typeof object.candidate_id === 'string') return object.candidate_id;
  return ownSubjects.has(object.object) ? String(object.id) : null;
};

/** Whether an event is still stored. It costs a read for an event that may be about a person; others are never erased. */
export const isStored = async (table: Pick<Table, 'get'>, event: EventEnvelope): Promise<boolean> =>
  subjectOf(event) === null || (await table.get(eventKey(event.id))) !== undefined;

/** The parts of a stream record of an event that publishing needs. */
export interface OutboxRecord {
  sequenceNumber: string;
  /** The envelope as text. */
  body: string;
}
