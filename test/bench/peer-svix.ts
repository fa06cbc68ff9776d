import { callerOf } from './caller.ts';
import type { Peer } from './peers.ts';

/** Svix, which delivers `payload` as the body. It must allow endpoints at 127.0.0.1. */
export const peer: Peer = {
  urlVariable: 'SVIX_URL',
  keyVariable: 'SVIX_TOKEN',
  health: '/api/v1/health/',
  async subscribe({ url, key, event }, urls) {
    const call = callerOf(`${url}/api/v1`, key);
    const { id: app } = await call('/app/', { name: 'Bench' });
    for (const url of urls) await call(`/app/${app}/endpoint/`, { url });
    const message = { eventType: 'job.created', payload: JSON.parse(event) };
    return async () => (await call(`/app/${app}/msg/`, message)).id;
  },
  idOf: (headers) => String(headers['svix-id'] ?? headers['webhook-id']),
};
