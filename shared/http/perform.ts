import * as v from 'valibot';
import { ApiError } from '../domain/api-error.ts';
import { idSource } from '../platform/ids.ts';
import type { Route } from '../route.ts';
import { type Answer, jsonAnswer, refusalAnswer, statusOf } from './answer.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import type { Call, Edge, Handle } from './call.ts';
import { etagOf } from './etag.ts';
import type { Deadline, FirstRun } from './idempotency.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { Meter } from './meter.ts';
import { readBody, readParams, readQuery } from './validate.ts';

/** An admitted request on its way to its handler. */
export interface Performance<R extends Route> {
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
  if (method === 'GET') return (await Promise.all([run({ now }), meter.count()]))[0];
  if (key === undefined) {
    await meter.count();
    return run({ now });
  }

  // Loaded with the first key that comes: it is a sixth of a function's start, and most calls bring none.
  const { runOnce } = await import('./idempotency.ts');
  const scope = `${edge.environmentName}#${caller.organizationId}#${key}`;
  const claimed = { scope, method, path, body: asked.body };
  const replaying = { table: edge.table, seal: edge.seal, context, now };
  const { answer, replayed } = await runOnce(claimed, replaying, async (first) => {
    await meter.count();
    return run(first).catch((error) => repeatable(error, request.requestId));
  });
  return replayed ? { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } } : answer;
}

type Asked = Record<'params' | 'query' | 'body', unknown> & { path: string; ifMatch?: string };

async function runHandler<R extends Route>(
  { route, handle, edge, request, caller, meter }: Performance<R>,
  asked: Asked,
  { now, seed }: FirstRun,
): Promise<Answer> {
  const newId = idSource(now, seed);
  const origin = {
    organizationId: caller.organizationId,
    environment: edge.environmentName,
    actor: { type: 'api_key' as const, id: caller.keyId },
    requestId: request.requestId,
    now,
    newEventId: () => newId('event'),
  };
  return answerWith(
    route,
    await handle({ ...asked, caller, origin, now, newId, callsMade: meter.used } as Call<R>),
  );
}

/** The answer leaves through its schema: an attribute that is not in it stays inside. */
function answerWith(route: Route, view: unknown): Answer {
  const sent = v.parse(route.answer, view) as { id?: string };
  const headers: Record<string, string> = {};
  if (route.success === 201 && route.idempotency === 'replays') headers.Location = `${route.path}/${sent.id}`;
  if (route.idempotency === 'ignored') headers['Idempotency-Status'] = 'ignored';
  if (isSingle(route)) headers.ETag = etagOf(sent);
  return jsonAnswer(route.success, sent, headers);
}

/** A read or change of one resource by its id. */
const isSingle = ({ method, path }: Route) => /^(GET|PATCH)$/.test(method) && path.endsWith('/{id}');

/** A refusal that the same request would meet again is worth repeating; anything else frees the key. */
function repeatable(error: unknown, requestId: string): Answer {
  if (error instanceof ApiError && [404, 409, 412, 422].includes(statusOf(error.code))) {
    return refusalAnswer(error, requestId);
  }
  throw error;
}
