import { AttemptError, classifyError } from './attempt-error.ts';
import type { AttemptOutcome } from './attempt-outcome.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import { mayReachAddress } from './public-address.ts';
import { readExcerpt } from './read-excerpt.ts';
import { type Resolve, resolveTarget } from './resolve-target.ts';
import { sendRequest } from './send-request.ts';
import { bareHost, judgeTargetUrl } from './target-address.ts';

/** 10 s: the contract's time for a receiver to answer. */
const ATTEMPT_TIMEOUT_MS = 10_000;

export interface TargetPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** For everything together: resolving, connecting, the handshake, the answer's head and its excerpt. */
  readonly timeoutMs?: number;
  readonly allowLoopback: boolean;
  /** Defaults to the system's resolver. */
  readonly resolve?: Resolve;
  /** Replaces the system's certificate authorities (PEM); for tests and closed installations. */
  readonly certificateAuthority?: string;
}

type Answer = Pick<AttemptOutcome, 'status' | 'responseExcerpt' | 'retryAfterSeconds'>;

const NO_ANSWER: Answer = { status: null, responseExcerpt: null, retryAfterSeconds: null };

/** Makes one attempt. Whatever the receiver or the network does, it ends in an outcome by the deadline; it never throws. */
export async function postToTarget(post: TargetPost): Promise<AttemptOutcome> {
  const startedAt = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new AttemptError('timeout')),
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
  // Judged at save too, but rules may have become stricter since.
  const verdict = judgeTargetUrl(post.url, post);
  if (!verdict.ok) throw new AttemptError('blocked_address');
  const url = new URL(verdict.url);
  const mayReach = (address: string) => mayReachAddress(address, post.allowLoopback);

  const resolved = resolveTarget(bareHost(url), mayReach, post.resolve);
  const addresses = await Promise.race([resolved, rejectOnAbort(signal)]);
  const response = await sendRequest({ ...post, url, addresses, mayReach, signal });
  return {
    status: response.statusCode ?? null,
    retryAfterSeconds: parseRetryAfter(response.headers['retry-after'], new Date()),
    responseExcerpt: await readExcerpt(response),
  };
}

/** A system lookup cannot be cancelled, only left behind. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
