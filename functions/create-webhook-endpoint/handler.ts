import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { judgeTargetUrl } from '../../shared/outbound/target-address.ts';
import type * as routes from '../../shared/routes.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';
import { newWebhookSecret } from '../../shared/webhooks/sign-delivery.ts';

interface Dependencies {
  endpoints: WebhookEndpointStore;
  keeper: SecretKeeper;
  allowLoopback: boolean;
}

export const createWebhookEndpoint =
  ({ endpoints, keeper, allowLoopback }: Dependencies): Handle<typeof routes.createWebhookEndpoint> =>
  async ({ body, caller, origin, now, newId }) => {
    const target = judgeTargetUrl(body.url, { allowLoopback });
    if (!target.ok) {
      const details = [{ param: 'url', code: target.code, message: target.message }];
      throw new ApiError('validation_failed', { param: 'url', details });
    }
    const id = newId('webhookEndpoint');
    const secret = newWebhookSecret();
    const at = now.toISOString();
    const stored = await endpoints.insert(
      origin,
      {
        id,
        url: target.url,
        events: body.events,
        description: body.description ?? null,
        payload: body.payload,
        enabled: body.enabled,
        disabled_at: null,
        disabled_reason: null,
        secrets: [await keeper.seal(secret, { organizationId: caller.organizationId, endpointId: id })],
        version: 1,
        external_id: body.external_id ?? null,
        metadata: body.metadata ?? {},
        created_at: at,
        updated_at: at,
      },
      [],
    );
    // A repeated request whose first run crashed finds its endpoint there, with the secret that was stored then.
    const [current] = await keeper.openAll(stored.secrets, {
      organizationId: caller.organizationId,
      endpointId: id,
    });
    return { object: 'webhook_endpoint', ...stored, secret: current ?? secret };
  };
