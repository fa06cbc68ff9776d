import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Call = (path: string, body: object, method?: string) => Promise<{ id: string }>;

// `fetch` takes more than three times the processor time of a request on a kept connection, and the service shares the processors.
const agent = new Agent({ keepAlive: true });

/** Calls as a client with this key. A call that comes too early is repeated; throws unless it succeeds. */
export function callerOf(baseUrl: string, key: string): Call {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return async (path, body, method = 'POST') => {
    for (;;) {
      const { status, text } = await send(baseUrl + path, method, headers, JSON.stringify(body));
      if (status >= 200 && status < 300) return JSON.parse(text);
      if (status !== 429) throw new Error(`${path} answered ${status}: ${text}`);
      await sleep(50);
    }
  };
}

function send(url: string, method: string, headers: Record<string, string>, body: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const onAnswer = async (answer: IncomingMessage) => {
      try {
        const text = Buffer.concat(await answer.toArray()).toString();
        resolve({ status: answer.statusCode ?? 0, text });
      } catch (error) {
        reject(error);
      }
    };
    const length = { 'content-length': Buffer.byteLength(body) };
    request(url, { agent, method, headers: { ...headers, ...length } }, onAnswer)
      .on('error', reject)
      .end(body);
  });
}

/** An organization of ours with these endpoints, whose event is a job that is created. */
export async function subscribeOurs(call: Call, urls: string[]): Promise<() => Promise<string>> {
  for (const url of urls) await call('/v1/webhook-endpoints', { url, events: ['job.created'] });
  return async () => (await call('/v1/jobs', { name: 'Nurse' })).id;
}

/** The id of the job in an event of ours. */
export const idOfOurs = (_: unknown, body: string): string => JSON.parse(body).data.object.id;
