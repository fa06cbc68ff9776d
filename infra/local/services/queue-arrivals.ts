import type { Clock } from './store.ts';

type Listener = () => void;

// With a longer delay setTimeout fires immediately.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Notifies listeners when a message may be receivable: one timer per queue, set to the nearest known time. */
export class QueueArrivals {
  readonly #clock: Clock;
  readonly #findNextVisibleAt: (queueArn: string, after: number) => number | undefined;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();

  /** `findNextVisibleAt` returns the first time after `after` (epoch milliseconds) at which a message is visible. */
  constructor(clock: Clock, findNextVisibleAt: (queueArn: string, after: number) => number | undefined) {
    this.#clock = clock;
    this.#findNextVisibleAt = findNextVisibleAt;
  }

  subscribe(queueArn: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(queueArn) ?? new Set();
    this.#listeners.set(queueArn, listeners.add(listener));
    this.expect(queueArn, this.#findNextVisibleAt(queueArn, 0));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#disarm(queueArn);
    };
  }

  /** Records that a message becomes visible at `at`, which may be past. */
  expect(queueArn: string, at: number | undefined): void {
    if (at === undefined || !this.#listeners.get(queueArn)?.size) return;
    const armed = this.#timers.get(queueArn);
    // A timer that is late does not count: timers do not run while a laptop sleeps.
    if (armed && armed.at <= at && armed.at > this.#clock()) return;
    this.#disarm(queueArn);
    const delayMs = Math.min(Math.max(at - this.#clock(), 0), LONGEST_TIMER_MS);
    const timer = setTimeout(() => this.#fire(queueArn, at), delayMs).unref();
    this.#timers.set(queueArn, { at, timer });
  }

  #fire(queueArn: string, at: number): void {
    this.#timers.delete(queueArn);
    const now = this.#clock();
    if (at > now) {
      this.expect(queueArn, at);
      return;
    }
    this.expect(queueArn, this.#findNextVisibleAt(queueArn, now));
    for (const listener of [...(this.#listeners.get(queueArn) ?? [])]) listener();
  }

  #disarm(queueArn: string): void {
    clearTimeout(this.#timers.get(queueArn)?.timer);
    this.#timers.delete(queueArn);
  }
}
