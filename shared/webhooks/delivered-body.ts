import type { EventEnvelope } from '../contracts/events.ts';

/**
 * The body for a receiver: the event as it was stored, or its thin form with the resource's id, which the receiver
 * fetches.
 */
export function deliveredBody(eventBody: string, payload: 'snapshot' | 'thin'): string {
  if (payload === 'snapshot') return eventBody;
  const event = JSON.parse(eventBody) as EventEnvelope;
  const { object, id } = event.data.object;
  return JSON.stringify({ ...event, data: { ...event.data, object: { object, id }, previous: null } });
}
