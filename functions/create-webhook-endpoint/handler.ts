import { newEndpoint } from '../../shared/domain/webhook-endpoint.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { judgeEndpointUrl } from '../../shared/webhooks/judge-endpoint-url.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';
import { newWebhookSecret } from '../../shared/webhooks/sign-delivery.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'insert'>;
  keeper: SecretKeeper;
  allowLoopback: boolean;
}

export const createWebhookEndpoint =
  ({ endpoints, keeper, allowLoopback }: Dependencies): Handle<typeof routes.createWebhookEndpoint> =>
  async ({ body, caller, origin, now, newId }) => {
    const url = judgeEndpointUrl(body.url, allowLoopback);
    const id = newId('webhookEndpoint');
    const owner = { organizationId: caller.organizationId, endpointId: id };
    const box = await keeper.seal(newWebhookSecret(), owner);
    const endpoint = await endpoints.insert(origin, newEndpoint(id, { ...body, url }, box, now), []);
    // A repeated request whose first run crashed finds its endpoint there, with the secret that was stored then.
    return { object: 'webhook_endpoint', ...endpoint, secret: await keeper.openCurrent(endpoint, owner) };
  };
