import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';

interface Dependencies {
  endpoints: WebhookEndpointStore;
}

export const getWebhookEndpoint =
  ({ endpoints }: Dependencies): Handle<typeof routes.getWebhookEndpoint> =>
  async ({ params, caller }) => ({
    object: 'webhook_endpoint',
    ...(await endpoints.get(caller.organizationId, params.id)),
  });
