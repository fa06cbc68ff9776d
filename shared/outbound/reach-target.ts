import type { IncomingMessage } from 'node:http';
import { OutboundError } from './outbound-error.ts';
import { mayReachAddress } from './public-address.ts';
import { type Resolve, resolveTarget } from './resolve-target.ts';
import { type RequestToSend, sendRequest } from './send-request.ts';
import { bareHost, judgeTargetUrl } from './target-address.ts';

export interface TargetRequest extends Pick<RequestToSend, 'method' | 'headers' | 'body' | 'connections'> {
  readonly url: string;
  readonly allowLoopback: boolean;
  /** The system's resolver by default. */
  readonly resolve?: Resolve;
  /** Replaces the system's certificate authorities (PEM); for tests and closed installations. */
  readonly certificateAuthority?: string;
}

/**
 * Sends one request to a URL that a customer chose. Checks the URL, then every address of its host, then the connected
 * address. Resolves with the head of the response, whatever its status; redirects are not followed. Throws
 * OutboundError.
 */
export async function reachTarget(request: TargetRequest, signal: AbortSignal): Promise<IncomingMessage> {
  // The URL was also checked when it was stored, but the rules may have become stricter since.
  const verdict = judgeTargetUrl(request.url, request);
  if (!verdict.ok) throw new OutboundError('blocked_address');
  const url = new URL(verdict.url);
  const mayReach = (address: string) => mayReachAddress(address, request.allowLoopback);

  const resolved = resolveTarget(bareHost(url), mayReach, request.resolve);
  const addresses = await Promise.race([resolved, rejectOnAbort(signal)]);
  return sendRequest({ ...request, url, addresses, mayReach, signal });
}

/** A system lookup cannot be cancelled; its result is ignored. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
