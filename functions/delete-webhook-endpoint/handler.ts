import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';

interface Dependencies {
  endpoints: WebhookEndpointStore;
}

export const deleteWebhookEndpoint =
  ({ endpoints }: Dependencies): Handle<typeof routes.deleteWebhookEndpoint> =>
  async ({ params, origin }) => {
    await endpoints.remove(origin, params.id, []);
    return { object: 'webhook_endpoint', id: params.id, deleted: true };
  };
