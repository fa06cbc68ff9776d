import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Access } from '../iam/access.ts';
import type { Functions } from '../lambda/run-functions.ts';
import type { WriteLog } from '../write-log.ts';
import type { Answer } from './answer.ts';
import { AccessDenied, createAuthorize } from './authorize.ts';
import { compressAnswer, expandBody } from './compression.ts';
import { answerRefusal, GatewayRefusal } from './gateway-response.ts';
import { callFunction } from './integrate.ts';
import { createInvoke } from './invoke.ts';
import { createMatcher } from './match-route.ts';
import { answerMock } from './mock.ts';
import { collectFacts, describeRequest, type RequestContext } from './proxy-event.ts';
import type { Api } from './read-api.ts';

type Surroundings = { functions: Functions; access: Access; writeLog: WriteLog };

// API Gateway's fixed payload limit.
const MAX_BODY_BYTES = 10 * 1_048_576;

/** The REST API as an HTTP server, without the stage name in its paths, as with a custom domain. Not yet listening. */
export function createGateway(api: Api, { functions, access, writeLog }: Surroundings): Server {
  const invoke = createInvoke(api, functions, access);
  const matchRoute = createMatcher(api.routes);
  const authorize = createAuthorize(invoke);
  const canCompress = api.minimumCompressionBytes !== undefined;

  async function answer(request: IncomingMessage, context: RequestContext): Promise<Answer> {
    const match = matchRoute(context.httpMethod, context.path);
    if (!match) throw new GatewayRefusal('MISSING_AUTHENTICATION_TOKEN');
    context.resourcePath = match.method.resourcePath;
    const sent = await readBody(request);
    const body = canCompress ? expandBody(sent, request.headers['content-encoding'], MAX_BODY_BYTES) : sent;
    const facts = collectFacts(request, match, context);
    const { authorizer, integration } = match.method;
    if (authorizer) context.authorizer = await authorize(authorizer, facts);
    return integration.type === 'mock'
      ? answerMock(integration, facts, body)
      : callFunction(invoke, integration, facts, body, api.binaryMediaTypes);
  }

  function refuse(error: unknown, request: IncomingMessage, context: RequestContext): Answer {
    const refusal = error instanceof GatewayRefusal ? error : new GatewayRefusal('API_CONFIGURATION_ERROR');
    if (refusal !== error) writeLog('gateway', String((error as Error).stack), 'warn');
    const authorizer = refusal instanceof AccessDenied ? refusal.authorizer : context.authorizer;
    const readHeader = (name: string) => request.headers[name.toLowerCase()]?.toString();
    return answerRefusal(refusal, api.gatewayResponses, { ...context, authorizer }, readHeader);
  }

  return createServer(async (request, response) => {
    const startedAt = performance.now();
    const context = describeRequest(api, request, randomUUID());
    const full = await answer(request, context).catch((error: unknown) => refuse(error, request, context));
    const acceptEncoding = request.headers['accept-encoding']?.toString();
    const { status, headers, body } = compressAnswer(full, acceptEncoding, api.minimumCompressionBytes);
    const durationMs = Math.round(performance.now() - startedAt);
    writeLog('gateway', `${describeCall(context)} ${status} ${context.requestId} ${durationMs} ms`, 'info');
    send(response, status, [...headers, ['x-amzn-RequestId', context.requestId]], body);
  });
}

/** The path of the template, because the actual path may contain a person's e-mail address as an external id. */
const describeCall = ({ httpMethod, resourcePath }: RequestContext) =>
  `${httpMethod} ${resourcePath ?? '(no such path)'}`;

/** Throws REQUEST_TOO_LARGE as soon as the limit is exceeded. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new GatewayRefusal('REQUEST_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function send(
  response: ServerResponse,
  status: number,
  headers: Answer['headers'],
  body: Answer['body'],
): void {
  // The unread rest of the request is consumed, so that the client reads the response.
  response.req.resume();
  const hasBody = status !== 204 && status !== 304;
  const length: Answer['headers'] = hasBody ? [['Content-Length', String(Buffer.byteLength(body))]] : [];
  response.writeHead(status, [...headers, ...length].flat()).end(hasBody ? body : undefined);
}
