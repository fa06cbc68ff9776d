import type { ErrorDetail } from '../../shared/contracts/errors.ts';
import { type EventEnvelope, isTest } from '../../shared/contracts/events.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { WebhookEndpoint } from '../../shared/domain/stored/webhook-endpoint.ts';
import { mapConcurrently } from '../../shared/storage/map-concurrently.ts';
import { wantsEvent } from '../../shared/webhooks/event-pattern.ts';

/**
 * Throws {@link ApiError} validation_failed when one of the events cannot be sent to the endpoint again, because a
 * replay must not omit requested events silently.
 */
export async function refuseOthers(
  eventIds: string[],
  { events }: WebhookEndpoint,
  find: (id: string) => Promise<EventEnvelope | undefined>,
): Promise<void> {
  const refusals = await mapConcurrently([...eventIds.entries()], async ([index, id]) => {
    const event = await find(id);
    const refuse = (code: string, message: string): ErrorDetail => ({
      param: `event_ids.${index}`,
      code,
      message,
    });
    if (!event || isTest(event)) return refuse('not_found', 'There is no such event in the last 30 days.');
    if (wantsEvent(events, event.type)) return null;
    return refuse('not_subscribed', `The endpoint does not subscribe to ${event.type}.`);
  });
  const details = refusals.filter((refusal) => refusal !== null);
  if (details.length > 0) throw new ApiError('validation_failed', { param: 'event_ids', details });
}
