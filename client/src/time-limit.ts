/** Waits that many milliseconds; rejects with the signal's reason as soon as the signal is aborted. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/**
 * Runs one attempt under a time limit and the caller's own signal. Rejects with the error of `onTimeout`, or with the
 * signal's reason, whichever comes first.
 */
export async function withinTime<Outcome>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  attempt: (signal: AbortSignal) => Promise<Outcome>,
  onTimeout: () => Error,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  let hasTimedOut = false;
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    return await attempt(controller.signal);
  } catch (error) {
    // Fetch implementations throw different errors for an abort; the caller always gets the signal's reason.
    signal?.throwIfAborted();
    throw hasTimedOut ? onTimeout() : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
