import { AsyncLocalStorage } from 'node:async_hooks';

/** How far an invocation came. `held`: it stands still before or after one of its calls, until it is resumed. */
export type Ending<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'failed'; error: unknown }
  | { kind: 'died' }
  | { kind: 'held'; resume: () => Promise<Ending<T>> };

const running = new AsyncLocalStorage<Invocation>();

/** One run of one Lambda function, which the wire may end or hold at any of its calls. */
export class Invocation {
  readonly name: string;
  /** Lambda stops the function then. */
  readonly deadlineMs: number;
  /** UpdateItem calls on the month's counter: how many took effect, and how many answers of those were lost. */
  countsApplied = 0;
  countAnswersLost = 0;
  /** It has returned. Calls that it left in progress go on in its instance: no fault stops or holds one of them alone. */
  hasEnded = false;
  #signal = Promise.withResolvers<'died' | 'held'>();
  #gate = Promise.withResolvers<void>();

  constructor(name: string, deadlineMs: number) {
    this.name = name;
    this.deadlineMs = deadlineMs;
    this.#gate.resolve();
  }

  static current = () => running.getStore();

  /** Open unless the invocation is held: none of its calls passes before it is resumed. */
  get gate() {
    return this.#gate.promise;
  }

  /** The process is gone: whoever awaits this, waits for ever. */
  die(): Promise<never> {
    this.#gate = Promise.withResolvers();
    this.#signal.resolve('died');
    return new Promise(() => {});
  }

  hold(): Promise<void> {
    this.#gate = Promise.withResolvers();
    this.#signal.resolve('held');
    return this.#gate.promise;
  }

  /** Runs the function up to its end, its death, or the next call that holds it. */
  run<T>(work: () => Promise<T>): Promise<Ending<T>> {
    const whole = running.run(this, work).then<Ending<T>, Ending<T>>(
      (value) => ({ kind: 'answered', value }),
      (error) => ({ kind: 'failed', error }),
    );
    void whole.then(() => {
      this.hasEnded = true;
    });
    const next = async (): Promise<Ending<T>> => {
      const ending = await Promise.race([whole, this.#signal.promise]);
      if (ending === 'died') return { kind: 'died' };
      return ending === 'held' ? { kind: 'held', resume } : ending;
    };
    const resume = () => {
      this.#signal = Promise.withResolvers();
      this.#gate.resolve();
      return next();
    };
    return next();
  }
}
