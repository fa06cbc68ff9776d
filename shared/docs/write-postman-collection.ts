import { folders } from './postman/collection-steps.ts';
import { variableOf, withVariables } from './postman/collection-variables.ts';
import { fileRequest } from './postman/file-request.ts';
import { foldersOfReads } from './postman/folders-of-reads.ts';
import type { Step } from './postman/step.ts';
import { testScript } from './postman/test-script.ts';
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
  schema?: { pattern?: string };
}

interface Response {
  links?: Record<string, { operationId: string; parameters: Record<string, string> }>;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': Content } };
  responses?: Record<string, Response>;
}

/** An operation with its place. */
interface Call {
  path: string;
  method: string;
  operation: Operation;
}

/** The part of the OpenAPI document that a collection is made from. */
export interface ApiDocument {
  info: { title: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * The OpenAPI document as a Postman collection, format 2.1 (schema.getpostman.com). It runs as a whole: requests are in the order of
 * {@link folders}, then of {@link foldersOfReads}; each tests its status, and ids are variables that earlier requests set.
 */
export function writePostmanCollection({ info, servers, paths, components }: ApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: withPlainBody(operation as Operation, components?.schemas),
    })),
  );
  const byId = new Map(calls.map((call) => [call.operation.operationId, call]));
  const item = Object.entries({ ...folders, ...foldersOfReads(calls) }).map(([name, steps]) => ({
    name,
    item: steps.flatMap((step) => itemsOf(step, byId)),
  }));
  const variables = new Set([...JSON.stringify(item).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: bearer('{{api_key}}'),
    variable: [
      { key: 'base_url', value: servers[0]?.url ?? '' },
      {
        key: 'api_key',
        value: '',
        description: 'A secret key. The sandbox has its own keys and its own host.',
      },
      ...[...variables].filter((name) => name !== 'base_url').map((key) => ({ key, value: '' })),
    ],
    item,
  };
}

/** The operation with the schema of its body in place of the schema's name. */
function withPlainBody(operation: Operation, schemas: Record<string, Schema> = {}): Operation {
  const content = operation.requestBody?.content['application/json'];
  const schema = schemas[content?.schema.$ref?.split('/').at(-1) ?? ''];
  return content && schema
    ? { ...operation, requestBody: { content: { 'application/json': { ...content, schema } } } }
    : operation;
}

type Item = ReturnType<typeof requestOf>[number] | ReturnType<typeof fileRequest>;

/** The request of a step as a list of one. */
const itemsOf = (step: Step, calls: Map<string, Call>): Item[] =>
  step.call === 'putFile' || step.call === 'putCandidateFile'
    ? [fileRequest(step.call)]
    : requestOf(step, calls);

const bearer = (value: string) => ({ type: 'bearer', bearer: [{ key: 'token', value, type: 'string' }] });

/** None, or a session token, where it is not the key of the collection. */
function authOf({ security }: Pick<Operation, 'security'>) {
  if (security?.length === 0) return { auth: { type: 'noauth' } };
  return security?.some((one) => 'sessionToken' in (one as object))
    ? { auth: bearer('{{session_token}}') }
    : {};
}

/** The request of a step, or none for an operation that the document does not have. */
function requestOf(step: Step, calls: Map<string, Call>) {
  const call = calls.get(step.call);
  if (!call) return [];
  const { path, method, operation } = call;
  const { operationId, summary, description, parameters } = operation;
  const postmanPath = path.replace(/\{(\w+)\}/g, ':$1');
  const among = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const unset = { value: '', disabled: true };
  const query = among('query').map(({ name, description }) => ({ key: name, ...unset, description }));
  const body = operation.requestBody?.content['application/json'];
  const header = [
    ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
    ...among('header').map(headerOf),
  ];
  const variable = among('path').map((one) => ({
    key: one.name,
    value: step.params?.[one.name] ?? variableOf(one),
  }));
  return [
    {
      name: step.name ?? operationId,
      event: [testOf(step, operation, calls)],
      request: {
        method: method.toUpperCase(),
        description: description === undefined ? summary : `${summary}\n\n${description}`,
        ...(step.token === undefined ? authOf(operation) : { auth: bearer(`{{${step.token}}}`) }),
        header,
        url: {
          raw: `{{base_url}}${postmanPath}`,
          host: ['{{base_url}}'],
          path: postmanPath.split('/').slice(1),
          query,
          variable,
        },
        ...(body && { body: jsonBody(body, step) }),
      },
      response: [],
    },
  ];
}

function testOf({ saves, until }: Step, operation: Operation, calls: Map<string, Call>) {
  const [status, response] = Object.entries(operation.responses ?? {}).find(([code]) => code < '300') ?? [
    '200',
    {},
  ];
  const work = {
    status: Number(status),
    saves: saves ?? createdBy(response, calls),
    ...(until !== undefined && { until }),
  };
  return { listen: 'test', script: { type: 'text/javascript', exec: testScript(work) } };
}

/** The variable for the id in the response to a request that creates something: the document links it to other operations. */
function createdBy({ links = {} }: Response, calls: Map<string, Call>): Record<string, string> {
  const [link] = Object.values(links);
  const [name] =
    Object.entries(link?.parameters ?? {}).find(([, from]) => from === '$response.body#/id') ?? [];
  const parameter = calls.get(link?.operationId ?? '')?.operation.parameters.find((one) => one.name === name);
  return parameter ? { [variableOf(parameter).slice(2, -2)]: 'body.id' } : {};
}

/** Postman makes a new UUID for each request; the reader fills in other headers. */
const headerOf = ({ name, description }: Parameter) =>
  name === 'Idempotency-Key'
    ? { key: name, value: '{{$guid}}', description }
    : { key: name, value: '', description, disabled: true };

function jsonBody({ example, examples, schema }: Content, { body }: Step) {
  const shown = example ?? Object.values(examples ?? {})[0]?.value ?? sampleOf(schema);
  const fields = { ...(withVariables(shown) as object), ...body };
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return {
    mode: 'raw',
    // A variable that holds a JSON list has no quotes around it.
    raw: JSON.stringify(sent, null, 2).replace('"{{stage_ids}}"', '{{stage_ids}}'),
    options: { raw: { language: 'json' } },
  };
}
