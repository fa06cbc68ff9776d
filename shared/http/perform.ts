import { createHash } from 'node:crypto';
import { lastingRefusals } from '../contracts/errors.ts';
import type { Scope } from '../contracts/organization.ts';
import { ApiError } from '../domain/api-error.ts';
import { idSource, type NewId } from '../domain/ids.ts';
import { mayShowErased, type Route } from '../routes/route.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import { auditCall } from './audit-call.ts';
import type { Call, Edge, Handle } from './call.ts';
import { cutResponse, showsPart } from './cut-response.ts';
import { erasingResponses, withoutErased } from './deleted-things.ts';
import { isUnchanged } from './etag.ts';
import type { Deadline, FirstRun } from './idempotency.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { Meter } from './meter.ts';
import type { FormFile } from './read-form.ts';
import { requestOrigin } from './request-origin.ts';
import { respondWith } from './respond-with.ts';
import { type EndpointResponse, errorResponse } from './response.ts';
import { readBody, readParams, readQuery } from './validate.ts';

/** An admitted request with everything that its handler needs. */
interface Performance<R extends Route> {
  route: R;
  handle: Handle<R>;
  edge: Edge;
  request: HttpRequest;
  context: Deadline;
  caller: Caller;
  meter: Meter;
}

/** Executes the request and returns the part of the response that the caller may see. */
export async function perform<R extends Route>(performance: Performance<R>): Promise<EndpointResponse> {
  const { route, request, caller } = performance;
  const response = cutResponse(route, caller, await carryOut(performance));
  const isKnown =
    request.method === 'GET' && isUnchanged(request.headers['if-none-match'], response.headers.ETag);
  return isKnown ? notModified(response) : response;
}

/** Validates the request and runs the handler: concurrently with the count, after it, or once per key. */
async function carryOut<R extends Route>(performance: Performance<R>): Promise<EndpointResponse> {
  const { route, edge, request, context, caller, meter } = performance;
  const { method } = request;
  const now = edge.clock();
  const key = route.idempotency === 'replays' ? keyOf(route, request) : undefined;
  const params = readParams(route, request);
  // Built from the parameters and not from the request's spelling, so that claims and cursors of one resource match.
  const path = pathTo(route, params);
  const asked: Asked = {
    path,
    params,
    query: withFormat(route, readQuery(route, request), request.headers.accept),
    body: readBody(route, request),
    ifMatch: request.headers['if-match'],
  };
  const run = (first: FirstRun) => runHandler(performance, asked, now, first);

  // A read has no effect that the count could prevent, so the two run concurrently.
  if (method === 'GET') {
    const [response] = await Promise.all([run({ now }), meter.count()]);
    return response;
  }
  if (key === undefined) {
    await meter.count();
    return run({ now });
  }

  // Loaded for the first request with a key: it takes a sixth of a function's start, and most requests have no key.
  const { runOnce } = await import('./idempotency.ts');
  // Anyone can copy a publishable key from a page, so it must not replay responses to secret keys. Its successor may.
  const organizationId = organizationOf(caller, params);
  // The response to a person is replayed to that person alone.
  const within = caller.person?.memberId ?? caller.keySetId ?? 'portal';
  const owner = caller.keyType === 'secret' ? organizationId : `${organizationId}/${within}`;
  const scope = `${edge.environmentName}#${owner}#${key}`;
  const body = request.files.length > 0 ? [asked.body, request.files.map(digestOf)] : asked.body;
  const claimed = { scope, organizationId, method, path, body };
  const replaying = { table: edge.table, seal: edge.seal, context, now };
  const { response, replayed } = await runOnce(claimed, replaying, async (first) => {
    await meter.count();
    return run(first).catch((error) => repeatable(error, request));
  });
  return replayed
    ? { ...response, headers: { ...response.headers, 'Idempotent-Replayed': 'true' } }
    : response;
}

/** The query with the format that the Accept header names, where the parameter is omitted. */
function withFormat<Query extends object>({ formats }: Route, query: Query, accept = ''): Query {
  if (!formats || 'format' in query) return query;
  const named = Object.entries(formats).find(([, media]) => accept.includes(media.split(';')[0] ?? media));
  return named ? { ...query, format: named[0] } : query;
}

