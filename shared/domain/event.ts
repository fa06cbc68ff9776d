import { isDeepStrictEqual } from 'node:util';
import type { EventEnvelope, InternalEventName, TestType } from '../contracts/events.ts';
import { trimEventToSize } from './trim-event-to-size.ts';

/** Who and where an event comes from; one per request or message. */
export interface EventOrigin {
  organizationId: string;
  environment: 'production' | 'sandbox';
  actor: { type: 'api_key' | 'system'; id: string };
  requestId: string | null;
  now: Date;
  /** The clock's instant, where `now` is that of the first call of a request that is repeated. */
  clockNow?: Date;
  newEventId: () => string;
  /** Names a request under an Idempotency-Key, however often it runs: what it did once is not done again. */
  claim?: string;
}

export interface EventBody {
  type: TestType | InternalEventName;
  /** Version of the resource after the change. */
  sequence: number;
  /** The resource after the change, without text, contact details or signed URLs. */
  object: { object: string; id: string; [field: string]: unknown };
  /** The changed fields as they were before; null when nothing was before. */
  previous: Record<string, unknown> | null;
  context?: Record<string, unknown>;
}

/** The envelope that is stored with the change, published, and delivered byte for byte; below 20 kB. */
export function buildEvent(origin: EventOrigin, body: EventBody): EventEnvelope {
  const at = origin.now.toISOString();
  return trimEventToSize({
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
      object: body.object,
      previous: body.previous,
      context: { ...body.context, actor: origin.actor },
    },
    request_id: origin.requestId,
  });
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

/** What an event shows as `previous`: the shown fields that changed, but for those that change each time. */
export const previousOf = (before: object | null, after: object) =>
  before && changedFields(before, after as typeof before, ['version', 'updated_at']);
