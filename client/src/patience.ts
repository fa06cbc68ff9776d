/** Waits; rejects with the signal's reason as soon as that is aborted. */
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
 * Runs one attempt under a time limit and the caller's own signal, whichever ends first. Rejects with what `onTimeout`
 * makes, or with the signal's reason.
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
    // Each fetch words an abort differently; the caller gets the reason it gave.
    signal?.throwIfAborted();
    throw hasTimedOut ? onTimeout() : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
