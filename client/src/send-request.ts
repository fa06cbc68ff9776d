import type { BuiltRequest } from './build-request.ts';
import { HiringConnectionError, HiringError } from './errors.ts';
import { type Answer, type RawResponse, readResponse } from './read-response.ts';
import { retryDelayMs } from './retry-delay.ts';
import { sleep, withinTime } from './time-limit.ts';

export interface Sending {
  fetch: typeof globalThis.fetch;
  maxRetries: number;
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Sends a request and retries it while another attempt could succeed. Throws `HiringError` for an error of the service,
 * `HiringConnectionError` when the last attempt got no response, and the signal's reason when the signal is aborted.
 */
export async function sendRequest(request: BuiltRequest, sending: Sending): Promise<Answer<unknown>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(request, sending);
    if (!(outcome instanceof HiringError || outcome instanceof HiringConnectionError)) return outcome;
    const delay =
      attempt > sending.maxRetries
        ? null
        : retryDelayMs(outcome, { attempt, repeatable: request.repeatable });
    if (delay === null) throw outcome;
    await sleep(delay, sending.signal);
  }
}

async function tryOnce({ url, init }: BuiltRequest, { fetch, timeoutMs, signal }: Sending) {
  const tooSlow = () => new HiringConnectionError('timeout', `No answer within ${timeoutMs} ms.`);
  try {
    return readResponse(
      await withinTime(
        timeoutMs,
        signal,
        async (signal): Promise<RawResponse> => {
          // The service never redirects. Following a redirect would send the key to another host.
          const response = await fetch(url, { ...init, redirect: 'manual', signal });
          // The body is read within the attempt, because a connection can also break in the middle of the body.
          return { status: response.status, headers: response.headers, text: await response.text() };
        },
        tooSlow,
      ),
    );
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof HiringConnectionError) return error;
    return new HiringConnectionError('network', 'The service could not be reached.', { cause: error });
  }
}
