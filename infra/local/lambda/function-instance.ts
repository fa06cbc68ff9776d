import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { region } from '../template/local-account.ts';
import type { WriteLog } from '../write-log.ts';
import type { FunctionDefinition } from './function-definition.ts';

/**
 * JSON text of the response, or of AWS's error object (`errorType`, `errorMessage`) when `failed`. `refused` names the error of
 * Lambda's API where the function was not run at all.
 */
export type Outcome = { failed: boolean; payload: string; refused?: string };

/** A message from the thread. An error without `requestId` is that of the module itself. */
type Said = { kind: 'ready' } | { kind: 'response' | 'error'; requestId?: string; payload: string };

type Invocation = {
  requestId: string;
  payload: string;
  settle: (outcome: Outcome) => void;
  timer?: NodeJS.Timeout;
};

// Lambda's own limits for the start and for the response of a synchronous call.
const INIT_TIMEOUT_SECONDS = 10;
const MAX_ANSWER_BYTES = 6 * 1_048_576;
// V8's own is 48 MB, which each busy thread fills with what is garbage already. A smaller one costs no measurable time.
const YOUNG_GENERATION_MB = 8;

const failure = (errorType: string, errorMessage: string): Outcome => ({
  failed: true,
  payload: JSON.stringify({ errorType, errorMessage }),
});

/** One sandbox: a worker thread that serves one invocation at a time until it times out, crashes or is stopped. */
export class FunctionInstance {
  readonly #definition: FunctionDefinition;
  readonly #worker: Worker;
  #isLoaded = false;
  #current: Invocation | undefined;
  #isEnding = false;

  /** `onGone` is called when the thread has ended. */
  constructor(definition: FunctionDefinition, writeLog: WriteLog, onGone: () => void) {
    this.#definition = definition;
    this.#worker = new Worker(new URL('./runtime-loop.mjs', import.meta.url), {
      name: definition.name,
      env: describeSandbox(definition),
      execArgv: ['--enable-source-maps'],
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: definition.memoryMb,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
    });
    const follow = (stream: Readable, level: 'info' | 'warn') =>
      createInterface(stream).on('line', (line) => writeLog(definition.name, line, level));
    follow(this.#worker.stdout, 'info');
    follow(this.#worker.stderr, 'warn');
    this.#worker.on('message', (said: Said) => this.#hear(said));
    this.#worker.on('error', (error) => {
      this.#isEnding = true;
      const { name, message } = error as Error;
      writeLog(definition.name, `crashed: ${name}: ${message}`, 'warn');
    });
    this.#worker.on('exit', () => {
      this.#isEnding = true;
      const reason = 'Error: Runtime exited without providing a reason';
      this.#settle(failure('Runtime.ExitError', `RequestId: ${this.#current?.requestId} ${reason}`));
      onGone();
    });
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.#isEnding;
  }

  /** Never rejects: a crash and a timeout are outcomes. Only for an idle instance. */
  invoke(payload: string): Promise<Outcome> {
    return new Promise((settle) => {
      this.#current = { requestId: randomUUID(), payload, settle };
      if (this.#isLoaded) this.#deliver();
      else this.#limit(INIT_TIMEOUT_SECONDS);
    });
  }

  #hear(said: Said): void {
    if (said.kind === 'response') this.#respond(said.requestId, said.payload);
    else if (said.kind === 'error') this.#fail(said.requestId, said.payload);
    else {
      this.#isLoaded = true;
      if (this.#current) this.#deliver();
    }
  }

  #respond(requestId: string | undefined, payload: string): void {
    if (requestId !== this.#current?.requestId) return;
    const bytes = Buffer.byteLength(payload);
    const tooLarge = `Response payload size exceeded maximum allowed payload size (${MAX_ANSWER_BYTES} bytes).`;
    const fits = bytes <= MAX_ANSWER_BYTES;
    this.#settle(fits ? { failed: false, payload } : failure('Function.ResponseSizeTooLarge', tooLarge));
  }

  /** A thrown error of the invocation, or of the module itself when `requestId` is undefined. */
  #fail(requestId: string | undefined, payload: string): void {
    if (requestId === undefined) void this.stop();
    if (requestId === undefined || requestId === this.#current?.requestId)
      this.#settle({ failed: true, payload });
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#worker.terminate();
  }

  #deliver(): void {
    const { requestId, payload } = this.#current as Invocation;
    const { timeoutSeconds, arn } = this.#definition;
    this.#limit(timeoutSeconds);
    const deadlineEpochMs = Date.now() + timeoutSeconds * 1000;
    this.#worker.postMessage({ requestId, payload, arn, deadlineEpochMs });
  }

  #limit(seconds: number): void {
    const invocation = this.#current as Invocation;
    clearTimeout(invocation.timer);
    invocation.timer = setTimeout(() => {
      void this.stop();
      const text = `Task timed out after ${seconds.toFixed(2)} seconds`;
      this.#settle(failure('Sandbox.Timedout', `RequestId: ${invocation.requestId} Error: ${text}`));
    }, seconds * 1000);
  }

  #settle(outcome: Outcome): void {
    const invocation = this.#current;
    this.#current = undefined;
    clearTimeout(invocation?.timer);
    invocation?.settle(outcome);
  }
}

function describeSandbox(definition: FunctionDefinition): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    TZ: ':UTC',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    ...definition.environment,
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    LAMBDA_TASK_ROOT: definition.codeDir,
    _HANDLER: definition.handler,
  };
}
