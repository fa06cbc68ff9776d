import middy from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { ApiError } from '../domain/api-error.ts';
import { log } from '../platform/log.ts';
import type { Route } from '../routes/route.ts';
import { admit } from './admit.ts';
import { type Answer, refusalAnswer } from './answer.ts';
import { type Caller, type HttpRequest, readRequest, writeAnswer } from './api-gateway.ts';
import type { Edge, Handle } from './call.ts';
import { asRefusal } from './failure.ts';
import { type Meter, noMeter, openMeter } from './meter.ts';
import { perform } from './perform.ts';
import { readRequestHeaders } from './request-headers.ts';
import { requestOrigin } from './request-origin.ts';
import { standingHeaders } from './standing-headers.ts';
import { weighBody } from './weigh-body.ts';

/**
 * The Lambda handler of one endpoint: admits, reads and counts the request, runs it once, and returns the response
 * through its schema. Every failure becomes an error response.
 */
export function endpoint<R extends Route>(route: R, handle: Handle<R>, edge: Edge) {
  if (takesFromPages(route) && !edge.addresses)
    throw new Error(`${route.path} takes what pages send and counts no addresses`);
  const parseJson = httpJsonBodyParser<APIGatewayProxyEvent>();
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .before(async function parseBody(request) {
      const { event } = request;
      await admitAddress(route, edge, readRequest({ ...event, body: null }));
      if (!event.body) return;
      if (event.isBase64Encoded) {
        event.body = Buffer.from(event.body, 'base64').toString();
        event.isBase64Encoded = false;
      }
      weighBody(route, event.body);
      // Header names in lower case, whatever their spelling.
      const parsed = { ...request, event: { ...event, headers: readRequestHeaders(event).headers } };
      await parseJson.before?.(parsed);
      event.body = parsed.event.body;
      // In the steps after this one, null means that no body was sent.
      if (event.body === null && route.body) throw new ApiError('validation_failed', { details: [nullBody] });
    })
    .onError(async function answerUnreadable(request) {
      // A caller without access must get that error and not one about the body, so this request goes through admission
      // too.
      const unreadable = readRequest({ ...request.event, body: null });
      const answer = await serve(route, edge, unreadable, () => Promise.reject(request.error));
      request.response = writeAnswer(answer, unreadable.requestId);
    })
    .handler(async function answerRequest(event: APIGatewayProxyEvent, context: Context) {
      const request = readRequest(event);
      const answer = await serve(route, edge, request, (caller, meter) =>
        perform({ route, handle, edge, request, context, caller, meter }),
      );
      return writeAnswer(answer, request.requestId);
    });
}

const takesFromPages = ({ keys, method }: Route) => keys === 'public' && method !== 'GET';

/**
 * Before the body of a page's request is read, only the sender's IP address is known; a secret key has its own budget.
 */
async function admitAddress(route: Route, edge: Edge, request: HttpRequest): Promise<void> {
  if (!takesFromPages(route) || request.caller?.keyType !== 'publishable') return;
  const { organizationId } = admit(route, request);
  await edge.addresses?.admit(organizationId, request.address, edge.clock());
}

const nullBody = { param: null, code: 'invalid_type', message: 'The body must be an object.' };

/** Statuses that do not count against an organization's month. */
const freeStatuses = new Set([401, 403, 429]);

/** Admits and handles the request, converts every failure to its response, and adds the headers of the budget. */
async function serve(
  route: Route,
  edge: Edge,
  request: HttpRequest,
  work: (caller: Caller, meter: Meter) => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now();
  const { caller, requestId } = request;
  // An application is never rejected because the employer's budget is used up.
  const meter =
    caller?.keyType === 'secret'
      ? openMeter(
          edge.organizations,
          caller,
          route.counted,
          requestOrigin(edge, request, caller, edge.clock()),
          edge.clock,
        )
      : noMeter;
  const refuse = (error: unknown) =>
    refusalAnswer(asRefusal(error, requestId), requestId, request.headers.accept);
  let answer: Answer;
  try {
    answer = await work(admit(route, request), meter);
  } catch (error) {
    answer = refuse(error);
    const counts = !freeStatuses.has(answer.status);
    if (counts) await meter.count().catch((exceeded) => (answer = refuse(exceeded)));
  }
  const durationMs = Math.round(performance.now() - startedAt);
  const { status } = answer;
  log.info('request', { requestId, route: route.path, status, durationMs, key: caller?.keyId });
  const standing = standingHeaders(route, request, answer);
  return { ...answer, headers: { ...standing, ...answer.headers, ...(await meter.headers()) } };
}
