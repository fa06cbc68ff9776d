import type { EventEnvelope, TestType } from '../contracts/events.ts';
import { buildEvent, type EventOrigin } from './event.ts';
import type { WebhookEndpoint } from './stored/webhook-endpoint.ts';
import { webhookEndpointSnapshot } from './webhook-endpoint.ts';

/**
 * The body of a test delivery: the documented example of a real event, or a `ping` with the endpoint's subscriptions.
 * `context.test` distinguishes it from a real event.
 */
export function testEvent(
  origin: EventOrigin,
  endpoint: WebhookEndpoint,
  type: TestType,
  exampleOf: (type: Exclude<TestType, 'ping'>) => Pick<EventEnvelope, 'sequence' | 'data'>,
): EventEnvelope {
  const { sequence, data } = type === 'ping' ? pingOf(endpoint) : exampleOf(type);
  const { actor: _, ...context } = data.context;
  const object = data.object as { object: string; id: string };
  return buildEvent(origin, {
    type,
    sequence,
    object,
    previous: data.previous,
    context: { ...context, test: true },
  });
}

function pingOf(endpoint: WebhookEndpoint) {
  const { object, id, url, description, events, payload } = webhookEndpointSnapshot(endpoint);
  return {
    sequence: endpoint.version,
    data: {
      object: { object, id, url, description, events, payload },
      previous: null,
      context: {} as EventEnvelope['data']['context'],
    },
  };
}
