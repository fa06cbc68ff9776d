import { type EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { type EventEnvelope, isPublicEvent, isTest } from '../../../shared/contracts/events.ts';
import { log } from '../../../shared/platform/log.ts';
import { eventSource } from '../../../shared/platform/names.ts';
import type { OutboxRecord } from '../../../shared/storage/outbox.ts';

interface Dependencies {
  bus: EventBridgeClient;
  busName: string;
}

/** EventBridge accepts ten entries per call. */
const batchSize = 10;

/**
 * Publishes the events of the outbox on the bus, in order. Returns the sequence number of the first record that was not
 * accepted, or null: the stream continues there, and events that were published before it may be published twice.
 */
export const publishEvents =
  ({ bus, busName }: Dependencies) =>
  async (records: OutboxRecord[]): Promise<string | null> => {
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      const failed = await publish(
        bus,
        batch.map((record) => entryOf(record, busName)),
      );
      if (failed >= 0) return batch[failed]?.sequenceNumber ?? null;
    }
    return null;
  };

/** The index of the first entry that was not accepted, or -1. */
async function publish(bus: EventBridgeClient, Entries: ReturnType<typeof entryOf>[]): Promise<number> {
  try {
    const answer = await bus.send(new PutEventsCommand({ Entries }));
    return (answer.Entries ?? []).findIndex((entry) => entry.ErrorCode !== undefined);
  } catch (error) {
    log.warn('the bus took none of a batch', { entries: Entries.length }, error);
    return 0;
  }
}

function entryOf({ body }: OutboxRecord, EventBusName: string) {
  const event = JSON.parse(body) as EventEnvelope;
  const Source = isPublicEvent(event.type) && !isTest(event) ? eventSource.public : eventSource.internal;
  // A test has the name of a real event; no rule may match it as one.
  const DetailType = isTest(event) ? 'webhook_endpoint.tested' : event.type;
  return { EventBusName, Source, DetailType, Detail: body, Time: new Date(event.created_at) };
}
