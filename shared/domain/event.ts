import { isDeepStrictEqual } from 'node:util';
import type { EventEnvelope, EventName, InternalEventName } from '../contracts/events.ts';

/** The contract's 20 kB less room for the envelope; data above it is replaced by the object and id of the resource. */
const maxDataBytes = 19_000;

/** Who and where an event comes from; one per request or message. */
export interface EventOrigin {
  organizationId: string;
  environment: 'production' | 'sandbox';
  actor: { type: 'api_key' | 'system'; id: string };
  requestId: string | null;
  now: Date;
  newEventId: () => string;
  /** Names a request under an Idempotency-Key, however often it runs: what it did once is not done again. */
  claim?: string;
}

export interface EventBody {
  type: EventName | InternalEventName;
  /** Version of the resource after the change. */
  sequence: number;
  /** The resource after the change, without text, contact details or signed URLs. */
  object: { object: string; id: string; [field: string]: unknown };
  /** The changed fields as they were before; null when nothing was before. */
  previous: Record<string, unknown> | null;
  context?: Record<string, unknown>;
}

/** The envelope that is stored with the change, published, and delivered byte for byte. */
export function buildEvent(origin: EventOrigin, body: EventBody): EventEnvelope {
  const at = origin.now.toISOString();
  const fits = Buffer.byteLength(JSON.stringify([body.object, body.previous, body.context])) < maxDataBytes;
  return {
    object: 'event',
    id: origin.newEventId(),
    type: body.type,
    api_version: 'v1',
    environment: origin.environment,
    created_at: at,
    timestamp: at,
    sequence: body.sequence,
    organization_id: origin.organizationId,
    data: {
      object: fits ? body.object : { object: body.object.object, id: body.object.id },
      previous: fits ? body.previous : null,
      context: { ...body.context, ...(fits ? {} : { truncated: true }), actor: origin.actor },
    },
    request_id: origin.requestId,
  };
}

/** The fields of `before` that `after` holds otherwise, with their old values. */
export function changedFields<T extends object>(before: T, after: T, ignored: readonly string[] = []) {
  const previous: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(before)) {
    if (ignored.includes(field)) continue;
    // Not by their text: the table does not keep the order of fields.
    if (!isDeepStrictEqual(value, after[field as keyof T])) previous[field] = value;
  }
  return previous;
}
