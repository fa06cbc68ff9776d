import type { EventOrigin } from '../domain/event.ts';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import { systemOrigin } from '../domain/system-origin.ts';
import type { WebhookEndpointStore } from '../storage/webhook-endpoints.ts';

export interface Disabling {
  environmentName: EventOrigin['environment'];
  endpoints: Pick<WebhookEndpointStore, 'change'>;
  clock: () => Date;
}

/**
 * Disables an endpoint, unless its URL has changed meanwhile: a response from the old URL does not apply to the new
 * one. The organization's other endpoints receive an event; waiting deliveries of this one are canceled when they are
 * due. Returns false if the URL has changed.
 */
export async function disableEndpoint(
  { endpoints, environmentName, clock }: Disabling,
  organizationId: string,
  attempted: Pick<WebhookEndpoint, 'id' | 'url'>,
  reason: 'gone' | 'failing',
): Promise<boolean> {
  const now = clock();
  const origin = systemOrigin('send-webhook', { environmentName }, organizationId, now);
  const after = await endpoints.change(origin, attempted.id, (endpoint) =>
    endpoint.enabled && endpoint.url === attempted.url
      ? {
          next: { ...endpoint, enabled: false, disabled_at: now.toISOString(), disabled_reason: reason },
          events: [{ type: 'webhook_endpoint.disabled' }],
        }
      : null,
  );
  return after.url === attempted.url;
}
