import { validateHeaderName, validateHeaderValue } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import { GatewayRefusal } from './gateway-response.ts';
import type { Invoke } from './invoke.ts';
import { findHeader, isBinary, type RequestFacts } from './proxy-event.ts';
import type { Method } from './read-api.ts';

type ProxyAnswer = {
  statusCode?: unknown;
  headers?: Record<string, unknown> | null;
  multiValueHeaders?: Record<string, unknown[]> | null;
  body?: unknown;
  isBase64Encoded?: boolean;
};
type FunctionIntegration = Extract<Method['integration'], { type: 'function' }>;

// Headers of a function's response that REST APIs rename.
// https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-known-issues.html
const REMAPPED_HEADERS = new Set(
  'authorization connection content-md5 date host max-forwards server trailer upgrade user-agent via www-authenticate'.split(
    ' ',
  ),
);
// Set by the gateway, from the body that is sent.
const DROPPED_HEADERS = new Set(['content-length', 'transfer-encoding']);

/**
 * Invokes the function with the proxy event and converts its result to HTTP. The function continues after the gateway's
 * timeout. Throws GatewayRefusal after a timeout, a failed invocation or an invalid response.
 */
export async function callFunction(
  invoke: Invoke,
  { functionArn, timeoutMs }: FunctionIntegration,
  facts: RequestFacts,
  body: Buffer,
  binaryMediaTypes: string[],
): Promise<Answer> {
  const isBase64Encoded =
    body.length > 0 && isBinary(binaryMediaTypes, findHeader(facts.headers, 'content-type'));
  const text = body.length > 0 ? body.toString(isBase64Encoded ? 'base64' : 'utf8') : null;
  const { stage } = facts.requestContext;
  const from = `${stage}/${facts.httpMethod}${facts.resource}`;
  const answered = new AbortController();
  const outcome = await Promise.race([
    invoke(functionArn, { ...facts, body: text, isBase64Encoded }, from, 'API_CONFIGURATION_ERROR'),
    sleep(timeoutMs, undefined, { signal: answered.signal }).catch(() => undefined),
  ]);
  answered.abort();
  if (!outcome) throw new GatewayRefusal('INTEGRATION_TIMEOUT');
  if (outcome.failed) throw new GatewayRefusal('DEFAULT_5XX');
  const accept = findHeader(facts.headers, 'accept');
  return readProxyAnswer(JSON.parse(outcome.payload), isBinary(binaryMediaTypes, accept));
}

function readProxyAnswer(answer: ProxyAnswer | null, mayBeBytes: boolean): Answer {
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = answer ?? {};
  const status = Number(statusCode);
  const isText = body === undefined || body === null || typeof body === 'string';
  if (!Number.isInteger(status) || status < 100 || status > 599 || !isText)
    throw new GatewayRefusal('DEFAULT_5XX');
  const single = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const multiple = Object.entries(multiValueHeaders ?? {}).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, String(value)]),
  );
  const repeated = new Set(multiple.map(([name]) => name.toLowerCase()));
  const sent = [...single.filter(([name]) => !repeated.has(name.toLowerCase())), ...multiple]
    .filter(([name]) => !DROPPED_HEADERS.has(name.toLowerCase()))
    .map(([name, value]): [string, string] =>
      REMAPPED_HEADERS.has(name.toLowerCase()) ? [`x-amzn-Remapped-${name}`, value] : [name, value],
    );
  if (!sent.some(([name]) => name.toLowerCase() === 'content-type'))
    sent.push(['Content-Type', 'application/json']);
  if (!sent.every(isSendable)) throw new GatewayRefusal('DEFAULT_5XX');
  const bytes = isBase64Encoded && mayBeBytes ? Buffer.from(body ?? '', 'base64') : (body ?? '');
  return { status, headers: sent, body: bytes };
}

function isSendable([name, value]: [string, string]): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
