import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import { errorsOf } from '../../shared/api-document/errors-of.ts';
import { errorCodes, errorView, problemView } from '../../shared/contracts/errors.ts';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { scopes } from '../../shared/contracts/organization.ts';
import { idPrefixes } from '../../shared/contracts/primitives.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { type AuthorizerContext, type Caller, callerContext } from '../../shared/http/api-gateway.ts';
import type { Edge, Handle } from '../../shared/http/call.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { type Route, readScopeOf, writeResponseOf } from '../../shared/routes/route.ts';
import { addressCounter } from '../../shared/storage/addresses.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { keyRing } from '../functions/support/key-rings.ts';
import { asFunction, folderOfRoute } from './as-function.ts';
import type { Backend } from './backend.ts';
import { everyRow } from './every-row.ts';
import { mustNameFields } from './named-fields.ts';

/** A new organization on the given plan, and a key of it that holds every scope. */
export async function newCaller(backend: Backend, changes: Partial<Caller> = {}): Promise<Caller> {
  const now = new Date();
  const newId = idSource(now);
  const organization = {
    id: newId('organization'),
    name: 'Testing Ltd',
    plan: changes.plan ?? ('scale' as const),
    created_at: now.toISOString(),
  };
  await organizationStore(backend.table).create(organization);
  return {
    organizationId: organization.id,
    plan: organization.plan,
    keyId: newId('key'),
    keyName: 'tests',
    keySetId: newId('keySet'),
    keyType: 'secret',
    lastFour: 'abcd',
    scopes: [...scopes],
    allowedOrigins: [],
    keyCreatedAt: now.toISOString(),
    keyExpiresAt: null,
    ...changes,
  };
}

export interface Sent {
  /** Nobody, where the route asks for no key. */
  caller?: Caller;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent instead of JSON. */
  rawBody?: string;
  headers?: Record<string, string>;
  /** How the gateway hands over a body of a binary media type. */
  isBase64Encoded?: boolean;
  /** Where the call comes from. */
  address?: string;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any field it expects
  body: any;
  text: string;
  /** The lines that set cookies. */
  cookies: string[];
}

/** The edge of a test: the backend's table and a clock that the test may turn. */
export const testEdge = (backend: Backend, clock: () => Date = () => new Date()): Edge => ({
  environmentName: 'production',
  table: backend.table,
  organizations: organizationStore(backend.table),
  clock,
  addresses: addressCounter(backend.table, async () => keyRing('1')),
});

/**
 * Calls an endpoint as the gateway would, and holds its answer against its contract: the schema of the route, or the
 * one error body with a code that the route declares.
 */
export function callerOf<R extends Route>(route: R, handle: Handle<R>, edge: Edge) {
  const handler = endpoint(route, handle, edge);
  const folder = folderOfRoute(route);
  const call = async (sent: Sent): Promise<Answered> => {
    const result = await asFunction(folder, () => handler(eventOf(route, sent), lambdaContext(edge.clock)));
    const text = result.body;
    const answered = {
      status: result.statusCode,
      headers: (result.headers ?? {}) as Record<string, string>,
      body: isPage(result) ? text : bodyIn(route, result.statusCode, text),
      text,
      cookies: (result.multiValueHeaders?.['Set-Cookie'] ?? []).map(String),
    };
    const promised = responseSchema(route, sent.caller);
    if (route.redirects && answered.status === 302) expectNothing(text);
    else if (answered.status < 300) {
      v.parse(sent.query?.fields ? selected(promised) : promised, answered.body);
      expectObjectOfId(answered.body as { object?: unknown; id?: unknown } | null);
    } else if (answered.status === 304) expectNothing(text);
    else if (isPage(result)) expectDeclared(route, answered.status);
    else {
      const isProblem = answered.headers['Content-Type'] === 'application/problem+json';
      const refusal = isProblem
        ? v.parse(problemView, answered.body)
        : v.parse(errorView, answered.body).error;
      const { code } = refusal;
      mustNameFields(route, refusal);
      if (!errorsOf(route).includes(code)) throw new Error(`${route.path} does not declare ${code}`);
      if (/"(message|detail)":""/.test(text)) throw new Error('an error without words');
      if (code === 'internal_error') throw new Error('the endpoint failed; see its log line above');
    }
    return answered;
  };
  return Object.assign(call, { route: route as Route });
}

