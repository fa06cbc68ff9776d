/** The one file that knows API Gateway's event and answer (REST API, Lambda proxy). */
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ErrorCode } from '../contracts/errors.ts';
import type { Scope } from '../contracts/organization.ts';
import type { Plan } from '../domain/plan.ts';
import type { Answer } from './answer.ts';
import { type ReadHeader, type RequestHeaders, readRequestHeaders } from './request-headers.ts';

/** Whose key it is, as the authorizer found it. */
export interface Caller {
  organizationId: string;
  plan: Plan;
  keyId: string;
  keyName: string;
  keySetId: string;
  keyType: 'secret' | 'publishable';
  lastFour: string;
  scopes: Scope[];
  /** The pages that may use the key set's publishable keys. */
  allowedOrigins: string[];
  keyCreatedAt: string;
  keyExpiresAt: string | null;
}

export interface HttpRequest {
  requestId: string;
  method: string;
  headers: RequestHeaders;
  /** Headers of one value that were given more than once; `headers` has none of them. */
  repeatedHeaders: ReadHeader[];
  query: Record<string, string>;
  /** Parameters given more than once. */
  repeatedQuery: string[];
  /** Decoded. One that cannot be decoded names nothing and is left out. */
  params: Record<string, string>;
  /** Where the request came from, as the gateway saw it: for limits on abuse, never for a log. */
  address: string;
  /** Parsed by the JSON body parser before; null without one. */
  body: unknown;
  caller: Caller | null;
  /** Why the authorizer found the key to be no caller here. */
  refusal: ErrorCode | null;
}

/** What the authorizer hands to the endpoints. API Gateway carries text only. */
export type AuthorizerContext = Record<string, string>;

export const callerContext = (caller: Caller): AuthorizerContext => ({
  ...caller,
  scopes: caller.scopes.join(' '),
  allowedOrigins: caller.allowedOrigins.join(' '),
  keyExpiresAt: caller.keyExpiresAt ?? '',
});

function callerOf(context: AuthorizerContext): Caller | null {
  if (!context.organizationId) return null;
  return {
    ...(context as unknown as Caller),
    scopes: wordsIn(context.scopes) as Scope[],
    allowedOrigins: wordsIn(context.allowedOrigins),
    keyExpiresAt: context.keyExpiresAt || null,
  };
}

const wordsIn = (text = '') => text.split(' ').filter(Boolean);

/** Our request ids carry the gateway's, so that one search finds both logs. */
const requestIdOf = (event: APIGatewayProxyEvent) => `req_${event.requestContext.requestId}`;

/** REST APIs hand path parameters over as they stand in the URL, percent-encoded: this is the one place that decodes them. */
function decodeParams(params: APIGatewayProxyEvent['pathParameters']): Record<string, string> {
  const decoded: Record<string, string> = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    try {
      decoded[name] = decodeURIComponent(value ?? '');
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
    }
  }
  return decoded;
}

export function readRequest(event: APIGatewayProxyEvent): HttpRequest {
  const context = (event.requestContext.authorizer ?? {}) as AuthorizerContext;
  const { headers, repeated } = readRequestHeaders(event);
  return {
    requestId: requestIdOf(event),
    method: event.httpMethod,
    headers,
    repeatedHeaders: repeated,
    query: (event.queryStringParameters ?? {}) as Record<string, string>,
    repeatedQuery: Object.entries(event.multiValueQueryStringParameters ?? {})
      .filter(([, values]) => (values?.length ?? 0) > 1)
      .map(([name]) => name),
    params: decodeParams(event.pathParameters),
    address: event.requestContext.identity?.sourceIp ?? '',
    body: event.body ?? null,
    // Of two keys nobody knows which one the context is about.
    caller: repeated.includes('Authorization') ? null : callerOf(context),
    refusal: (context.refusal as ErrorCode | undefined) ?? null,
  };
}

export const writeAnswer = (answer: Answer, requestId: string): APIGatewayProxyResult => ({
  statusCode: answer.status,
  headers: { ...answer.headers, 'Svc-Request-Id': requestId },
  body: answer.body,
});
