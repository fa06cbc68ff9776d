import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';

interface Dependencies {
  endpoints: WebhookEndpointStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listWebhookEndpoints =
  ({ endpoints, cursorKeys }: Dependencies): Handle<typeof routes.listWebhookEndpoints> =>
  (call) =>
    answerPage(call, cursorKeys, {
      read: (page) => endpoints.list(call.caller.organizationId, page),
      findByExternalId: endpoints.findByExternalId,
      present: (found) => found.map((endpoint) => ({ object: 'webhook_endpoint' as const, ...endpoint })),
    });
