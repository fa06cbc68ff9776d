/**
 * Runs inside a function's worker thread, as AWS's runtime does inside its sandbox: loads the handler once, then
 * asks the Runtime API for one invocation after the other.
 */

import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Answer = { headers: Record<string, string | string[] | undefined>; body: string };
type Handler = (event: unknown, context: object) => unknown;

const environment = process.env as Record<string, string>;
const base = `http://${environment.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`;
const agent = new Agent({ keepAlive: true });

function call(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}${path}`, { method, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ headers: incoming.headers, body: Buffer.concat(chunks).toString() }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const describeError = (error: unknown): string => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({ errorType: name, errorMessage: message, trace: stack?.split('\n') ?? [] });
};

async function loadHandler(): Promise<Handler> {
  const [file = '', name = ''] = (environment._HANDLER ?? '').split('.');
  const path = ['.mjs', '.js', '.cjs']
    .map((extension) => join(environment.LAMBDA_TASK_ROOT as string, `${file}${extension}`))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`Cannot find module '${file}'`);
  const loaded = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const handler = loaded[name] ?? (loaded.default as Record<string, unknown> | undefined)?.[name];
  if (typeof handler !== 'function') throw new Error(`${environment._HANDLER} is undefined or not exported`);
  return handler as Handler;
}

function describeInvocation(headers: Answer['headers']): object {
  const deadlineEpochMs = Number(headers['lambda-runtime-deadline-ms']);
  return {
    awsRequestId: headers['lambda-runtime-aws-request-id'],
    invokedFunctionArn: headers['lambda-runtime-invoked-function-arn'],
    functionName: environment.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: environment.AWS_LAMBDA_FUNCTION_VERSION,
    memoryLimitInMB: environment.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    logGroupName: environment.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: environment.AWS_LAMBDA_LOG_STREAM_NAME,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(deadlineEpochMs - Date.now(), 0),
  };
}

let handler: Handler;
try {
  handler = await loadHandler();
} catch (error) {
  await call('POST', '/init/error', describeError(error));
  process.exit(1);
}

for (;;) {
  const { headers, body } = await call('GET', '/invocation/next');
  const path = `/invocation/${headers['lambda-runtime-aws-request-id']}`;
  let outcome: ['response' | 'error', string];
  try {
    const answer = await handler(JSON.parse(body), describeInvocation(headers));
    outcome = ['response', JSON.stringify(answer ?? null)];
  } catch (error) {
    outcome = ['error', describeError(error)];
  }
  await call('POST', `${path}/${outcome[0]}`, outcome[1]);
}
