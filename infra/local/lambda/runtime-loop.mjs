/**
 * Runs inside a function's worker thread, as AWS's runtime does inside its sandbox: loads the handler once, then
 * asks the Runtime API for one invocation after the other. Plain JavaScript, because stripping types would add 55 ms
 * to every cold start.
 */

import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const environment = process.env;
const base = `http://${environment.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime`;
const agent = new Agent({ keepAlive: true });

function call(method, path, body) {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}${path}`, { method, agent }, (incoming) => {
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ headers: incoming.headers, body: Buffer.concat(chunks).toString() }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const describeError = (error) => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({ errorType: name, errorMessage: message, trace: stack?.split('\n') ?? [] });
};

async function loadHandler() {
  const [file = '', name = ''] = (environment._HANDLER ?? '').split('.');
  const path = ['.mjs', '.js', '.cjs']
    .map((extension) => join(environment.LAMBDA_TASK_ROOT, `${file}${extension}`))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`Cannot find module '${file}'`);
  const loaded = await import(pathToFileURL(path).href);
  const handler = loaded[name] ?? loaded.default?.[name];
  if (typeof handler !== 'function') throw new Error(`${environment._HANDLER} is undefined or not exported`);
  return handler;
}

function describeInvocation(headers) {
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

let handler;
try {
  handler = await loadHandler();
} catch (error) {
  await call('POST', '/init/error', describeError(error));
  process.exit(1);
}

for (;;) {
  const { headers, body } = await call('GET', '/invocation/next');
  const path = `/invocation/${headers['lambda-runtime-aws-request-id']}`;
  let outcome;
  try {
    const answer = await handler(JSON.parse(body), describeInvocation(headers));
    outcome = ['response', JSON.stringify(answer ?? null) ?? 'null'];
  } catch (error) {
    outcome = ['error', describeError(error)];
  }
  await call('POST', `${path}/${outcome[0]}`, outcome[1]);
}
