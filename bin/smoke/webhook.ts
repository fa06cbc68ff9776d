import { webhooks } from '../../client/src/index.ts';
import { BrokenPromise, expectStatus } from './call-api.ts';
import { isLoopback, type SmokeContext, type SmokePromise } from './context.ts';
import { poll } from './poll.ts';
import { openReceiver } from './receiver.ts';

/**
 * An event reaches a webhook endpoint. The receiver depends on the address of the API:
 * - On this machine it is opened here, and the signature of the delivery is verified.
 * - Elsewhere it is that of `--webhook-url`, which must respond with 2xx.
 * - Without one, it is the API itself: a POST to its documentation returns 405, and the delivery has that response.
 */
export const webhook: SmokePromise = {
  name: 'a webhook',
  async check(context) {
    const { baseUrl, webhookUrl } = context;
    if (webhookUrl !== undefined) await deliver(context, webhookUrl, isTaken);
    else if (isLoopback(baseUrl)) await deliverToThisMachine(context);
    else await deliver(context, `${baseUrl}/v1/openapi.json`, isRefusedByApi);
  },
};

interface Attempt {
  status: number | null;
  error_class: string | null;
  response_excerpt: string | null;
}
const isTaken = ({ status }: Attempt) => status !== null && status >= 200 && status < 300;
const isRefusedByApi = ({ status, response_excerpt }: Attempt) =>
  status === 405 && response_excerpt?.includes('method_not_allowed') === true;

async function deliverToThisMachine(context: SmokeContext): Promise<void> {
  const receiver = await openReceiver();
  try {
    const { secret, jobId } = await deliver(context, receiver.url, isTaken);
    // Deliveries of other jobs may arrive too, if the organization is in use.
    await poll(context.waitMs, 'the receiver got no delivery of the changed job', async () => {
      for (const { body, signature } of receiver.received) {
        const event = await webhooks.verify(body, signature, secret).catch((error: Error) => {
          throw new BrokenPromise(error.message);
        });
        if ((event.data.object as { id?: string }).id === jobId) return event;
      }
      return undefined;
    });
  } finally {
    receiver.close();
  }
}

/**
 * Registers the URL, changes a job, and waits for a recorded attempt. No other check changes jobs. Throws
 * {@link BrokenPromise}.
 */
async function deliver(
  { call, runId, waitMs, deleteLater }: SmokeContext,
  url: string,
  isExpected: (attempt: Attempt) => boolean,
): Promise<{ secret: string; jobId: string }> {
  const endpoint = await call('POST', '/v1/webhook-endpoints', { body: { url, events: ['job.updated'] } });
  expectStatus('POST /v1/webhook-endpoints', endpoint, 201);
  const { id, secret } = endpoint.json as { id: string; secret: string };
  deleteLater(`/v1/webhook-endpoints/${id}`);
  const job = await call('POST', '/v1/jobs', { body: { name: `Smoke test ${runId} webhook` } });
  expectStatus('POST /v1/jobs', job, 201);
  deleteLater(`/v1/jobs/${job.json.id}`);
  const changed = await call('PATCH', `/v1/jobs/${job.json.id}`, {
    body: { name: `Smoke test ${runId} changed` },
  });
  expectStatus('PATCH of the job', changed, 200);
  const attempt = await poll(waitMs, 'no delivery of job.updated was attempted', async () => {
    const listed = await call('GET', `/v1/webhook-endpoints/${id}/deliveries`);
    expectStatus('GET of the deliveries', listed, 200);
    return (listed.json.data as { attempts: Attempt[] }[]).flatMap(({ attempts }) => attempts)[0];
  });
  if (!isExpected(attempt))
    throw new BrokenPromise(`the delivery failed: ${attempt.error_class ?? `status ${attempt.status}`}`);
  return { secret, jobId: job.json.id };
}
