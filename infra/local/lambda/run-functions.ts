import type { Resource } from '../template/resolve-stage.ts';
import type { WriteLog } from '../write-log.ts';
import { readFunction } from './function-definition.ts';
import type { Outcome } from './function-instance.ts';
import { FunctionPool, refusal } from './function-pool.ts';
import { SharedThreads } from './shared-thread.ts';
import { watchProcessors } from './watch-processors.ts';

export type Functions = {
  /** By name or ARN, with or without a version or alias. Throws when there is no such function. */
  find(nameOrArn: string): FunctionPool;
  /** `asynchronous` is for callers that do not wait for the response, such as a schedule. */
  invoke(nameOrArn: string, event: unknown, kind?: 'synchronous' | 'asynchronous'): Promise<Outcome>;
  /** `listener` runs whenever an invocation has ended. */
  onInvocationEnd(listener: () => void): void;
  stop(): Promise<void>;
};

// Lambda's own: 6 MB, and for events that wait in its queue 1 MB since October 2025.
const MAX_EVENT_BYTES = { synchronous: 6 * 1_048_576, asynchronous: 1_048_576 };

/** Makes every function of the template invocable. A thread starts with the first invocation. */
export function runFunctions(
  resources: Resource[],
  {
    localEnvironment,
    writeLog,
    takeTime = watchProcessors(),
  }: {
    localEnvironment: Record<string, string>;
    writeLog: WriteLog;
    /** Whether the processors have time for another busy instance. */
    takeTime?: () => boolean;
  },
): Functions {
  const pools = new Map<string, FunctionPool>();
  const threads = new SharedThreads((line) => writeLog('functions', line, 'warn'));
  const listeners: (() => void)[] = [];
  for (const resource of resources.filter(({ type }) => type === 'AWS::Lambda::Function')) {
    const definition = readFunction(resource, localEnvironment);
    pools.set(definition.name, new FunctionPool(definition, { writeLog, takeTime, threads }));
  }

  const find = (nameOrArn: string): FunctionPool => {
    const name = nameOrArn.startsWith('arn:') ? nameOrArn.split(':')[6] : nameOrArn;
    const pool = pools.get(name ?? '');
    if (!pool) throw new Error(`The template has no function ${nameOrArn}.`);
    return pool;
  };
  return {
    find,
    async invoke(nameOrArn, event, kind = 'synchronous') {
      const pool = find(nameOrArn);
      const startedAt = performance.now();
      const payload = JSON.stringify(event);
      const tooLarge = Buffer.byteLength(payload) > MAX_EVENT_BYTES[kind];
      const outcome = tooLarge
        ? refusal(
            'RequestEntityTooLargeException',
            `Request must be smaller than ${MAX_EVENT_BYTES[kind]} bytes`,
          )
        : await pool.invoke(payload);
      const took = `${(performance.now() - startedAt).toFixed(1)} ms`;
      writeLog(
        pool.definition.name,
        outcome.failed ? `failed, ${took}: ${outcome.payload}` : took,
        outcome.failed ? 'warn' : 'info',
      );
      for (const listener of listeners) listener();
      return outcome;
    },
    onInvocationEnd: (listener) => void listeners.push(listener),
    async stop() {
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      await threads.stop();
    },
  };
}
