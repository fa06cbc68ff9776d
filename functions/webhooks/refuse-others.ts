import type { DetailCode } from '../../shared/contracts/detail-codes.ts';
import type { ErrorDetail } from '../../shared/contracts/errors.ts';
import { type EventEnvelope, isTest } from '../../shared/contracts/events.ts';
import { invalidFields } from '../../shared/domain/invalid.ts';
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
    const refuse = (code: DetailCode, message: string): ErrorDetail => ({
      param: `event_ids.${index}`,
      code,
      message,
    });
    if (!event || isTest(event)) return refuse('not_found', 'There is no such event in the last 30 days.');
    if (wantsEvent(events, event.type)) return null;
    return refuse('invalid_value', `The endpoint does not subscribe to ${event.type}.`);
  });
  const details = refusals.filter((refusal) => refusal !== null);
  if (details.length > 0) throw invalidFields(details);
}
