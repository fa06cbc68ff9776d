import { type Schema, sampleOf } from './sample-of-schema.ts';

interface Content {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': Content } };
}

/** The part of the OpenAPI document that a collection is made from. */
export interface ApiDocument {
  info: { title: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
}

/** The OpenAPI document as a Postman collection, format 2.1 (schema.getpostman.com): a folder per tag, each operation once, the key as a variable. */
export function writePostmanCollection({ info, servers, paths }: ApiDocument) {
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(path, method, operation as Operation)),
  );
  const folders = [...Map.groupBy(requests, ({ tag }) => tag)].sort(([a], [b]) => a.localeCompare(b));
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: servers[0]?.url ?? '' },
      {
        key: 'api_key',
        value: '',
        description: 'A secret key. The sandbox has its own keys and its own host.',
      },
    ],
    item: folders.map(([name, found]) => ({ name, item: found.map(({ item }) => item) })),
  };
}

function requestOf(path: string, method: string, operation: Operation) {
  const { operationId, summary, description, tags, parameters } = operation;
  const postmanPath = path.replace(/\{(\w+)\}/g, ':$1');
  const among = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = among('query').map(({ name, description }) => ({
    key: name,
    value: '',
    description,
    disabled: true,
  }));
  const body = operation.requestBody?.content['application/json'];
  const header = [
    ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
    ...among('header').map(headerOf),
  ];
  return {
    tag: tags[0] ?? '',
    item: {
      name: operationId,
      request: {
        method: method.toUpperCase(),
        description: description === undefined ? summary : `${summary}\n\n${description}`,
        ...(operation.security?.length === 0 && { auth: { type: 'noauth' } }),
        header,
        url: {
          raw: `{{base_url}}${postmanPath}`,
          host: ['{{base_url}}'],
          path: postmanPath.split('/').slice(1),
          query,
          variable: among('path').map(({ name }) => ({ key: name, value: '' })),
        },
        ...(body && { body: jsonBody(body) }),
      },
      response: [],
    },
  };
}

/** Postman makes a new UUID for each request; the reader fills in other headers. */
const headerOf = ({ name, description }: Parameter) =>
  name === 'Idempotency-Key'
    ? { key: name, value: '{{$guid}}', description }
    : { key: name, value: '', description, disabled: true };

function jsonBody({ example, examples, schema }: Content) {
  const shown = example ?? Object.values(examples ?? {})[0]?.value ?? sampleOf(schema);
  return {
    mode: 'raw',
    raw: JSON.stringify(shown, null, 2),
    options: { raw: { language: 'json' } },
  };
}
