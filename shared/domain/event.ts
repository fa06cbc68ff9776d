import { isDeepStrictEqual } from 'node:util';
import type { EventEnvelope, InternalEventName, TestType } from '../contracts/events.ts';
import { trimEventToSize } from './trim-event-to-size.ts';

/** The source and actor of an event; one per request or message. */
export interface EventOrigin {
  organizationId: string;
  environment: 'production' | 'sandbox';
  actor: { type: 'api_key' | 'user' | 'system'; id: string };
  requestId: string | null;
  /**
   * The instant of this run: that of its changes and events. A repeated request may run a day after its first run, and who
   * has read the changes or events in between would miss one that is dated back.
   */
  now: Date;
  newEventId: () => string;
  /**
   * Identifies a request with an Idempotency-Key over all of its runs, so that a repeated run does not repeat an
   * effect.
   */
  claim?: string;
}

/**
 * The `updated_at` of a change that follows another one. Requests may overlap, and a reader of changes that is past the
 * earlier change would miss one that is dated before it.
 */
export const instantAfter = (before: string, origin: Pick<EventOrigin, 'now'>): string =>
  new Date(Math.max(origin.now.getTime(), Date.parse(before) + 1)).toISOString();

export interface EventBody {
  type: TestType | InternalEventName;
  /** The version of the resource after the change. */
  sequence: number;
  /** The resource after the change, without text, contact details and signed URLs. */
  object: { object: string; id: string; [field: string]: unknown };
  /** The changed fields with their old values; null after a creation. */
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

/** The fields of `before` that differ in `after`, with their old values. */
export function changedFields<T extends object>(before: T, after: T, ignored: readonly string[] = []) {
  const previous: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(before)) {
    if (ignored.includes(field)) continue;
    // A comparison as JSON text would be wrong: the table does not keep the order of fields.
    if (!isDeepStrictEqual(value, after[field as keyof T])) previous[field] = value;
  }
  return previous;
}

/** The `previous` of an event: the changed fields, except those that change each time. */
export const previousOf = (before: object | null, after: object) =>
  before && changedFields(before, after as typeof before, ['version', 'updated_at']);
