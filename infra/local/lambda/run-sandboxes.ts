/**
 * Runs inside a thread that the functions of a stage share, each as a sandbox: it loads its bundle once, as AWS's runtime does, and
 * then serves one invocation after the other.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread-messages.ts';

type Handler = (event: unknown, context: object) => Promise<unknown>;
type Opened = Extract<ToThread, { kind: 'open' }>;
type Invocation = Extract<ToThread, { kind: 'invoke' }>;

/** The sandbox whose code runs, also after each await. */
const running = new AsyncLocalStorage<Opened>();
const sandboxes = new Map<string, { opened: Opened; handler: Promise<Handler> }>();

const post = (message: FromThread) => parentPort?.postMessage(message);

const ofThread = process.env;
const variables = () => running.getStore()?.environment ?? ofThread;
process.env = new Proxy<NodeJS.ProcessEnv>(
  {},
  {
    get: (_, name) => Reflect.get(variables(), name),
    has: (_, name) => name in variables(),
    set: (_, name, value) => Reflect.set(variables(), name, String(value)),
    deleteProperty: (_, name) => Reflect.deleteProperty(variables(), name),
    ownKeys: () => Reflect.ownKeys(variables()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(variables(), name),
  },
);

for (const [stream, level] of [
  [process.stdout, 'info'],
  [process.stderr, 'warn'],
] as const) {
  const write = stream.write.bind(stream);
  stream.write = (text: string | Uint8Array, ...rest: never[]) => {
    const sandbox = running.getStore()?.sandbox;
    if (!sandbox) return write(text, ...rest);
    post({ kind: 'line', sandbox, level, text: Buffer.from(text as string).toString() });
    const done = rest.find((argument): argument is never => typeof argument === 'function');
    if (done) process.nextTick(done);
    return true;
  };
}

/** One sandbox ends, or all if the one whose code ran is unknown. */
function crash(reason: string): void {
  const sandbox = running.getStore()?.sandbox;
  for (const one of sandbox ? [sandbox] : [...sandboxes.keys()]) {
    sandboxes.delete(one);
    post({ kind: 'crashed', sandbox: one, reason });
  }
}

process.on('uncaughtException', (error) => crash(`${error.name}: ${error.message}`));
process.exit = ((code?: number) => {
  crash(`exit with code ${code ?? 0}`);
  // Its caller expects not to continue.
  throw new Error('the function has exited');
}) as typeof process.exit;

const describeError = (error: unknown): string => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({ errorType: name, errorMessage: message, trace: stack?.split('\n') ?? [] });
};

async function load({ codeDir, handler }: Opened): Promise<Handler> {
  const [file = '', name = ''] = handler.split('.');
  const path = ['.mjs', '.js', '.cjs']
    .map((extension) => join(codeDir, `${file}${extension}`))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`Cannot find module '${file}'`);
  const url = pathToFileURL(path);
  // A module of its own: what it keeps in variables is no other sandbox's.
  url.search = randomUUID();
  const loaded = await import(url.href);
  const found = loaded[name] ?? loaded.default?.[name];
  if (typeof found !== 'function') throw new Error(`${handler} is undefined or not exported`);
  return found;
}

async function open(opened: Opened): Promise<void> {
  const { sandbox } = opened;
  const handler = running.run(opened, () => load(opened));
  sandboxes.set(sandbox, { opened, handler });
  try {
    await handler;
    post({ kind: 'ready', sandbox });
  } catch (error) {
    sandboxes.delete(sandbox);
    post({ kind: 'error', sandbox, payload: describeError(error) });
  }
}

const contextOf = ({ arn, environment }: Opened, { requestId, deadlineEpochMs }: Invocation) => ({
  awsRequestId: requestId,
  invokedFunctionArn: arn,
  functionName: environment.AWS_LAMBDA_FUNCTION_NAME,
  functionVersion: environment.AWS_LAMBDA_FUNCTION_VERSION,
  memoryLimitInMB: environment.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
  logGroupName: environment.AWS_LAMBDA_LOG_GROUP_NAME,
  logStreamName: environment.AWS_LAMBDA_LOG_STREAM_NAME,
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(deadlineEpochMs - Date.now(), 0),
});

async function invoke(invocation: Invocation): Promise<void> {
  const { sandbox, requestId, payload } = invocation;
  const { opened, handler } = sandboxes.get(sandbox) ?? {};
  if (!opened || !handler) return;
  try {
    const handle = await handler;
    const answer = await running.run(opened, () =>
      handle(JSON.parse(payload), contextOf(opened, invocation)),
    );
    post({ kind: 'response', sandbox, requestId, payload: JSON.stringify(answer ?? null) ?? 'null' });
  } catch (error) {
    post({ kind: 'error', sandbox, requestId, payload: describeError(error) });
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'open') void open(message);
  else if (message.kind === 'invoke') void invoke(message);
  else {
    sandboxes.delete(message.sandbox);
    post({ kind: 'closed', sandbox: message.sandbox });
  }
});
