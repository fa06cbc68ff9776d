import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';

interface Dependencies {
  endpoints: WebhookEndpointStore;
}

export const getWebhookEndpoint =
  ({ endpoints }: Dependencies): Handle<typeof routes.getWebhookEndpoint> =>
  async ({ params, caller }) => ({
    object: 'webhook_endpoint',
    ...(await endpoints.get(caller.organizationId, params.id)),
  });

export const entry = entryOf(routes.getWebhookEndpoint, getWebhookEndpoint, (edge) => ({
  endpoints: webhookEndpointStore(edge.table),
}));
