import * as v from 'valibot';
import { ApiError } from '../domain/api-error.ts';
import { idSource } from '../platform/ids.ts';
import { carriesEtag, jsonResumeMedia, type Route } from '../route.ts';
import { type Answer, jsonAnswer, refusalAnswer, statusOf } from './answer.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import type { Call, Edge, Handle } from './call.ts';
import { etagOf, isUnchanged } from './etag.ts';
import type { Deadline, FirstRun } from './idempotency.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { Meter } from './meter.ts';
import { requestOrigin } from './request-origin.ts';
import { readBody, readParams, readQuery } from './validate.ts';

/** An admitted request on its way to its handler. */
interface Performance<R extends Route> {
  route: R;
  handle: Handle<R>;
  edge: Edge;
  request: HttpRequest;
  context: Deadline;
  caller: Caller;
  meter: Meter;
}

/** Reads the request as the route describes it and runs the handler: beside the count, after it, or once per key. */
export async function perform<R extends Route>(performance: Performance<R>): Promise<Answer> {
  const { route, edge, request, context, caller, meter } = performance;
  const { method, path } = request;
  const now = edge.clock();
  const key = route.idempotency === 'replays' ? readIdempotencyKey(request.headers) : undefined;
  const asked: Asked = {
    path,
    params: readParams(route, request),
    query: readQuery(route, request),
    body: readBody(route, request),
    ifMatch: request.headers['if-match'],
  };
  const run = (first: FirstRun) => runHandler(performance, asked, first);

  // A read has no effect to hold back, so its count runs beside it.
  if (method === 'GET') {
    const [answer] = await Promise.all([run({ now }), meter.count()]);
    return isUnchanged(request.headers['if-none-match'], answer.headers.ETag) ? notModified(answer) : answer;
  }
  if (key === undefined) {
    await meter.count();
    return run({ now });
  }

  // Loaded with the first key that comes: it is a sixth of a function's start, and most calls bring none.
  const { runOnce } = await import('./idempotency.ts');
  // Whoever finds a publishable key in a page may use it, but not to replay what the organization's own keys did.
  const owner =
    caller.keyType === 'secret' ? caller.organizationId : `${caller.organizationId}/${caller.keyId}`;
  const scope = `${edge.environmentName}#${owner}#${key}`;
  const claimed = { scope, method, path, body: asked.body };
  const replaying = { table: edge.table, seal: edge.seal, context, now };
  const { answer, replayed } = await runOnce(claimed, replaying, async (first) => {
    await meter.count();
    return run(first).catch((error) => repeatable(error, request));
  });
  return replayed ? { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } } : answer;
}

type Asked = Record<'params' | 'query' | 'body', unknown> & { path: string; ifMatch?: string };

async function runHandler<R extends Route>(
  performance: Performance<R>,
  asked: Asked,
  { now, seed }: FirstRun,
): Promise<Answer> {
  const { handle, edge, request, caller, meter } = performance;
  const newId = idSource(now, seed);
  // Its events' ids do not come from the seed: a second run may tell of something else than the first.
  const origin = { ...requestOrigin(edge, request, caller, now), claim: seed };
  const { address } = request;
  const call = { ...asked, caller, address, origin, now, newId, callsMade: meter.used } as Call<R>;
  return answerWith(performance.route, asked, caller, await handle(call));
}

/** The answer leaves through its schema: an attribute that is not in it stays inside. */
function answerWith(route: Route, { params, query }: Asked, caller: Caller, view: unknown): Answer {
  const resume = (query as { format?: string }).format === 'json_resume' ? route.resumeAnswer : undefined;
  const shown = caller.keyType === 'publishable' ? (route.publicAnswer ?? route.answer) : route.answer;
  const schema = resume ?? shown;
  const sent = v.parse(schema, view) as { id?: string };
  const headers: Record<string, string> = {};
  if (route.success === 201 && route.idempotency === 'replays')
    headers.Location = `${pathTo(route, params as Record<string, string>)}/${sent.id}`;
  if (route.idempotency === 'ignored') headers['Idempotency-Status'] = 'ignored';
  if (carriesEtag(route)) headers.ETag = etagOf(sent);
  if (resume) headers['Content-Type'] = jsonResumeMedia;
  if (!route.media) return jsonAnswer(route.success, sent, headers);
  return { status: route.success, headers: { ...headers, 'Content-Type': route.media }, body: String(sent) };
}

const pathTo = ({ path }: Route, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The client has it already; what else the answer says of itself stays (RFC 9110, 15.4.5). */
function notModified({ headers }: Answer): Answer {
  const { 'Content-Type': _, ...rest } = headers;
  return { status: 304, headers: rest, body: '' };
}

/** A refusal that the same request would meet again is worth repeating; anything else frees the key. */
function repeatable(error: unknown, { requestId, headers }: HttpRequest): Answer {
  if (error instanceof ApiError && [404, 409, 412, 422].includes(statusOf(error.code))) {
    return refusalAnswer(error, requestId, headers.accept);
  }
  throw error;
}
