import type { EventEnvelope } from '../contracts/events.ts';

/** The bytes a receiver gets: the event as it was stored, or its thin form that names the resource and leaves fetching it to the receiver. */
export function deliveredBody(eventBody: string, payload: 'snapshot' | 'thin'): string {
  if (payload === 'snapshot') return eventBody;
  const event = JSON.parse(eventBody) as EventEnvelope;
  const { object, id } = event.data.object;
  return JSON.stringify({ ...event, data: { ...event.data, object: { object, id }, previous: null } });
}
