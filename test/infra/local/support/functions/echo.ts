import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

type ProxyEvent = { queryStringParameters: Record<string, string> | null; body: string | null };

let calls = 0;

// Each mode is one thing that a function can do to the gateway.
const modes: Record<string, (event: ProxyEvent) => unknown> = {
  count: () => ({ statusCode: 200, body: String(calls) }),
  environment: () => ({ statusCode: 200, body: JSON.stringify(process.env) }),
  throw: () => {
    throw new Error('a secret detail');
  },
  exit: () => process.exit(3),
  'no-status': () => ({ body: 'x' }),
  'object-body': () => ({ statusCode: 200, body: { not: 'text' } }),
  'line-break-in-header': () => ({ statusCode: 200, headers: { 'x-a': 'b\r\nc: d' }, body: '' }),
  nothing: () => undefined,
  cookies: () => ({ statusCode: 201, multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] }, body: '' }),
  challenge: () => ({ statusCode: 401, headers: { 'WWW-Authenticate': 'Bearer' }, body: '{}' }),
  bytes: () => ({
    statusCode: 200,
    headers: { 'Content-Type': 'application/pdf' },
    body: Buffer.from([1, 2, 255]).toString('base64'),
    isBase64Encoded: true,
  }),
  'too-large': () => ({ statusCode: 200, body: 'x'.repeat(6 * 1_048_576) }),
  hang: () => sleep(60_000),
  // Long enough for calls that are sent together to arrive on a busy machine, and within the timeout of the function.
  concurrent: async () => {
    await sleep(1000);
    return { statusCode: 200, body: String(calls) };
  },
  'nested-worker': () =>
    new Promise((resolve) => {
      const worker = new Worker(
        "const { parentPort } = require('node:worker_threads'); parentPort.postMessage('from below')",
        { eval: true },
      );
      worker.on('message', (body) => resolve({ statusCode: 200, body }));
    }),
};

export const handler = async (event: ProxyEvent, context: { getRemainingTimeInMillis(): number }) => {
  calls += 1;
  const mode = modes[event.queryStringParameters?.mode ?? ''];
  if (mode) return mode(event);
  const remainingMs = context.getRemainingTimeInMillis();
  return { statusCode: 200, body: JSON.stringify({ event, context, remainingMs }) };
};
