import { type ErrorCode, errorCodes } from '../contracts/errors.ts';
import type { EventName } from '../contracts/events.ts';
import { exampleEvent, examplePing } from '../examples/event-examples.ts';
import type { Examples, Exchange, OperationExample } from '../examples/examples.ts';
import type { Route } from '../routes/route.ts';
import { errorsOf } from './errors-of.ts';
import type { openapiDocument } from './openapi.ts';

type Json = Record<string, unknown>;
type ApiDocument = ReturnType<typeof openapiDocument>;
type Content = Record<string, Json>;
interface Operation extends Json {
  operationId: string;
  parameters: { in: string; name: string; schema: Json }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; 'x-publishable-response'?: Json }>;
}

/**
 * The document with the recorded requests, responses and errors, and an example of each event, in the places where
 * readers and tools look for them.
 */
export function withExamples(document: ApiDocument, routes: Record<string, Route>, examples: Examples) {
  const refusals = Object.entries(examples.errors).map(([code, { operation, response }]) => {
    const { method, path } = routes[operation] ?? {};
    return [code, { summary: `Response to ${method} ${path}`, value: response.body }];
  });
  return {
    ...document,
    paths: mapValues(document.paths, (operations) =>
      mapValues(operations, (operation) => exemplify(operation as Operation, routes, examples)),
    ),
    webhooks: mapValues(document.webhooks, ({ post }, name) => {
      const content = contentWith(post.requestBody.content, {
        example: name === 'ping' ? examplePing() : exampleEvent(name as EventName),
      });
      return { post: { ...post, requestBody: { ...post.requestBody, content } } };
    }),
    components: { ...document.components, examples: Object.fromEntries(refusals) },
  };
}

function exemplify(operation: Operation, routes: Record<string, Route>, examples: Examples): Operation {
  const route = routes[operation.operationId];
  const example = examples.operations[operation.operationId];
  const { requestBody } = operation;
  const answered = example && `${example.response.status}`;
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => ({
      ...parameter,
      ...recordedValueOf(parameter, example),
    })),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: contentWith(
          requestBody.content,
          shown(example, ({ request }) => request.body),
        ),
      },
    }),
    responses: mapValues(operation.responses, (response, status) => {
      if (!response.content) return response;
      if (example && status === answered)
        return { ...response, ...withReturned(response, response.content, example) };
      return {
        ...response,
        content: contentWith(response.content, route ? refusalsOf(route, status, examples) : {}),
      };
    }),
  };
}

/** The recorded response to each type of key, at the schema that it follows. */
function withReturned(
  { 'x-publishable-response': toPage }: Operation['responses'][string],
  content: Content,
  example: OperationExample,
) {
  const { body } = example.response;
  if (body === undefined) return { content };
  if (!toPage)
    return {
      content: contentWith(
        content,
        shown(example, ({ response }) => response.body),
      ),
    };
  const shownToPage = example.page && { example: example.page.response.body };
  return {
    content: contentWith(content, { example: body }),
    'x-publishable-response': { ...toPage, ...shownToPage },
  };
}

const placesOf: Record<string, 'params' | 'query' | 'headers'> = {
  path: 'params',
  query: 'query',
  header: 'headers',
};

/** The value of a parameter in the recorded request. */
function recordedValueOf(
  { in: place, name, schema }: Operation['parameters'][number],
  example: OperationExample | undefined,
) {
  const recorded = example?.request[placesOf[place] ?? 'headers']?.[name];
  if (recorded === undefined) return {};
  const { type } = schema;
  return { example: type === 'integer' || type === 'boolean' ? JSON.parse(recorded) : recorded };
}

/** One example, or one per type of key where publishable keys may call too. */
function shown(example: OperationExample | undefined, read: (exchange: Exchange) => unknown): Json {
  if (!example || read(example) === undefined) return {};
  if (!example.page) return { example: read(example) };
  return {
    examples: {
      secret_key: { summary: 'With a secret key', value: read(example) },
      publishable_key: { summary: 'From a page, with a publishable key', value: read(example.page) },
    },
  };
}

/** The recorded errors of a status that the route can return, from any route. */
function refusalsOf(route: Route, status: string, { errors }: Examples): Json {
  const isShown = (code: ErrorCode) => `${errorCodes[code][0]}` === status && code in errors;
  const named = errorsOf(route).filter(isShown);
  const references = named.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return named.length > 0 ? { examples: Object.fromEntries(references) } : {};
}

/** Only JSON has examples: the other media type of an error has the same content. */
const contentWith = <C extends Content>(content: C, example: Json): C =>
  mapValues(content, (media, type) => (type === 'application/json' ? { ...media, ...example } : media)) as C;

const mapValues = <T, U>(record: Record<string, T>, map: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
