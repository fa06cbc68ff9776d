import type * as v from 'valibot';
import { aboutEvent, isReserved } from '../contracts/about-events.ts';
import { errorCodes } from '../contracts/errors.ts';
import { aboutPing, eventNames, type TestType } from '../contracts/events.ts';
import { docsUrl } from '../platform/addresses.ts';
import { carriesEtag, needsBody, type Route, readScopeOf, writeResponseOf } from '../routes/route.ts';
import { errorsOf } from './errors-of.ts';
import { eventSchemaName } from './event-definitions.ts';
import { info, securitySchemes, servers } from './openapi-about.ts';
import { refusalHeaders, responseHeaders } from './openapi-headers.ts';
import { linksOf } from './openapi-links.ts';
import { parametersOf } from './openapi-parameters.ts';
import { namedSchemas, requestSchema, responseSchema } from './openapi-schemas.ts';
import { tagOf } from './tag-of.ts';

type Json = Record<string, unknown>;

/** Whether only a session token opens the row. */
const isForPeople = ({ keys, scope }: Route) => keys === 'session' && scope !== 'none';

/** Whether only the token of a candidate's session opens the row. */
const takesAssessmentToken = ({ keys, countsAddresses }: Route) => keys === 'candidate' && !countsAddresses;

/** The API as an OpenAPI 3.1 document, generated from the route table alone. */
export function openapiDocument(routes: Record<string, Route>) {
  const paths: Record<string, Json> = {};
  for (const [operationId, route] of Object.entries(routes)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(operationId, route, linksOf(route, routes)),
    };
  }
  return {
    openapi: '3.1.0',
    info: info(),
    servers: servers(),
    security: [{ apiKey: [] }],
    paths,
    webhooks: {
      ping: webhookOf('ping', aboutPing),
      ...Object.fromEntries(eventNames.map((name) => [name, webhookOf(name, aboutEvent(name).says)])),
    },
    components: {
      securitySchemes,
      schemas: namedSchemas(),
    },
  };
}

function operationOf(operationId: string, route: Route, links: Json | undefined): Json {
  const sendsBody = route.body !== undefined;
  return {
    operationId,
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    tags: [tagOf(route)],
    ...(route.deprecated && { deprecated: true }),
    ...(route.scope === 'none' ? { security: [] } : {}),
    ...(route.keys === 'public' && { security: [{ apiKey: [] }, { publishableKey: [] }] }),
    ...(isForPeople(route) && { security: [{ sessionToken: [] }] }),
    ...(takesAssessmentToken(route) && { security: [{ assessmentToken: [] }] }),
    ...(route.scope !== 'none' && route.scope !== 'any' ? { 'x-scope': route.scope } : {}),
    ...(route.emits.length > 0 ? { 'x-emits': route.emits } : {}),
    parameters: parametersOf(route),
    ...(sendsBody && {
      requestBody: {
        required: needsBody(route),
        ...bodyOfPages(route),
        content: {
          ...json(requestSchema(route.body as v.GenericSchema)),
          ...(route.form &&
            !route.form.byScript && {
              'multipart/form-data': { schema: requestSchema(route.body as v.GenericSchema) },
            }),
        },
      },
    }),
    responses: {
      [route.success]: {
        ...successOf(route),
        ...responseOfPages(route),
        headers: responseHeaders(route),
        ...(!route.redirects && { content: responseContent(route) }),
        ...(links && { links }),
      },
      // Generators demand a response that is no redirect.
      ...(route.redirects && { default: { description: 'A refusal, as a page for browsers.' } }),
      ...(route.method === 'GET' &&
        carriesEtag(route) && {
          304: {
            description: 'The resource has not changed since the version in If-None-Match.',
            headers: responseHeaders(route, { isUnchanged: true }),
          },
        }),
      ...refusalsOf(route),
    },
  };
}

const successWords = {
  200: 'The request succeeded.',
  201: 'The resource was created.',
  202: 'The request was accepted. The work continues after the response.',
  302: 'The browser is led on to the address in Location.',
};

/**
 * The description of a success response. The response for a key without the read scope is described here and is not in
 * the schema: with a union every typed client would have to distinguish two cases, of which one is rare.
 */
function successOf(route: Route): Json {
  const scope = readScopeOf(route);
  const description = successWords[route.success];
  if (scope === null || writeResponseOf(route) === route.response) return { description };
  return {
    description: `${description} A key without \`${scope}\` gets only the fields of x-without-read-scope.`,
    'x-without-read-scope': { scope, schema: responseSchema(writeResponseOf(route)) },
  };
}

/**
 * The body for a publishable key, if it has fewer fields. It is not in the schema for the reason in {@link successOf}.
 */
function bodyOfPages({ publicBody }: Route): Json {
  if (!publicBody) return {};
  const ignores = 'With a publishable key, fields that x-publishable-body does not have are ignored.';
  return { description: ignores, 'x-publishable-body': requestSchema(publicBody) };
}

/** The response to a publishable key, if it has fewer fields: see {@link successOf}. */
const responseOfPages = ({ publicResponse }: Route): Json =>
  publicResponse ? { 'x-publishable-response': { schema: responseSchema(publicResponse) } } : {};

/** The response's schema by media type. Of several formats there is the first, because generators read no other. */
const responseContent = ({ response, media = 'application/json' }: Route) => ({
  [media.split(';')[0] ?? media]: {
    schema: responseSchema(response),
  },
});

const json = (schema: Json) => ({ 'application/json': { schema } });

/** One entry per status. Its description lists the codes, because clients branch on them. */
function refusalsOf(route: Route): Record<string, Json> {
  const byStatus = Map.groupBy(errorsOf(route), (code) => errorCodes[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code][2]}`).join('\n'),
        'x-error-codes': codes,
        headers: refusalHeaders(route, status, codes),
        content: {
          ...json({ $ref: '#/components/schemas/Error' }),
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

const webhookOf = (name: TestType, summary: string) => ({
  post: {
    operationId: name,
    summary,
    ...(name !== 'ping' &&
      isReserved(name) && { description: 'Reserved: this event is not emitted yet.', 'x-reserved': true }),
    requestBody: { content: json({ $ref: `#/components/schemas/${eventSchemaName(name)}` }) },
    responses: {
      '200': { description: 'Any 2xx within 10 seconds counts as received.' },
      '410': { description: 'The endpoint is disabled.' },
      default: { description: `The delivery is retried by the schedule at ${docsUrl()}/events#deliveries.` },
    },
  },
});
