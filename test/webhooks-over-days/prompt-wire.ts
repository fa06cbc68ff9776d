import { Invocation } from '../faults/invocation.ts';
import type { VirtualTime } from './virtual-time.ts';

interface Sent {
  headers: Record<string, string>;
  body?: unknown;
}
interface Answered {
  response: { statusCode: number; headers: Record<string, string>; body?: AsyncIterable<Buffer> | Buffer };
}
interface HttpHandler {
  handle(request: Sent, options?: object): Promise<Answered>;
}
interface Call {
  request: Sent;
  options: object | undefined;
  kind: string;
  settle: PromiseWithResolvers<Answered>;
}

/** Told of each call that took effect: its operation and its text. */
export type OnDone = (operation: string, body: string) => void;

/** Calls end at whole steps of the clock, so that many end together and can be made together. */
const stepMs = 10;

/**
 * Stands where the SDK hands a signed request to the network: each call really goes to its service, and takes some
 * milliseconds of virtual time. The calls of one instant are made together and answered together, in their order, which
 * is as quick as the machine allows and yet the same every time. A function that is past its timeout gets no further.
 */
export function promptWire(network: unknown, time: VirtualTime, latencyMs: () => number, onDone: OnDone) {
  let waiting: Call[] = [];

  async function send({ request, options }: Pick<Call, 'request' | 'options'>): Promise<Answered> {
    const { response } = await (network as HttpHandler).handle(request, options);
    // The machine's own time: the SDK would take the virtual one for wrong and correct it.
    delete response.headers.date;
    const chunks: Buffer[] = [];
    for await (const chunk of response.body ?? []) chunks.push(chunk as Buffer);
    if (response.statusCode === 200) onDone(operationOf(request), textOf(request));
    return { response: { ...response, body: Buffer.concat(chunks) } };
  }

  const passTime = async (invocation: Invocation) => {
    await time.waitUntil(Math.ceil((time.nowMs() + latencyMs()) / stepMs) * stepMs);
    if (time.nowMs() >= invocation.deadlineMs) await invocation.die();
  };

  return {
    metadata: { handlerProtocol: 'http/1.1' },
    async handle(request: Sent, options?: object): Promise<Answered> {
      const invocation = Invocation.current();
      if (!invocation) return time.real(() => send({ request, options }));
      await passTime(invocation);
      const settle = Promise.withResolvers<Answered>();
      waiting.push({ request, options, kind: kindOf(request), settle });
      return settle.promise;
    },
    async step<T>(_name: string, act: () => Promise<T>): Promise<T> {
      const invocation = Invocation.current();
      if (invocation) await passTime(invocation);
      return act();
    },
    /** Makes the calls that wait. Answers whether there were any. */
    async flush(): Promise<boolean> {
      const calls = waiting;
      waiting = [];
      const answers: PromiseSettledResult<Answered>[] = [];
      for (const group of groupsOf(calls)) answers.push(...(await Promise.allSettled(group.map(send))));
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') calls[index]?.settle.resolve(answer.value);
        else calls[index]?.settle.reject(answer.reason);
      }
      return calls.length > 0;
    },
    destroy() {},
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  };
}

const operationOf = ({ headers }: Sent) => (headers['x-amz-target'] ?? '').split('.')[1] ?? '';
const textOf = ({ body }: Sent) =>
  ArrayBuffer.isView(body)
    ? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString()
    : String(body ?? '');

/** What may run side by side: any reads, and writes to different rows. The rest goes one by one. */
function kindOf(request: Sent): string {
  const operation = operationOf(request);
  if (/^(Query|GetItem|BatchGetItem)$/.test(operation)) return 'read';
  if (!/^(PutItem|UpdateItem)$/.test(operation)) return 'alone';
  const { Item, Key } = JSON.parse(textOf(request));
  const { pk, sk } = Item ?? Key;
  return `write ${pk.S} ${sk.S}`;
}

function groupsOf(calls: Call[]): Call[][] {
  const groups: Call[][] = [];
  for (const call of calls) {
    const last = groups.at(-1);
    const isRead = call.kind === 'read';
    const fits =
      call.kind !== 'alone' &&
      last?.every(
        ({ kind }) => kind !== 'alone' && (kind === 'read') === isRead && (isRead || kind !== call.kind),
      );
    if (last && fits) last.push(call);
    else groups.push([call]);
  }
  return groups;
}
