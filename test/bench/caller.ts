import { setTimeout as sleep } from 'node:timers/promises';

export type Call = (path: string, body: object, method?: string) => Promise<{ id: string }>;

/** Calls as a client with this key. A call that comes too early is repeated; throws unless it succeeds. */
export function callerOf(baseUrl: string, key: string): Call {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return async (path, body, method = 'POST') => {
    for (;;) {
      const answer = await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text);
      if (answer.status !== 429) throw new Error(`${path} answered ${answer.status}: ${text}`);
      await sleep(50);
    }
  };
}

/** An organization of ours with these endpoints, whose event is a job that is created. */
export async function subscribeOurs(call: Call, urls: string[]): Promise<() => Promise<string>> {
  for (const url of urls) await call('/v1/webhook-endpoints', { url, events: ['job.created'] });
  return async () => (await call('/v1/jobs', { name: 'Nurse' })).id;
}
