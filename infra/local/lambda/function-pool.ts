import type { WriteLog } from '../write-log.ts';
import type { FunctionDefinition } from './function-definition.ts';
import { FunctionInstance, type Outcome } from './function-instance.ts';
import type { SharedThreads } from './shared-thread.ts';

type PoolSurroundings = {
  writeLog: WriteLog;
  /** Whether the processors have time for another busy instance. */
  takeTime: () => boolean;
  threads: SharedThreads;
};

type Waiting = { payload: string; resolve: (outcome: Outcome) => void };

/** After a second an invocation counts as one that waits for other services. */
const LONG_RUN_MS = 1000;
/** How long work waits before a further instance is considered again. */
const ASK_AGAIN_MS = 50;

const STOPPED: Outcome = {
  failed: true,
  payload: JSON.stringify({ errorType: 'Sandbox.Stopped', errorMessage: 'The local cloud is stopping.' }),
};

/** The outcome of an invocation that Lambda's API does not take. */
export const refusal = (errorType: string, errorMessage: string): Outcome => ({
  failed: true,
  refused: errorType,
  payload: JSON.stringify({ errorType, errorMessage }),
});

/**
 * All instances of one function: a new one when every other is busy, up to its cap, then a queue. While the processors are
 * busy too, more instances would only share them. Then a new one starts only for each one that waits for other services; and
 * of a function that yields, one instance works at a time, also of those that are there.
 */
export class FunctionPool {
  readonly definition: FunctionDefinition;
  readonly #takeTime: () => boolean;
  readonly #writeLog: WriteLog;
  readonly #threads: SharedThreads;
  readonly #instances = new Set<FunctionInstance>();
  readonly #waiting: Waiting[] = [];
  /** When each busy instance got its work, in milliseconds. */
  readonly #busySince = new Map<FunctionInstance, number>();
  #askingAgain: NodeJS.Timeout | undefined;
  #running = 0;
  #isStopping = false;

  constructor(definition: FunctionDefinition, { writeLog, takeTime, threads }: PoolSurroundings) {
    this.definition = definition;
    this.#takeTime = takeTime;
    this.#writeLog = writeLog;
    this.#threads = threads;
  }

  /** How many invocations have begun within the last second and not ended. */
  get working(): number {
    const longAgo = Date.now() - LONG_RUN_MS;
    return [...this.#busySince.values()].filter((since) => since > longAgo).length;
  }

  /** How many instances there are. */
  get size(): number {
    return this.#instances.size;
  }

  /** Never rejects: what goes wrong in the function is an outcome, and so is a throttle. */
  async invoke(payload: string): Promise<Outcome> {
    const { reservedConcurrency = Number.POSITIVE_INFINITY } = this.definition;
    if (this.#running >= reservedConcurrency) return refusal('TooManyRequestsException', 'Rate Exceeded.');
    this.#running += 1;
    const outcome = await new Promise<Outcome>((resolve) => {
      this.#waiting.push({ payload, resolve });
      this.#serve();
    });
    this.#running -= 1;
    return outcome;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#askingAgain);
    this.#serve();
    await Promise.all([...this.#instances].map((instance) => instance.stop()));
  }

  #serve(): void {
    if (this.#isStopping) for (const { resolve } of this.#waiting.splice(0)) resolve(STOPPED);
    if (this.#waiting.length === 0) return;
    const instance = this.#findFree();
    const waiting = instance && this.#waiting.shift();
    if (!instance || !waiting) return;
    this.#busySince.set(instance, Date.now());
    void instance.invoke(waiting.payload).then((outcome) => {
      this.#busySince.delete(instance);
      waiting.resolve(outcome);
      this.#serve();
    });
    this.#serve();
  }

  /** The oldest idle instance first: its code is warm. */
  #findFree(): FunctionInstance | undefined {
    const idle = [...this.#instances].find(({ isIdle }) => isIdle);
    if (!idle && this.#instances.size >= this.definition.maxInstances) return undefined;
    if ((!idle || this.definition.yields) && !this.#mayBegin()) {
      this.#askAgain();
      return undefined;
    }
    return idle ?? this.#start();
  }

  #start(): FunctionInstance {
    const instance: FunctionInstance = new FunctionInstance(
      this.definition,
      this.#threads.take(),
      this.#writeLog,
      () => this.#forget(instance),
    );
    this.#instances.add(instance);
    return instance;
  }

  #mayBegin(): boolean {
    return this.working < this.definition.promptInstances || this.#takeTime();
  }

  #askAgain(): void {
    clearTimeout(this.#askingAgain);
    this.#askingAgain = setTimeout(() => this.#serve(), ASK_AGAIN_MS).unref();
  }

  #forget(instance: FunctionInstance): void {
    this.#instances.delete(instance);
    this.#serve();
  }
}
