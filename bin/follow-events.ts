import {
  type HiringClient,
  HiringConnectionError,
  HiringError,
  type WebhookEvent,
} from '../client/src/index.ts';

interface Following {
  events: Pick<HiringClient['events'], 'list'>;
  /** Begins with what was created from this instant on; without it, with what happens from now on. */
  since?: Date | undefined;
  /** Ends the following, and with it whatever is being asked. */
  signal: AbortSignal;
  /** Waits; rejects when the signal is aborted. */
  pause: (milliseconds: number) => Promise<void>;
  /** Called after the first response of the service. No event is missed from here on. */
  onBegin: () => void;
  /** Called with the error of a failed request and the pause before the next request. */
  onTrouble: (error: Error, waitMs: number) => void;
}

const pauseMs = 1_000;
const longestPauseMs = 30_000;
/** An event is named when its call begins and can be read when it ends: an older one may follow a younger one by as much. */
const overlapMs = 60_000;

/** The events of an organization as they happen, each once, for ever. Throws what would not pass by itself, such as a key that is refused. */
export async function* followEvents(following: Following): AsyncGenerator<WebhookEvent, never> {
  const { events, since, signal, pause, onBegin, onTrouble } = following;
  const options = { maxRetries: 0, signal };
  const seen = new Map<string, number>();
  const earliest = since ? since.getTime() - 1 : Number.NEGATIVE_INFINITY;
  // By the service's own clock: that of this machine may differ.
  let newest = since?.getTime();

  async function* unseen(): AsyncGenerator<WebhookEvent> {
    const from = newest === undefined ? undefined : Math.max(earliest, newest - overlapMs);
    const range = from === undefined ? {} : { created_after: new Date(from).toISOString() };
    for (const [id, at] of seen) if (from !== undefined && at <= from) seen.delete(id);
    // All types: a filter of the service would have to look at what it leaves out again each second.
    for await (const event of events.list({ order: 'asc', limit: 100, ...range }, options)) {
      if (seen.has(event.id)) continue;
      const at = Date.parse(event.created_at);
      seen.set(event.id, at);
      newest = Math.max(newest ?? at, at);
      yield event;
    }
  }

  /** What is there already, so that it is known and passed over. */
  async function passOver(): Promise<void> {
    const { data } = await events.list({ limit: 1 }, options).page();
    for (const { created_at } of data) newest = Date.parse(created_at);
    if (data.length > 0) for await (const _ of unseen());
  }

  let hasBegun = false;
  for (let failures = 0; ; ) {
    try {
      if (!hasBegun && !since) await passOver();
      if (!hasBegun) onBegin();
      hasBegun = true;
      yield* unseen();
      failures = 0;
      await pause(pauseMs);
    } catch (error) {
      if (!isPassing(error)) throw error;
      const backoff = Math.min(pauseMs * 2 ** failures++, longestPauseMs);
      const waitMs = Math.max(backoff, (retryAfterOf(error) ?? 0) * 1000);
      onTrouble(error, waitMs);
      await pause(waitMs);
    }
  }
}

function isPassing(error: unknown): error is HiringError | HiringConnectionError {
  if (error instanceof HiringConnectionError) return true;
  if (!(error instanceof HiringError) || error.code === 'quota_exceeded') return false;
  return error.status >= 500 || error.status === 429;
}

const retryAfterOf = (error: HiringError | HiringConnectionError) =>
  error instanceof HiringError ? error.retryAfterSeconds : null;
