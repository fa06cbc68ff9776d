import { ApiError } from './api-error.ts';
import type { WebhookEndpoint } from './stored/webhook-endpoint.ts';

type Payload = WebhookEndpoint['payload'];

/**
 * The payload of a new endpoint: snapshots are read by whom they are sent to, so a key without `events:read` gets ids. Throws
 * {@link ApiError} insufficient_scope for snapshots that such a key asks for.
 */
export function payloadFor(mayReadEvents: boolean, asked: Payload | undefined): Payload {
  if (asked === 'snapshot' && !mayReadEvents) throw refused();
  return asked ?? (mayReadEvents ? 'snapshot' : 'thin');
}

/** Throws {@link ApiError} insufficient_scope if a key without `events:read` sends snapshots elsewhere, or other ones. */
export function refuseNewSnapshots(
  mayReadEvents: boolean,
  before: Pick<WebhookEndpoint, 'payload' | 'url' | 'events'>,
  next: Pick<WebhookEndpoint, 'payload' | 'url' | 'events'>,
): void {
  const isSame =
    next.payload === before.payload &&
    next.url === before.url &&
    String(next.events) === String(before.events);
  if (next.payload === 'snapshot' && !isSame && !mayReadEvents) throw refused();
}

const refused = () =>
  new ApiError('insufficient_scope', {
    message: 'A payload of snapshots requires the scope events:read; a thin payload does not.',
  });
