import { rotateSecret } from '../../shared/domain/webhook-endpoint.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { secretsManager } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { keyRingReader } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { responseSeal, type SecretKeeper, secretKeeper } from '../../shared/webhooks/secret-keeper.ts';
import { newWebhookSecret } from '../../shared/webhooks/sign-delivery.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'change'>;
  keeper: SecretKeeper;
}

export const rotateWebhookSecret =
  ({ endpoints, keeper }: Dependencies): Handle<typeof routes.rotateWebhookSecret> =>
  async ({ params, body, origin, now }) => {
    const owner = { organizationId: origin.organizationId, endpointId: params.id };
    const overlap = { overlapSeconds: body.overlap_seconds, now };
    const box = await keeper.seal(newWebhookSecret(), owner);
    const endpoint = await endpoints.change(origin, params.id, (before) => ({
      next: rotateSecret(before, box, overlap),
      events: [],
    }));
    return {
      object: 'webhook_endpoint',
      ...endpoint,
      // If the first run of a repeated request crashed, the endpoint has the secret that was stored then.
      secret: await keeper.openCurrent(endpoint, owner),
      previous_secret_expires_at: endpoint.secrets[1]?.expires_at ?? null,
    };
  };

export const entry = entryOf(
  routes.rotateWebhookSecret,
  rotateWebhookSecret,
  ({ table }) => ({
    endpoints: webhookEndpointStore(table),
    keeper: secretKeeper(keyRingReader(secretsManager(), () => environment.webhookRootSecret)),
  }),
  ({ keeper }) => ({ seal: responseSeal(keeper) }),
);
