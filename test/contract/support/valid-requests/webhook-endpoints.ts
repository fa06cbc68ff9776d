import type * as routes from '../../../../shared/routes/webhook-endpoints.ts';
import type { Api } from '../../../support/local-stage.ts';
import { type Requests, uniqueName } from './request.ts';
import { createReachableEndpoint, deliveredTo, reserved } from './webhook-deliveries.ts';

export const webhookEndpointRequests: Requests<typeof routes> = {
  createWebhookEndpoint: async () => ({ body: newEndpoint() }),
  getWebhookEndpoint: async (api) => ({ params: { id: await createEndpoint(api) } }),
  updateWebhookEndpoint: async (api) => ({
    params: { id: await createEndpoint(api) },
    body: { description: uniqueName() },
  }),
  rotateWebhookSecret: async (api) => ({ params: { id: await createEndpoint(api) } }),
  testWebhookEndpoint: async (api) => {
    const id = await createReachableEndpoint(api, reserved);
    return { params: { id }, takesEffect: () => deliveredTo(api, id) };
  },
  deleteWebhookEndpoint: async (api) => ({ params: { id: await createEndpoint(api) } }),
};

/** Never called: these tests are not about deliveries. */
const newEndpoint = () => ({
  url: 'https://hooks.example.com/in',
  description: uniqueName(),
  enabled: false,
});
async function createEndpoint(api: Api): Promise<string> {
  return (await api.post('/v1/webhook-endpoints', newEndpoint())).body.id;
}
