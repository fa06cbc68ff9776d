import {
  type HiringClient,
  HiringConnectionError,
  HiringError,
  type WebhookEvent,
} from '../client/src/index.ts';

interface Following {
  events: Pick<HiringClient['events'], 'list'>;
  /** The first instant of the events to return; without it, only events from now on. */
  since?: Date | undefined;
  /** Ends the iteration and a request in progress. */
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
/**
 * An event's instant is taken when its call begins, and it can be read when the call ends. An older event may therefore
 * appear up to this many milliseconds after a younger one.
 */
const overlapMs = 60_000;

/**
 * The events of an organization as they happen, each once, without end. Throws errors that a retry cannot mend, such as
 * a rejected key.
 */
export async function* followEvents(following: Following): AsyncGenerator<WebhookEvent, never> {
  const { events, since, signal, pause, onBegin, onTrouble } = following;
  const options = { maxRetries: 0, signal };
  const seen = new Map<string, number>();
  const earliest = since ? since.getTime() - 1 : Number.NEGATIVE_INFINITY;
  // Instants of the service's clock: this machine's clock may differ.
  let newest = since?.getTime();

  async function* unseen(): AsyncGenerator<WebhookEvent> {
    const from = newest === undefined ? undefined : Math.max(earliest, newest - overlapMs);
    const range = from === undefined ? {} : { created_after: new Date(from).toISOString() };
    for (const [id, at] of seen) if (from !== undefined && at <= from) seen.delete(id);
    // All types: with a filter, the service would read the excluded events again each second.
    for await (const event of events.list({ order: 'asc', limit: 100, ...range }, options)) {
      if (seen.has(event.id)) continue;
      const at = Date.parse(event.created_at);
      seen.set(event.id, at);
      newest = Math.max(newest ?? at, at);
      yield event;
    }
  }

  /** Marks the existing events as seen. */
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
