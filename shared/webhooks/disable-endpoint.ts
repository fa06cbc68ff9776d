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
 * Switches an endpoint off, unless it has moved meanwhile: what the old address answered says nothing of the new. The
 * organization's other endpoints are told; what was waiting for this one is canceled when its time comes.
 * Answers false where it has moved.
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
