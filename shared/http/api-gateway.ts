/** The one file that depends on API Gateway's event and result (REST API, Lambda proxy). */
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ErrorCode } from '../contracts/errors.ts';
import type { Role, Scope } from '../contracts/organization.ts';
import { requestPrefix } from '../contracts/primitives.ts';
import type { Plan } from '../domain/plan.ts';
import type { FormFile } from './read-form.ts';
import { type ReadHeader, type RequestHeaders, readRequestHeaders } from './request-headers.ts';
import type { EndpointResponse } from './response.ts';

/** A person who is signed in, in one of their organizations. */
export interface Person {
  memberId: string;
  sessionId: string;
  role: Role;
  name: string;
  /** The table with the rows of session and member: a session token of the sandbox is of a person of production. */
  rowsOf?: 'this' | 'other';
}

/** The owner of the key or session token, as determined by the authorizer. */
export interface Caller {
  organizationId: string;
  /** The name of the organization's portal in addresses, if it has one. */
  portalSlug?: string;
  plan: Plan;
  /** Of a session token: the id of the session, and no name and key set. */
  keyId: string;
  keyName: string;
  keySetId: string;
  /** `chat`: the person of a chat intake, whose id is `keyId`. */
  keyType: 'secret' | 'publishable' | 'session' | 'chat';
  lastFour: string;
  scopes: Scope[];
  /** The origins of the pages that may use the key set's publishable keys. */
  allowedOrigins: string[];
  keyCreatedAt: string;
  keyExpiresAt: string | null;
  /** Of a secret key: the HMAC by which its row is found. */
  keyHash?: string;
  /** Of a session token only. */
  person?: Person;
}

export interface HttpRequest {
  requestId: string;
  method: string;
  headers: RequestHeaders;
  /** Single-valued headers that were sent more than once; they are not in `headers`. */
  repeatedHeaders: ReadHeader[];
  query: Record<string, string>;
  /** Parameters that were sent more than once. */
  repeatedQuery: string[];
  /** Decoded. A parameter that cannot be decoded is omitted. */
  params: Record<string, string>;
  /** The client's IP address as seen by the gateway: for limits on abuse, never for a log. */
  address: string;
  /** Parsed by the JSON body parser; null without a body. */
  body: unknown;
  /** The files of a form. */
  files: FormFile[];
  caller: Caller | null;
  /** The reason why the authorizer rejected the key. */
  refusal: ErrorCode | null;
}

/** The authorizer's context for the endpoints. API Gateway supports only text values. */
export type AuthorizerContext = Record<string, string>;

export const callerContext = ({ person, ...caller }: Caller): AuthorizerContext => ({
  ...caller,
  ...person,
  scopes: caller.scopes.join(' '),
  allowedOrigins: caller.allowedOrigins.join(' '),
  keyExpiresAt: caller.keyExpiresAt ?? '',
});

function callerOf(context: AuthorizerContext): Caller | null {
  if (!context.organizationId) return null;
  const { memberId, sessionId, role, name, rowsOf = 'this', ...rest } = context as unknown as Caller & Person;
  return {
    ...rest,
    ...(memberId && { person: { memberId, sessionId, role, name, rowsOf } }),
    scopes: wordsIn(context.scopes) as Scope[],
    allowedOrigins: wordsIn(context.allowedOrigins),
    keyExpiresAt: context.keyExpiresAt || null,
  };
}

const wordsIn = (text = '') => text.split(' ').filter(Boolean);

/** Our request ids contain the gateway's, so that one search finds both logs. */
const requestIdOf = (event: APIGatewayProxyEvent) => `${requestPrefix}_${event.requestContext.requestId}`;

/** REST APIs pass path parameters percent-encoded, as in the URL: only this function decodes them. */
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
    files: (event as { files?: FormFile[] }).files ?? [],
    // With two keys it is unknown which one the context belongs to.
    caller: repeated.includes('Authorization') ? null : callerOf(context),
    refusal: (context.refusal as ErrorCode | undefined) ?? null,
  };
}

export const writeResponse = (response: EndpointResponse, requestId: string): APIGatewayProxyResult => ({
  statusCode: response.status,
  headers: { ...response.headers, 'Svc-Request-Id': requestId },
  ...(response.cookies && { multiValueHeaders: { 'Set-Cookie': response.cookies } }),
  body: response.body,
});
