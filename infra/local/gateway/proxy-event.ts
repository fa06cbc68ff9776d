import type { IncomingMessage } from 'node:http';
import { accountId } from '../template/local-account.ts';
import type { Match } from './match-route.ts';
import type { Api } from './read-api.ts';

export type Values = Record<string, string>;
type MultiValues = Record<string, string[]>;

/** The fields that a Lambda proxy event (payload 1.0) and a REQUEST authorizer's event have in common. */
export type RequestFacts = {
  resource: string;
  path: string;
  httpMethod: string;
  headers: Values;
  multiValueHeaders: MultiValues;
  queryStringParameters: Values | null;
  multiValueQueryStringParameters: MultiValues | null;
  pathParameters: Values | null;
  stageVariables: null;
  requestContext: RequestContext;
};

export type RequestContext = {
  requestId: string;
  extendedRequestId: string;
  apiId: string;
  accountId: string;
  stage: string;
  httpMethod: string;
  path: string;
  protocol: string;
  resourcePath?: string;
  requestTimeEpoch: number;
  requestTime: string;
  domainName: string;
  identity: { sourceIp: string; userAgent: string | null };
  authorizer?: Values;
};

/** The fields of `$context` that exist for any request, matched or not. */
export function describeRequest(api: Api, request: IncomingMessage, requestId: string): RequestContext {
  const now = new Date();
  return {
    requestId,
    extendedRequestId: requestId,
    apiId: api.id,
    accountId,
    stage: api.stageName,
    httpMethod: request.method ?? 'GET',
    path: readPath(request),
    protocol: `HTTP/${request.httpVersion}`,
    requestTimeEpoch: now.getTime(),
    requestTime: now.toISOString(),
    domainName: request.headers.host ?? 'localhost',
    identity: {
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: request.headers['user-agent'] ?? null,
    },
  };
}

export function collectFacts(
  request: IncomingMessage,
  match: Match,
  requestContext: RequestContext,
): RequestFacts {
  const multiValueHeaders = collectHeaders(request);
  const query = collectQuery(request.url ?? '');
  return {
    resource: match.method.resourcePath,
    path: requestContext.path,
    httpMethod: requestContext.httpMethod,
    headers: keepLast(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: query && keepLast(query),
    multiValueQueryStringParameters: query,
    pathParameters: match.pathParameters,
    stageVariables: null,
    requestContext,
  };
}

/** Finds a header in any letter case: clients send their own, and the event keeps it. */
export function findHeader(headers: Values, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(headers).find(([other]) => other.toLowerCase() === wanted)?.[1];
}

function readPath(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] as string;
}

/** Whether the API treats a media type as bytes (RestApi BinaryMediaTypes). */
export function isBinary(binaryMediaTypes: string[], mediaType = ''): boolean {
  const type = mediaType.split(/[;,]/)[0]?.trim().toLowerCase() ?? '';
  return binaryMediaTypes.some((candidate) => {
    const [start = '', end] = candidate.toLowerCase().split('*');
    return candidate === '*/*' || (end === undefined ? candidate === type : type.startsWith(start));
  });
}

function collectHeaders(request: IncomingMessage): MultiValues {
  const headers: MultiValues = Object.create(null);
  for (let index = 0; index < request.rawHeaders.length; index += 2)
    push(headers, request.rawHeaders[index] as string, request.rawHeaders[index + 1] as string);
  headers['X-Forwarded-For'] = [request.socket.remoteAddress ?? '127.0.0.1'];
  headers['X-Forwarded-Port'] = ['443'];
  headers['X-Forwarded-Proto'] = ['https'];
  return headers;
}

function collectQuery(url: string): MultiValues | null {
  const start = url.indexOf('?');
  const query: MultiValues = Object.create(null);
  if (start >= 0) for (const [name, value] of new URLSearchParams(url.slice(start))) push(query, name, value);
  return Object.keys(query).length > 0 ? query : null;
}

function push(values: MultiValues, name: string, value: string): void {
  values[name] = [...(values[name] ?? []), value];
}

const keepLast = (values: MultiValues): Values =>
  Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1) as string]));