/** The organization of the key, or the one in the path of a public page. */
const organizationOf = ({ organizationId }: Caller, { organization }: Record<string, unknown>): string =>
  organizationId ?? String(organization);

/** The name and content of a file, for comparing requests. */
const digestOf = ({ name, filename, bytes }: FormFile) => [
  name,
  filename,
  createHash('sha256').update(bytes).digest('base64url'),
];

/** The key of a request; a form has it in a hidden field, because browsers send no such header. */
function keyOf({ form }: Route, { headers, body }: HttpRequest): string | undefined {
  const token = form && (body as Record<string, unknown> | null)?.[form.keyField];
  // A text that is no token of a form identifies nothing and is no error.
  const isToken = typeof token === 'string' && /^[\w.-]{1,255}$/.test(token);
  if (headers['idempotency-key'] !== undefined || !isToken) return readIdempotencyKey(headers);
  return readIdempotencyKey({ 'idempotency-key': token });
}

type Asked = Record<'query' | 'body', unknown> & {
  params: Record<string, unknown>;
  path: string;
  ifMatch?: string;
};

async function runHandler<R extends Route>(
  performance: Performance<R>,
  asked: Asked,
  runAt: Date,
  { now: firstRunAt, seed, made }: FirstRun,
): Promise<EndpointResponse> {
  const { route, handle, edge, request, caller, meter } = performance;
  // Only the ids belong to the first run: a repeated request makes the same ones, and decides by its own instant.
  const makeId = idSource(firstRunAt, seed);
  const newId: NewId = (kind) => {
    const id = makeId(kind);
    made?.push(id);
    return id;
  };
  // The events' ids do not depend on the seed, because a second run may emit another event than the first.
  const organizationId = organizationOf(caller, asked.params);
  const origin = { ...requestOrigin(edge, request, { ...caller, organizationId }, runAt), claim: seed };
  const { address } = request;
  // A response to be stored is complete, because another key of the organization may request its replay.
  const shows = (scope: Scope) => seed !== undefined || showsPart(route, caller, scope);
  const call = {
    ...asked,
    files: request.files,
    caller,
    address,
    headers: request.headers,
    origin,
    now: runAt,
    firstRunAt,
    newId,
    callsMade: meter.used,
    shows,
  } as Call<R>;
  const about = { edge, organizationId };
  const called = {
    caller: { ...caller, organizationId },
    params: asked.params,
    now: runAt,
    firstRunAt,
    seed,
  };
  const given = await erasingResponses(route, { ...about, path: asked.path }, () =>
    auditCall(route, { ...called, requestId: request.requestId }, () => handle(call)),
  );
  const view = mayShowErased(route) ? await withoutErased(about, asked.path, given) : given;
  if (route.scope !== 'none' || !isGivenAgain(view)) return respondWith(route, asked, caller, view);
  const response = written.get(view) ?? respondWith(route, asked, caller, view);
  written.set(view, response);
  return response;
}

/** Public responses by their view, for handlers that return the same view again: validating and writing 4 MB takes most of their time. */
const written = new WeakMap<object, EndpointResponse>();
/** Whether the view is frozen, which handlers do only with views that they return again. */
const isGivenAgain = (view: unknown): view is object =>
  typeof view === 'object' && view !== null && Object.isFrozen(view);

const pathTo = ({ path }: Route, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** A 304 without the content's headers, which the client has; the other headers stay (RFC 9110, 15.4.5). */
function notModified({ headers }: EndpointResponse): EndpointResponse {
  const { 'Content-Type': _, ...rest } = headers;
  return { status: 304, headers: rest, body: '' };
}

/** Returns a lasting refusal as a response, which is stored; other errors are thrown and free the key. */
function repeatable(error: unknown, { requestId, headers }: HttpRequest): EndpointResponse {
  if (error instanceof ApiError && lastingRefusals.has(error.code) && error.particulars.page === undefined)
    return errorResponse(error, requestId, headers.accept);
  throw error;
}
