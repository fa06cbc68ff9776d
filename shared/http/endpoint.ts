import middy from '@middy/core';
import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as v from 'valibot';
import type { ErrorDetail } from '../contracts/errors.ts';
import { ApiError } from '../domain/api-error.ts';
import { log } from '../platform/log.ts';
import type { Route } from '../routes/route.ts';
import { admit, isFromHere } from './admit.ts';
import { type Caller, type HttpRequest, readRequest, writeResponse } from './api-gateway.ts';
import type { Edge, Handle } from './call.ts';
import { checkBodySize } from './check-body-size.ts';
import { asRefusal } from './failure.ts';
import { isInsider } from './insider.ts';
import { knownFields } from './known-fields.ts';
import { type Meter, noMeter, openMeter, readingMeter } from './meter.ts';
import { perform } from './perform.ts';
import { readRequestHeaders } from './request-headers.ts';
import { requestOrigin } from './request-origin.ts';
import { type EndpointResponse, errorResponse, refusalPage, wantsPage } from './response.ts';
import { standingHeaders } from './standing-headers.ts';

/**
 * The Lambda handler of one endpoint: admits, reads and counts the request, runs it once, and returns the response
 * through its schema. Every failure becomes an error response.
 */
export function endpoint<R extends Route>(route: R, handle: Handle<R>, edge: Edge) {
  if (takesFromPages(route) && !edge.addresses)
    throw new Error(`${route.path} takes what pages send and counts no addresses`);
  const parseJson = httpJsonBodyParser<APIGatewayProxyEvent>();
  const readForm = edge.pages?.readForm;
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .before(async function parseBody(request) {
      const { event } = request;
      await admitAddress(route, edge, readRequest({ ...event, body: null }));
      if (!event.body) return;
      // Header names in lower case, whatever their spelling.
      const { headers } = readRequestHeaders(event);
      const contentType = headers['content-type'];
      if (readForm && contentType !== undefined && isForm(contentType)) {
        const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
        if (bytes.byteLength > route.maxBodyBytes) throw new ApiError('payload_too_large');
        const form = await readForm(contentType, bytes);
        if (Buffer.byteLength(JSON.stringify(form.fields)) > route.maxFieldBytes)
          throw new ApiError('payload_too_large');
        const body = route.body ? knownFields(route.body, form.fields) : form.fields;
        Object.assign(event, { body, files: form.files });
        return;
      }
      if (event.isBase64Encoded) {
        event.body = Buffer.from(event.body, 'base64').toString();
        event.isBase64Encoded = false;
      }
      checkBodySize(route, event.body);
      const parsed = { ...request, event: { ...event, headers } };
      await parseJson.before?.(parsed);
      event.body = parsed.event.body;
      // In the steps after this one, null means that no body was sent.
      if (event.body === null && route.body) throw new ApiError('validation_failed', { details: [nullBody] });
    })
    .onError(async function respondToUnreadable(request) {
      // A caller without access must get that error and not one about the body, so this request goes through admission
      // too.
      const unreadable = readRequest({ ...request.event, body: null });
      const response = await serve(route, edge, unreadable, () => Promise.reject(request.error));
      request.response = writeResponse(response, unreadable.requestId);
    })
    .handler(async function respondToRequest(event: APIGatewayProxyEvent, context: Context) {
      const request = readRequest(event);
      const response = await serve(route, edge, request, (caller, meter) =>
        perform({ route, handle, edge, request, context, caller, meter }),
      );
      return writeResponse(response, request.requestId);
    });
}

const takesFromPages = ({ keys, method, form, countsAddresses }: Route) =>
  (keys === 'public' && method !== 'GET') || form !== undefined || countsAddresses === true;

/**
 * Before the body of a page's request is read, only the sender's IP address is known; a secret key has its own budget.
 */
async function admitAddress(route: Route, edge: Edge, request: HttpRequest): Promise<void> {
  const admitFor = (organizationId: string) =>
    edge.addresses?.admit(organizationId, request.address, edge.clock());
  // A request that another site makes a visitor's browser send is refused before it is counted, because it would use up the visitor's calls.
  if (route.countsAddresses || route.form) admit(route, request);
  // The organization is not known before the sign-in. Its steps are counted apart, so that one leaves room for the next, and
  // apart from what another site opens: that may go on without end.
  if (route.countsAddresses) {
    const step = route.path.split('/').at(-1) ?? '';
    const isOwn = isFromHere(request) || (await edge.isBegunHere?.(request));
    return admitFor(isOwn ? step : `${step} from other sites`);
  }
  if (route.form) {
    // Only an organization that exists has counts; for any other the call is not_found.
    const { organization } = request.params;
    const isId = v.is(route.params.organization as v.GenericSchema<string>, organization);
    if (isId && (await edge.organizations.find(organization))) await admitFor(organization);
  } else if (takesFromPages(route) && request.caller?.keyType === 'publishable') {
    await admitFor(admit(route, request).organizationId);
  }
}

/** The media type of forms with files, as browsers send them. */
const isForm = (contentType: string) => /^\s*multipart\/form-data\s*;/i.test(contentType);

const nullBody: ErrorDetail = { param: null, code: 'invalid_type', message: 'The body must be an object.' };

/** An application is never rejected because the employer's budget is used up, and people have none. */
function meterFor({ counted }: Route, edge: Edge, request: HttpRequest): Meter {
  const { caller } = request;
  // Before the table is opened, which the function of a route without a key does not have.
  if (!caller || !isInsider(caller)) return edge.meterOfChat?.(caller) ?? noMeter;
  const { organizations, clock } = edge;
  if (caller.keyType === 'session') return readingMeter(organizations, caller, clock());
  return openMeter(organizations, caller, counted, requestOrigin(edge, request, caller, clock()), clock);
}

/** Statuses that do not count against an organization's month. */
const freeStatuses = new Set([401, 403, 429]);

/** Admits and handles the request, converts every failure to its response, and adds the headers of the budget. */
async function serve(
  route: Route,
  edge: Edge,
  request: HttpRequest,
  work: (caller: Caller, meter: Meter) => Promise<EndpointResponse>,
): Promise<EndpointResponse> {
  const startedAt = performance.now();
  const { caller, requestId } = request;
  const meter = meterFor(route, edge, request);
  const refuse = (error: unknown) => {
    const refusal = asRefusal(error, requestId);
    if (edge.pages && wantsPage(request)) return refusalPage(refusal, request, edge.pages);
    return errorResponse(refusal, requestId, request.headers.accept);
  };
  let response: EndpointResponse;
  try {
    response = await work(admit(route, request), meter);
  } catch (error) {
    response = refuse(error);
    const counts = !freeStatuses.has(response.status);
    if (counts) await meter.count().catch((exceeded) => (response = refuse(exceeded)));
  }
  const durationMs = Math.round(performance.now() - startedAt);
  const { status } = response;
  log.info('request', { requestId, route: route.path, status, durationMs, key: caller?.keyId });
  const standing = standingHeaders(route, request, response);
  return { ...response, headers: { ...standing, ...response.headers, ...(await meter.headers()) } };
}
