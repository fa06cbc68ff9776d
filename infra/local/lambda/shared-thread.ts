import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from './function-definition.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** Receives the messages of its sandbox, and `gone` once its thread has ended. */
type Listener = { hear(message: FromThread): void; gone(): void };

/** A sandbox in a thread, as the main thread holds it. */
export type Place = {
  send(invocation: { requestId: string; payload: string; deadlineEpochMs: number }): void;
  /** Its code may still run. The thread ends if that blocks even its response. */
  close(): void;
};

// Without it, V8 lets a thread fill far more with what is garbage already, at the same processor time.
const YOUNG_GENERATION_MB = 32;
/** The time in which a thread must report that a sandbox of it is closed: a function may compute for seconds. */
const CLOSE_MS = 5_000;

/**
 * A thread that functions share as sandboxes, each with variables and module state of its own. The code that their bundles
 * share is loaded and compiled once; in a thread of its own, a function took 25 MB and 0.3 s of a processor to start.
 */
export class SharedThread {
  readonly #worker: Worker;
  readonly #report: (line: string) => void;
  readonly #listeners = new Map<string, Listener>();
  readonly #busy = new Set<string>();
  isEnded = false;

  constructor(onEnd: () => void, report: (line: string) => void) {
    this.#report = report;
    this.#worker = new Worker(new URL('./run-sandboxes.ts', import.meta.url), {
      name: 'functions',
      env: { PATH: process.env.PATH ?? '', TZ: ':UTC' },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    this.#worker.on('message', (message: FromThread) => {
      if (message.kind === 'response' || message.kind === 'error') this.#busy.delete(message.sandbox);
      this.#listeners.get(message.sandbox)?.hear(message);
    });
    this.#worker.on('error', (error) => report(`a thread of functions crashed: ${String(error)}`));
    this.#worker.on('exit', () => {
      this.isEnded = true;
      onEnd();
      for (const listener of [...this.#listeners.values()]) listener.gone();
    });
  }

  /** How many of its sandboxes work. */
  get load(): number {
    return this.#busy.size;
  }

  open(definition: FunctionDefinition, environment: Record<string, string>, listener: Listener): Place {
    const sandbox = randomUUID();
    const { name, arn, codeDir, handler } = definition;
    this.#listeners.set(sandbox, listener);
    this.#post({ kind: 'open', sandbox, name, arn, codeDir, handler, environment });
    return {
      send: (invocation) => {
        this.#busy.add(sandbox);
        this.#post({ kind: 'invoke', sandbox, ...invocation });
      },
      close: () => {
        this.#busy.delete(sandbox);
        this.#listeners.delete(sandbox);
        this.#post({ kind: 'close', sandbox });
        if (!this.isEnded) void this.#endIfSilent(sandbox, name);
      },
    };
  }

  async stop(): Promise<void> {
    this.isEnded = true;
    await this.#worker.terminate();
  }

  #post(message: ToThread): void {
    if (!this.isEnded) this.#worker.postMessage(message);
  }

  async #endIfSilent(sandbox: string, name: string): Promise<void> {
    const answered = new AbortController();
    const isClosed = new Promise<boolean>((resolve) => {
      this.#listeners.set(sandbox, {
        hear: ({ kind }) => kind === 'closed' && resolve(true),
        gone: () => resolve(true),
      });
    });
    const isSilent = sleep(CLOSE_MS, false, { signal: answered.signal }).catch(() => true);
    const isFine = await Promise.race([isClosed, isSilent]);
    answered.abort();
    this.#listeners.delete(sandbox);
    if (isFine || this.isEnded) return;
    this.#report(`${name} blocks its thread, which ends with all functions in it`);
    await this.stop();
  }
}

/** The threads of a stage's functions: as many as there are processors. */
export class SharedThreads {
  readonly #threads = new Set<SharedThread>();
  readonly #most: number;
  readonly #report: (line: string) => void;

  constructor(report: (line: string) => void, most = availableParallelism()) {
    this.#report = report;
    this.#most = most;
  }

  /** The one with the least work; another one if all have some and there are fewer than there may be. */
  take(): SharedThread {
    const living = [...this.#threads].filter(({ isEnded }) => !isEnded);
    const [idlest] = living.sort((one, other) => one.load - other.load);
    if (idlest && (idlest.load === 0 || living.length >= this.#most)) return idlest;
    const thread: SharedThread = new SharedThread(() => this.#threads.delete(thread), this.#report);
    this.#threads.add(thread);
    return thread;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }
}
