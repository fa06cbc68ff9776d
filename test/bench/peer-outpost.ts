import { randomUUID } from 'node:crypto';
import { callerOf } from './caller.ts';
import type { Peer } from './peers.ts';

/** Outpost, which delivers `data` as the body. It must know the topic `job.created` and allow 50 destinations. */
export const peer: Peer = {
  urlVariable: 'OUTPOST_URL',
  keyVariable: 'OUTPOST_API_KEY',
  health: '/api/v1/healthz',
  async subscribe({ url, key, event }, urls) {
    const call = callerOf(`${url}/api/v1`, key);
    const tenant = `bench_${randomUUID()}`;
    await call(`/tenants/${tenant}`, {}, 'PUT');
    for (const url of urls)
      await call(`/tenants/${tenant}/destinations`, {
        type: 'webhook',
        topics: ['job.created'],
        config: { url },
      });
    const published = { tenant_id: tenant, topic: 'job.created', data: JSON.parse(event) };
    return async () => (await call('/publish', published)).id;
  },
  idOf: (headers) => String(headers['x-outpost-event-id']),
};