const objectOfKind = { delivery: 'webhook_delivery', replay: 'webhook_replay' } as Record<string, string>;
const objectOfPrefix = Object.fromEntries(
  Object.entries(idPrefixes).map(([kind, prefix]) => [
    prefix,
    objectOfKind[kind] ?? kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
);

/** Views that have the id of the resource that they are about. */
const viewsOfOthers = new Set<unknown>(['membership', 'session_info']);

/** The schemas of deletions and of changes without the read scope have any `object`; it is that of the id. */
function expectObjectOfId(body: { object?: unknown; id?: unknown } | null): void {
  if (typeof body?.id !== 'string' || body.object === undefined || viewsOfOthers.has(body.object)) return;
  const expected = objectOfPrefix[body.id.split('_')[0] ?? ''];
  if (expected !== undefined && body.object !== expected)
    throw new Error(`the object ${body.id} is called ${body.object}`);
}

/** What the route promises this caller. */
export function responseSchema(route: Route, caller?: Pick<Caller, 'keyType' | 'scopes'>) {
  if (caller?.keyType === 'publishable') return route.publicResponse ?? route.response;
  const scope = readScopeOf(route);
  return caller && scope && !caller.scopes.includes(scope) ? writeResponseOf(route) : route.response;
}

type ListSchema = v.ObjectSchema<
  { data: v.ArraySchema<v.ObjectSchema<v.ObjectEntries, undefined>, undefined> },
  undefined
>;

/** What a list promises with `fields`: of each item no more than its schema has. */
function selected(list: v.GenericSchema): v.GenericSchema {
  const { entries } = list as unknown as ListSchema;
  const item = v.strictObject(v.partial(v.object(entries.data.item.entries)).entries);
  return v.object({ ...entries, data: v.array(item) });
}

/** Whether a browser is shown a page, also for a refusal. */
const isPage = ({ headers }: APIGatewayProxyResult) =>
  String(headers?.['Content-Type']).startsWith('text/html');

function expectDeclared(route: Route, status: number): void {
  const declared = errorsOf(route).map((code) => errorCodes[code][0] as number);
  if (status >= 500 || !declared.includes(status)) throw new Error(`${route.path} refused with ${status}`);
}

function bodyIn(route: Route, status: number, text: string): unknown {
  if (text === '') return undefined;
  return route.media && status < 300 ? text : JSON.parse(text);
}

function expectNothing(text: string): void {
  if (text !== '') throw new Error('304 and 302 have no body');
}

/** The event that the gateway makes of a call. */
export function eventOf(route: Route, sent: Sent): APIGatewayProxyEvent {
  const { params = {}, query = {}, caller } = sent;
  const pathParameters = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]),
  );
  const path = route.path.replace(/\{(\w+)\+?\}/g, (_, name: string) => pathParameters[name] ?? '');
  const body = sent.rawBody ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
  const headers = { ...(body === null ? {} : { 'content-type': 'application/json' }), ...sent.headers };
  const context: AuthorizerContext = caller ? callerContext(caller) : {};
  return {
    httpMethod: route.method,
    path,
    resource: route.path,
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters: query,
    multiValueQueryStringParameters: Object.fromEntries(
      Object.entries(query).map(([k, value]) => [k, [value]]),
    ),
    pathParameters,
    stageVariables: null,
    body,
    isBase64Encoded: sent.isBase64Encoded ?? false,
    requestContext: {
      requestId: crypto.randomUUID(),
      identity: { sourceIp: sent.address ?? '127.0.0.1' },
      authorizer: context,
    },
  } as unknown as APIGatewayProxyEvent;
}

/** Ten seconds left, as the API functions have. */
const lambdaContext = (clock: () => Date) => {
  const endsAt = clock().getTime() + 10_000;
  return { getRemainingTimeInMillis: () => endsAt - clock().getTime() } as Context;
};

/** Where an event names what changed, it names fields. */
const namedChanges = v.looseObject({
  changed: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z_]+(\.[a-z_]+)*$/))), v.minLength(1))),
});

/** The events an organization has emitted so far, in order; those for our own rules, which stand in no list, too. */
export async function eventsOf(backend: Backend, caller: Caller): Promise<EventEnvelope[]> {
  const events = (await everyRow(backend))
    .filter(({ sk }) => sk === 'EVENT')
    .map(({ data }) => JSON.parse(String(data)) as EventEnvelope)
    .filter(({ organization_id }) => organization_id === caller.organizationId)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { type, data } of events)
    v.parse(namedChanges, data.context, { message: `${type} names no change` });
  return events;
}
