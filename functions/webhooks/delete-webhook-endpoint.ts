import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';

interface Dependencies {
  endpoints: WebhookEndpointStore;
}

export const deleteWebhookEndpoint =
  ({ endpoints }: Dependencies): Handle<typeof routes.deleteWebhookEndpoint> =>
  async ({ params, origin }) => {
    await endpoints.remove(origin, params.id);
    return { object: 'webhook_endpoint', id: params.id, deleted: true };
  };

export const entry = entryOf(routes.deleteWebhookEndpoint, deleteWebhookEndpoint, (edge) => ({
  endpoints: webhookEndpointStore(edge.table),
}));
