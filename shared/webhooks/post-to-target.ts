import { keepConnections } from '../outbound/kept-connections.ts';
import { classifyError, OutboundError } from '../outbound/outbound-error.ts';
import { reachTarget, type TargetRequest } from '../outbound/reach-target.ts';
import type { AttemptOutcome } from './attempt-outcome.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import { readExcerpt } from './read-excerpt.ts';

/** 10 s: the receiver's time limit in the contract. */
const ATTEMPT_TIMEOUT_MS = 10_000;

export interface TargetPost extends Omit<TargetRequest, 'method' | 'body' | 'connections'> {
  readonly body: string | Uint8Array;
  /** The limit for everything together: resolving, connecting, the handshake, the response's head and its excerpt. */
  readonly timeoutMs?: number;
}

const connections = keepConnections();

type Answer = Pick<AttemptOutcome, 'status' | 'responseExcerpt' | 'retryAfterSeconds'>;

const NO_ANSWER: Answer = { status: null, responseExcerpt: null, retryAfterSeconds: null };

/** Makes one attempt. Every failure of the receiver or the network is an outcome by the deadline; it never throws. */
export async function postToTarget(post: TargetPost): Promise<AttemptOutcome> {
  const startedAt = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new OutboundError('timeout')),
    post.timeoutMs ?? ATTEMPT_TIMEOUT_MS,
  );
  const outcome = (answer: Answer, errorClass: AttemptOutcome['errorClass']): AttemptOutcome => ({
    ...answer,
    durationMs: Math.round(performance.now() - startedAt),
    errorClass,
  });
  try {
    return outcome(await attempt(post, deadline.signal), null);
  } catch (error) {
    return outcome(NO_ANSWER, classifyError(error, false));
  } finally {
    clearTimeout(timer);
  }
}

async function attempt(post: TargetPost, signal: AbortSignal): Promise<Answer> {
  const response = await reachTarget({ ...post, method: 'POST', connections }, signal);
  return {
    status: response.statusCode ?? null,
    retryAfterSeconds: parseRetryAfter(response.headers['retry-after'], new Date()),
    responseExcerpt: await readExcerpt(response),
  };
}
