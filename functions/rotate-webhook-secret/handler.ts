import { rotateSecret } from '../../shared/domain/webhook-endpoint.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';
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
      // A repeated request whose first run crashed finds it rotated, with the secret that was stored then.
      secret: await keeper.openCurrent(endpoint, owner),
      previous_secret_expires_at: endpoint.secrets[1]?.expires_at ?? null,
    };
  };
