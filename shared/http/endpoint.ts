import middy from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { EnvironmentName } from '../names.ts';
import { idSource, type NewId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import type { Route } from '../route.ts';
import type { AnswerSeal } from '../storage/idempotency-claims.ts';
import type { OrganizationStore } from '../storage/organizations.ts';
import type { Table } from '../storage/table.ts';
import { admit } from './admit.ts';
import { type Answer, jsonAnswer, refusalAnswer, statusOf } from './answer.ts';
import { type Caller, type HttpRequest, lowerCaseNames, readRequest, writeAnswer } from './api-gateway.ts';
import { asRefusal } from './failure.ts';
import { type FirstRun, readIdempotencyKey, runOnce } from './idempotency.ts';
import { type Meter, noMeter, openMeter } from './meter.ts';
import { readBody, readParams, readQuery } from './validate.ts';

/** What a handler is given: a request that was admitted and is as the route describes. */
export interface Call<R extends Route> {
  params: v.InferOutput<v.ObjectSchema<R['params'], undefined>>;
  query: v.InferOutput<v.StrictObjectSchema<R['query'], undefined>>;
  body: R['body'] extends v.GenericSchema ? v.InferOutput<R['body']> : undefined;
  path: string;
  caller: Caller;
  origin: EventOrigin;
  /** The instant of the request; of the first one, when a crashed run is repeated under its Idempotency-Key. */
  now: Date;
  newId: NewId;
}

/** An endpoint's own code: from an admitted call to what the route's schema lets out. Refusals are thrown as ApiError. */
export type Handle<R extends Route> = (call: Call<R>) => Promise<v.InferInput<R['answer']>>;

/** What the edge needs besides the handler. */
export interface Edge {
  environmentName: EnvironmentName;
  table: Table;
  organizations: OrganizationStore;
  clock: () => Date;
  /** For answers that hold a secret: how they lie in the table until their 24 hours are over. */
  seal?: AnswerSeal;
}

/** 256 KB: the most a JSON body may weigh (contract, section 1). */
const maxBodyBytes = 256 * 1024;

/** The Lambda handler of one endpoint: admit, read, count, run once, answer through the schema, word every failure. */
export function endpoint<R extends Route>(route: R, handle: Handle<R>, edge: Edge) {
  const parseJson = httpJsonBodyParser<APIGatewayProxyEvent>();
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .before(function parseBody(request) {
      const { event } = request;
      event.headers = lowerCaseNames(event.headers);
      if (!event.body) return;
      if (Buffer.byteLength(event.body) > maxBodyBytes) throw new ApiError('payload_too_large');
      return parseJson.before?.(request);
    })
    .onError(async function answerUnreadable(request) {
      // A stranger learns that before learning what is wrong with the body, so this goes through admission too.
      const unreadable = readRequest({ ...request.event, body: null });
      const rethrow = () => Promise.reject(request.error);
      request.response = writeAnswer(await serve(route, edge, unreadable, rethrow), unreadable.requestId);
    })
    .handler(async function answerRequest(event: APIGatewayProxyEvent, context: Context) {
      const request = readRequest(event);
      const work: Work = (caller, meter) => perform(route, handle, edge, request, context, caller, meter);
      return writeAnswer(await serve(route, edge, request, work), request.requestId);
    });
}

type Work = (caller: Caller, meter: Meter) => Promise<Answer>;

/** What an organization's month is not charged for. */
const freeStatuses = new Set([401, 403, 429]);

/** Admits, works, and turns every failure into its answer; then says where the budget stands. */
async function serve(route: Route, edge: Edge, request: HttpRequest, work: Work): Promise<Answer> {
  const startedAt = performance.now();
  const { caller, requestId } = request;
  const meter = caller ? openMeter(edge.organizations, caller, route.counted, edge.clock()) : noMeter;
  const refuse = (error: unknown) => refusalAnswer(asRefusal(error, requestId), requestId);
  let answer: Answer;
  try {
    answer = await work(admit(route, request), meter);
  } catch (error) {
    answer = refuse(error);
    if (!freeStatuses.has(answer.status))
      await meter.count().catch((exceeded) => (answer = refuse(exceeded)));
  }
  const durationMs = Math.round(performance.now() - startedAt);
  log.info('request', {
    requestId,
    route: route.path,
    status: answer.status,
    durationMs,
    key: caller?.keyId,
  });
  return { ...answer, headers: { ...answer.headers, ...(await meter.headers()) } };
}

/** Reads the request as the route describes it and runs the handler: beside the count, after it, or once per key. */
async function perform<R extends Route>(
  route: R,
  handle: Handle<R>,
  edge: Edge,
  request: HttpRequest,
  context: Context,
  caller: Caller,
  meter: Meter,
): Promise<Answer> {
  const now = edge.clock();
  const { method, path, requestId } = request;
  const key = route.idempotency === 'replays' ? readIdempotencyKey(request.headers) : undefined;
  const asked = {
    path,
    params: readParams(route, request),
    query: readQuery(route, request),
    body: readBody(route, request),
  };

  const run = async (first: Partial<FirstRun> = {}) => {
    const at = first.now ?? now;
    const newId = idSource(at, first.seed);
    const origin: EventOrigin = {
      organizationId: caller?.organizationId,
      environment: edge.environmentName,
      actor: { type: 'api_key', id: caller?.keyId },
      requestId,
      now: at,
      newEventId: () => newId('event'),
    };
    return answerWith(route, await handle({ ...asked, caller, origin, now: at, newId } as Call<R>));
  };

  if (method === 'GET') return (await Promise.all([run(), meter.count()]))[0];
  if (key === undefined) {
    await meter.count();
    return run();
  }
  const claimed = {
    scope: `${edge.environmentName}#${caller.organizationId}#${key}`,
    method,
    path,
    body: asked.body,
  };
  const { answer, replayed } = await runOnce(
    claimed,
    { table: edge.table, context, now, seal: edge.seal },
    async (first) => {
      await meter.count();
      return run(first).catch((error) => repeatable(error, requestId));
    },
  );
  return replayed ? { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } } : answer;
}

/** The answer leaves through its schema: an attribute that is not in it stays inside. */
function answerWith(route: Route, view: unknown): Answer {
  const sent = v.parse(route.answer, view) as { id?: string };
  const headers: Record<string, string> = {};
  if (route.success === 201 && route.idempotency === 'replays') headers.Location = `${route.path}/${sent.id}`;
  if (route.idempotency === 'ignored') headers['Idempotency-Status'] = 'ignored';
  return jsonAnswer(route.success, sent, headers);
}

/** A refusal that the same request would meet again is worth repeating; anything else frees the key. */
function repeatable(error: unknown, requestId: string): Answer {
  if (error instanceof ApiError && [404, 409, 412, 422].includes(statusOf(error.code))) {
    return refusalAnswer(error, requestId);
  }
  throw error;
}
