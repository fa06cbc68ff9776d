import { randomUUID } from 'node:crypto';
import { region } from '../template/local-account.ts';
import type { WriteLog } from '../write-log.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { Place, SharedThread } from './shared-thread.ts';
import type { FromThread } from './thread-messages.ts';

/**
 * JSON text of the response, or of AWS's error object (`errorType`, `errorMessage`) when `failed`. `refused` names the error of
 * Lambda's API where the function was not run at all.
 */
export type Outcome = { failed: boolean; payload: string; refused?: string };

type Invocation = {
  requestId: string;
  payload: string;
  settle: (outcome: Outcome) => void;
  timer?: NodeJS.Timeout;
};

// Lambda's own limits for the start and for the response of a synchronous call.
const INIT_TIMEOUT_SECONDS = 10;
const EXITED = 'Error: Runtime exited without providing a reason';
const MAX_ANSWER_BYTES = 6 * 1_048_576;

const failure = (errorType: string, errorMessage: string): Outcome => ({
  failed: true,
  payload: JSON.stringify({ errorType, errorMessage }),
});

/** One sandbox: serves one invocation at a time until it times out, crashes or is stopped. */
export class FunctionInstance {
  readonly #definition: FunctionDefinition;
  readonly #writeLog: WriteLog;
  readonly #onGone: () => void;
  readonly #place: Place;
  #isLoaded = false;
  #current: Invocation | undefined;
  #isEnded = false;

  /** `onGone` is called when it has ended, for whatever reason. */
  constructor(definition: FunctionDefinition, thread: SharedThread, writeLog: WriteLog, onGone: () => void) {
    this.#definition = definition;
    this.#writeLog = writeLog;
    this.#onGone = onGone;
    this.#place = thread.open(definition, describeSandbox(definition), {
      hear: (message) => this.#hear(message),
      gone: () => this.#end(),
    });
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.#isEnded;
  }

  /** Never rejects: a crash and a timeout are outcomes. Only for an idle instance. */
  invoke(payload: string): Promise<Outcome> {
    return new Promise((settle) => {
      this.#current = { requestId: randomUUID(), payload, settle };
      if (this.#isLoaded) this.#deliver();
      else this.#limit(INIT_TIMEOUT_SECONDS);
    });
  }

  async stop(): Promise<void> {
    this.#end();
  }

  #hear(message: FromThread): void {
    if (message.kind === 'response') this.#respond(message.requestId, message.payload);
    else if (message.kind === 'error') this.#fail(message.requestId, message.payload);
    else if (message.kind === 'line') this.#log(message.text, message.level);
    else if (message.kind === 'crashed') {
      this.#log(`crashed: ${message.reason}`, 'warn');
      this.#end();
    } else if (message.kind === 'ready') {
      this.#isLoaded = true;
      if (this.#current) this.#deliver();
    }
  }

  #log(text: string, level: 'info' | 'warn'): void {
    for (const line of text.split('\n').filter(Boolean)) this.#writeLog(this.#definition.name, line, level);
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
    if (requestId === undefined || requestId === this.#current?.requestId)
      this.#settle({ failed: true, payload });
    if (requestId === undefined) this.#end();
  }

  /** Its invocation has failed, and may go on in its thread. */
  #end(outcome = failure('Runtime.ExitError', `RequestId: ${this.#current?.requestId} ${EXITED}`)): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#place.close();
    this.#settle(outcome);
    this.#onGone();
  }

  #deliver(): void {
    const { requestId, payload } = this.#current as Invocation;
    const { timeoutSeconds } = this.#definition;
    this.#limit(timeoutSeconds);
    const deadlineEpochMs = Date.now() + timeoutSeconds * 1000;
    this.#place.send({ requestId, payload, deadlineEpochMs });
  }

  #limit(seconds: number): void {
    const invocation = this.#current as Invocation;
    clearTimeout(invocation.timer);
    invocation.timer = setTimeout(() => {
      const text = `RequestId: ${invocation.requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`;
      this.#end(failure('Sandbox.Timedout', text));
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
