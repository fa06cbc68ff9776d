import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as routes from '../../../../shared/routes/webhook-deliveries.ts';
import type { Api } from '../../../support/local-stage.ts';
import { createJob } from './jobs.ts';
import type { Requests } from './request.ts';
import { until } from './until.ts';

export const webhookDeliveryRequests: Requests<typeof routes> = {
  listWebhookDeliveries: async (api) => ({ params: { id: (await deliver(api)).endpointId } }),
  getWebhookDelivery: async (api) => ({ params: { id: (await deliver(api)).deliveryId } }),
  retryWebhookDelivery: async (api) => {
    const endpointId = await createReachableEndpoint(api, reserved);
    const { body } = await api.post(`/v1/webhook-endpoints/${endpointId}/test`);
    await delivered(api, body.id, 1);
    return { params: { id: body.id }, takesEffect: () => delivered(api, body.id, 2) };
  },
};

/** Answers every delivery with 200. */
async function startReceiver(): Promise<string> {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
}
let receiver: Promise<string> | undefined;

/** An endpoint that is switched on, and whose receiver takes what comes. */
export async function createReachableEndpoint(api: Api, ...events: string[]): Promise<string> {
  receiver ??= startReceiver();
  return (await api.post('/v1/webhook-endpoints', { url: await receiver, events })).body.id;
}

/** An event that arrived at an endpoint, which hears of nothing after it. */
export async function deliver(api: Api): Promise<{ endpointId: string; deliveryId: string }> {
  const endpointId = await createReachableEndpoint(api, 'job.created');
  const path = `/v1/webhook-endpoints/${endpointId}`;
  await createJob(api);
  for (;;) {
    const { body } = await api.get(`${path}/deliveries?status=delivered`);
    const [delivery] = body.data;
    if (delivery) {
      await api.send('PATCH', path, { body: { enabled: false } });
      return { endpointId, deliveryId: delivery.id };
    }
    await sleep(20);
  }
}

/** Nothing sends it yet. */
export const reserved = 'intake.started';

/** Waits until the newest delivery to an endpoint has arrived. */
export async function deliveredTo(api: Api, endpointId: string): Promise<void> {
  await until(async () => {
    const { body } = await api.get(`/v1/webhook-endpoints/${endpointId}/deliveries?limit=1`);
    return body.data[0]?.status === 'delivered';
  });
}

/** Waits until a delivery has arrived, after that many attempts. */
async function delivered(api: Api, id: string, attempts: number): Promise<void> {
  await until(async () => {
    const { body } = await api.get(`/v1/webhook-deliveries/${id}`);
    return body.status === 'delivered' && body.attempts.length === attempts;
  });
}
