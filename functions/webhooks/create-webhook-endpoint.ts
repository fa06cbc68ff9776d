import { newEndpoint } from '../../shared/domain/webhook-endpoint.ts';
import { payloadFor } from '../../shared/domain/webhook-payload.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { secretsManager } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { keyRingReader } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type WebhookEndpointStore, webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { judgeEndpointUrl } from '../../shared/webhooks/judge-endpoint-url.ts';
import { responseSeal, type SecretKeeper, secretKeeper } from '../../shared/webhooks/secret-keeper.ts';
import { newWebhookSecret } from '../../shared/webhooks/sign-delivery.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'add'>;
  keeper: SecretKeeper;
  allowLoopback: boolean;
}

export const createWebhookEndpoint =
  ({ endpoints, keeper, allowLoopback }: Dependencies): Handle<typeof routes.createWebhookEndpoint> =>
  async ({ body, caller, origin, now, newId }) => {
    const url = judgeEndpointUrl(body.url, allowLoopback);
    const payload = payloadFor(caller.scopes.includes('events:read'), body.payload);
    const id = newId('webhookEndpoint');
    const owner = { organizationId: caller.organizationId, endpointId: id };
    const box = await keeper.seal(newWebhookSecret(), owner);
    const endpoint = await endpoints.add(origin, newEndpoint(id, { ...body, url, payload }, box, now));
    // A repeated request whose first run crashed finds its endpoint there, with the secret that was stored then.
    return { object: 'webhook_endpoint', ...endpoint, secret: await keeper.openCurrent(endpoint, owner) };
  };

export const entry = entryOf(
  routes.createWebhookEndpoint,
  createWebhookEndpoint,
  ({ table }) => ({
    endpoints: webhookEndpointStore(table),
    keeper: secretKeeper(keyRingReader(secretsManager(), () => environment.webhookRootSecret)),
    allowLoopback: environment.allowLoopbackTargets,
  }),
  ({ keeper }) => ({ seal: responseSeal(keeper) }),
);
