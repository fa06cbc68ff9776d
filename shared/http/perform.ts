import * as v from 'valibot';
import type { Scope } from '../contracts/organization.ts';
import { ApiError } from '../domain/api-error.ts';
import { idSource, type NewId } from '../domain/ids.ts';
import { environment } from '../platform/environment.ts';
import { carriesEtag, jsonResumeMedia, type Route } from '../routes/route.ts';
import { type Answer, refusalAnswer, statusOf, tellsOf } from './answer.ts';
import type { Caller, HttpRequest } from './api-gateway.ts';
import type { Call, Edge, Handle } from './call.ts';
import { cutAnswer, showsPart } from './cut-answer.ts';
import { leavingNoAnswers, refuseOfDeleted } from './deleted-things.ts';
import { etagOf, isUnchanged } from './etag.ts';
import { refuseUnsendable, writeBody } from './fit-answer.ts';
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

/** Carries the request out, and answers what this caller may see of it. */
export async function perform<R extends Route>(performance: Performance<R>): Promise<Answer> {
  const { route, request, caller } = performance;
  const answer = cutAnswer(route, caller, await carryOut(performance));
  const isKnown =
    request.method === 'GET' && isUnchanged(request.headers['if-none-match'], answer.headers.ETag);
  return isKnown ? notModified(answer) : answer;
}

/** Reads the request as the route describes it and runs the handler: beside the count, after it, or once per key. */
async function carryOut<R extends Route>(performance: Performance<R>): Promise<Answer> {
  const { route, edge, request, context, caller, meter } = performance;
  const { method } = request;
  const now = edge.clock();
  const key = route.idempotency === 'replays' ? readIdempotencyKey(request.headers) : undefined;
  const params = readParams(route, request);
  // From the parameters and not as the request spelled it, or claims and cursors of one resource would not know each other.
  const path = pathTo(route, params);
  const asked: Asked = {
    path,
    params,
    query: readQuery(route, request),
    body: readBody(route, request),
    ifMatch: request.headers['if-match'],
  };
  const run = (first: FirstRun) => runHandler(performance, asked, first);

  // A read has no effect to hold back, so its count runs beside it.
  if (method === 'GET') {
    const [answer] = await Promise.all([run({ now }), meter.count()]);
    return answer;
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
  const claimed = { scope, organizationId: caller.organizationId, method, path, body: asked.body };
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
  { now, seed, made }: FirstRun,
): Promise<Answer> {
  const { route, handle, edge, request, caller, meter } = performance;
  const makeId = idSource(now, seed);
  const newId: NewId = (kind) => {
    const id = makeId(kind);
    made?.push(id);
    return id;
  };
  // Its events' ids do not come from the seed: a second run may tell of something else than the first.
  const origin = { ...requestOrigin(edge, request, caller, now), clockNow: edge.clock(), claim: seed };
  const { address } = request;
  // What is kept to be repeated is whole: another key of the organization's may ask for it again.
  const shows = (scope: Scope) => seed !== undefined || showsPart(route, caller, scope);
  const call = { ...asked, caller, address, origin, now, newId, callsMade: meter.used, shows } as Call<R>;
  const about = { edge, organizationId: caller.organizationId };
  const view = await leavingNoAnswers(route, { ...about, path: asked.path }, () => handle(call));
  if (route.method === 'GET') await refuseOfDeleted(about, view);
  if (route.scope !== 'none' || !isGivenAgain(view)) return answerWith(route, asked, caller, view);
  const answer = written.get(view) ?? answerWith(route, asked, caller, view);
  written.set(view, answer);
  return answer;
}

/** Answers for anyone whose view a handler keeps and gives out again: checking and writing 4 MB anew is most of their cost. */
const written = new WeakMap<object, Answer>();
/** Nothing in it can change, at its top at least; a handler freezes nothing that it goes on with. */
const isGivenAgain = (view: unknown): view is object =>
  typeof view === 'object' && view !== null && Object.isFrozen(view);

/** The answer leaves through its schema: an attribute that is not in it stays inside. */
function answerWith(route: Route, { path, query }: Asked, caller: Caller, view: unknown): Answer {
  const resume = (query as { format?: string }).format === 'json_resume' ? route.resumeAnswer : undefined;
  const shown = caller.keyType === 'publishable' ? (route.publicAnswer ?? route.answer) : route.answer;
  const schema = resume ?? shown;
  const sent = v.parse(schema, view) as { id?: string };
  const headers: Record<string, string> = {};
  if (route.success === 201 && route.idempotency === 'replays')
    headers.Location = `${environment.apiUrl}${path}/${sent.id}`;
  if (route.idempotency === 'ignored') headers['Idempotency-Status'] = 'ignored';
  if (carriesEtag(route)) headers.ETag = etagOf(sent);
  if (resume) headers['Content-Type'] = jsonResumeMedia;
  const body = route.media ? refuseUnsendable(String(sent)) : writeBody(sent, view);
  const media = route.media ?? 'application/json';
  return {
    status: route.success,
    headers: { 'Content-Type': media, ...headers },
    body: route.embedded ? body.replaceAll('<', '\\u003c') : body,
    tellsOf: (view as { [tellsOf]?: string[] } | null)?.[tellsOf],
  };
}

const pathTo = ({ path }: Route, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** The client has it already; what else the answer says of itself stays (RFC 9110, 15.4.5). */
function notModified({ headers }: Answer): Answer {
  const { 'Content-Type': _, ...rest } = headers;
  return { status: 304, headers: rest, body: '' };
}

/**
 * A refusal that the same request would meet again is worth repeating; anything else frees the key. A job may open again while
 * a visitor's page still sends the same form under the same key.
 */
function repeatable(error: unknown, { requestId, headers }: HttpRequest): Answer {
  const isLasting = error instanceof ApiError && error.code !== 'job_not_accepting_applications';
  if (isLasting && [404, 409, 412, 422].includes(statusOf(error.code))) {
    return refusalAnswer(error, requestId, headers.accept);
  }
  throw error;
}
