import { setImmediate as tick } from 'node:timers/promises';
import {
  asResponse,
  conflictAnswer,
  errorAnswer,
  throttledAnswer,
  type WireAnswer,
  withoutItems,
} from './aws-answers.ts';
import type { Fault, FaultPlan, WireCall } from './faults.ts';
import { Invocation } from './invocation.ts';
import type { Clock } from './own-chance-and-time.ts';

/** The part of the SDK's HTTP request that is read here. */
interface HttpRequest {
  method: string;
  hostname: string;
  headers: Record<string, string>;
  body?: unknown;
}
interface HttpHandler {
  handle(
    request: HttpRequest,
    options?: object,
  ): Promise<{
    response: { statusCode: number; headers: Record<string, string>; body: AsyncIterable<Buffer> };
  }>;
}

/** Named in the trace: what a run did, in order. */
export type Note = (line: string) => void;

/** Tells the emulated services which parts of the next batch to refuse. */
export interface Refuser {
  refuse: (<T>(parts: readonly T[]) => Set<T>) | undefined;
}

/**
 * The fault proxy: stands where the SDK hands a signed request to the network and gets the answer's bytes back. Calls
 * pass one at a time, in the order in which they were made, so that the same seed meets the same calls.
 */
export class Wire {
  readonly metadata = { handlerProtocol: 'http/1.1' };
  readonly #inner: HttpHandler;
  readonly #plan: FaultPlan;
  readonly #clock: Clock;
  readonly #note: Note;
  readonly #refuser: Refuser;
  #last: Promise<unknown> = Promise.resolve();
  /** How often each kind of fault struck. */
  readonly struck = new Map<string, number>();
  calls = 0;
  /** Names of invocations that had ended before a call of theirs. */
  readonly lateCallers = new Set<string>();

  constructor(inner: unknown, plan: FaultPlan, clock: Clock, refuser: Refuser, note: Note) {
    this.#inner = inner as HttpHandler;
    this.#plan = plan;
    this.#clock = clock;
    this.#refuser = refuser;
    this.#note = note;
  }

  /** What the SDK calls. Without an invocation it is the run itself that looks, and nothing strikes. */
  async handle(request: HttpRequest, options?: object) {
    const invocation = Invocation.current();
    if (!invocation) return this.#send(request, options);
    const call = describe(request);
    const body = textOf(request.body);
    const countsCall = call.operation === 'UpdateItem' && body.includes('USAGE#');
    const send = async () => {
      const { response } = await this.#send(request, options);
      const chunks: Buffer[] = [];
      for await (const chunk of response.body ?? []) chunks.push(chunk);
      if (countsCall && response.statusCode === 200) invocation.countsApplied++;
      return { ...response, text: Buffer.concat(chunks) };
    };
    const answer = await this.#pass(invocation, call, send, (fault) => {
      if (countsCall && fault.acts) invocation.countAnswersLost++;
      if (fault.gets === 'throttle') return throttledAnswer(call, body);
      if (fault.gets === 'conflict') return conflictAnswer(call, body);
      if (fault.gets === 'error') return errorAnswer(call);
      const code = fault.gets === 'cut' ? 'ECONNRESET' : 'ETIMEDOUT';
      // As the SDK's own handler words a broken connection.
      throw Object.assign(new Error(`by chance: ${code}`), { name: 'TimeoutError', code });
    });
    return asResponse(answer as WireAnswer);
  }

  async #send(request: HttpRequest, options?: object) {
    const answer = await this.#inner.handle(request, options);
    // The machine's own time: the SDK would take the run's clock for wrong and correct it.
    delete answer.response.headers.date;
    return answer;
  }

  /** A step of a function that is no AWS call and at which it may be stopped as well. */
  step<T>(operation: string, act: () => Promise<T>): Promise<T> {
    const invocation = Invocation.current();
    if (!invocation) return act();
    return this.#pass(invocation, { service: 'function', operation, attempt: 1 }, act, () => {
      throw new Error('by chance');
    });
  }

  async #pass<T>(
    invocation: Invocation,
    call: WireCall,
    act: () => Promise<T>,
    instead: (fault: Fault) => T,
  ): Promise<T> {
    let leave = await this.#enter(invocation);
    const standStill = async (last: () => Promise<void>) => {
      leave();
      await last();
      leave = await this.#enter(invocation);
    };
    try {
      if (invocation.hasEnded) {
        this.lateCallers.add(invocation.name);
        return await act();
      }
      if (this.#clock.nowMs() >= invocation.deadlineMs) await standStill(() => invocation.die());
      this.#clock.forward(2);
      this.calls++;
      const fault = this.#plan.choose(call);
      if (!fault) return await act();
      this.struck.set(fault.kind, (this.struck.get(fault.kind) ?? 0) + 1);
      this.#note(
        `  ${invocation.name}: ${call.service} ${call.operation} try ${call.attempt}: ${fault.kind}`,
      );
      if (fault.gets === 'partial') return await this.#inPart(call, act);
      if (fault.gets === 'slow') this.#clock.forward(this.#plan.slowMs());
      const answer = fault.acts ? await act() : undefined;
      if (fault.gets === 'slow') return answer as T;
      if (fault.gets === 'die') await standStill(() => invocation.die());
      if (fault.gets !== 'hold') return instead(fault);
      await standStill(() => invocation.hold());
      if (this.#clock.nowMs() >= invocation.deadlineMs) await standStill(() => invocation.die());
      return fault.acts ? (answer as T) : await act();
    } finally {
      leave();
    }
  }

  /** Waits for the calls before, and until what they set off in the function has come to rest. */
  async #enter(invocation: Invocation): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = before.then(() => promise);
    await before;
    await tick();
    await tick();
    const { gate } = invocation;
    // Held or gone: let the others pass meanwhile, and queue again.
    if (await Promise.race([gate.then(() => true), tick(false)])) return resolve;
    resolve();
    await gate;
    return this.#enter(invocation);
  }

  async #inPart<T>(call: WireCall, act: () => Promise<T>): Promise<T> {
    const undone = <P>(parts: readonly P[]) => this.#plan.undone(parts);
    if (call.operation === 'BatchGetItem') return withoutItems((await act()) as WireAnswer, undone) as T;
    this.#refuser.refuse = undone;
    try {
      return await act();
    } finally {
      this.#refuser.refuse = undefined;
    }
  }

  destroy() {}
  updateHttpClientConfig() {}
  httpHandlerConfigs = () => ({});
}

const textOf = (body: unknown) =>
  ArrayBuffer.isView(body)
    ? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString()
    : String(body ?? '');

function describe({ method, headers }: HttpRequest): WireCall {
  const [target = '', operation = method] = (headers['x-amz-target'] ?? '').split('.');
  const attempt = Number(/attempt=(\d+)/.exec(headers['amz-sdk-request'] ?? '')?.[1] ?? 1);
  const services = { DynamoDB: 'dynamodb', AmazonSQS: 'sqs', AWSEvents: 'events', secrets: 'secretsmanager' };
  const known = Object.entries(services).find(([prefix]) => target.startsWith(prefix));
  return { service: (known?.[1] ?? 's3') as WireCall['service'], operation, attempt };
}
