import {
  type EventBridgeClient,
  type EventBridgeServiceException,
  PutEventsCommand,
  type PutEventsRequestEntry,
} from '@aws-sdk/client-eventbridge';
import { type EventEnvelope, isPublicEvent, isTest } from '../../../shared/contracts/events.ts';
import { log } from '../../../shared/platform/log.ts';
import { eventSource } from '../../../shared/platform/names.ts';
import type { OutboxRecord } from '../../../shared/storage/outbox.ts';

interface Dependencies {
  bus: EventBridgeClient;
  busName: string;
  /** Takes an event that the bus refuses. */
  setAside: (body: string) => Promise<void>;
}

/** EventBridge accepts ten entries per call. */
const batchSize = 10;

/**
 * Puts the events of the outbox on the bus, in order. Returns the sequence number of the first record that was not
 * taken, or null: the stream comes again from there, and events published before it may be published twice. An event
 * that the bus rejects each time, or that is none, goes to the queue of undelivered events, and those after it are published.
 */
export const publishEvents =
  ({ bus, busName, setAside }: Dependencies) =>
  async (records: OutboxRecord[]): Promise<string | null> => {
    for (let start = 0; start < records.length; start += batchSize) {
      const failed = await publishBatch(records.slice(start, start + batchSize));
      if (failed !== null) return failed;
    }
    return null;

    async function publishBatch(batch: OutboxRecord[]): Promise<string | null> {
      for (const [at, result] of (await put(batch)).entries()) {
        const record = batch[at];
        if (result === 'taken' || record === undefined) continue;
        if (result === 'refused') {
          if (batch.length === 1) await setAside(record.body);
          else if ((await publishBatch([record])) !== null) return record.sequenceNumber;
          continue;
        }
        return record.sequenceNumber;
      }
      return null;
    }

    async function put(batch: OutboxRecord[]): Promise<Result[]> {
      const read = batch.map((record) => entryOf(record, busName));
      const Entries = read.filter((entry) => entry !== null);
      const results = Entries.length > 0 ? await send(Entries) : [];
      return read.map((entry) => (entry === null ? 'refused' : (results.shift() ?? 'later')));
    }

    async function send(Entries: PutEventsRequestEntry[]): Promise<Result[]> {
      try {
        const answer = await bus.send(new PutEventsCommand({ Entries }));
        return Entries.map((_, at) => resultOf(answer.Entries?.[at]?.ErrorCode));
      } catch (error) {
        log.warn('the bus took none of a batch', { entries: Entries.length }, error);
        const { name, $metadata } = error as Partial<EventBridgeServiceException>;
        const isRefused = $metadata?.httpStatusCode === 413 || refusals.has(String(name));
        return Entries.map(() => (isRefused ? 'refused' : 'later'));
      }
    }
  };

type Result = 'taken' | 'refused' | 'later';

/** The codes of PutEvents for an event that can never be accepted, as status 413 is. All other errors are repeated. */
const refusals = new Set([
  'InvalidArgument',
  'MalformedDetail',
  'SerializationException',
  'ValidationException',
]);
const resultOf = (code: string | undefined): Result =>
  code === undefined ? 'taken' : refusals.has(code) ? 'refused' : 'later';

/** Null for a body that is no event: no JSON, or without an instant that exists. */
function entryOf({ body }: OutboxRecord, EventBusName: string): PutEventsRequestEntry | null {
  const event = readEvent(body);
  const Time = new Date(event?.created_at ?? Number.NaN);
  if (!event || Number.isNaN(Time.getTime())) return null;
  const Source = isPublicEvent(event.type) && !isTest(event) ? eventSource.public : eventSource.internal;
  // A test has the name of a real event; no rule may match it as one.
  const DetailType = isTest(event) ? 'webhook_endpoint.tested' : event.type;
  return { EventBusName, Source, DetailType, Detail: body, Time };
}

function readEvent(body: string): EventEnvelope | null {
  try {
    const event = JSON.parse(body) as EventEnvelope | null;
    return typeof event?.type === 'string' ? event : null;
  } catch {
    return null;
  }
}
