import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';

interface Dependencies {
  endpoints: WebhookEndpointStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listWebhookEndpoints =
  ({ endpoints, cursorKeys }: Dependencies): Handle<typeof routes.listWebhookEndpoints> =>
  (call) =>
    respondWithPage(call, cursorKeys, {
      read: (page) => endpoints.list(call.caller.organizationId, page),
      changes: {
        object: 'webhook_endpoint',
        read: (page) => endpoints.listChanged(call.caller.organizationId, page),
      },
      findByExternalId: endpoints.findByExternalId,
      present: (found) => found.map((endpoint) => ({ object: 'webhook_endpoint' as const, ...endpoint })),
    });

export const entry = entryOf(routes.listWebhookEndpoints, listWebhookEndpoints, (edge) => {
  const cursorKeys = openCursorKeys();
  return { endpoints: webhookEndpointStore(edge.table), cursorKeys };
});
