import { NamedSchemas } from './name-schemas.ts';
import { pascalCase } from './pascal-case.ts';
import { type Json, type Side, tidySchema } from './tidy-schema.ts';

interface Content {
  [media: string]: Json & { schema: Json };
}
interface Body extends Json {
  content: Content;
  'x-publishable-body'?: Json;
}
interface Response extends Json {
  content?: Content;
  'x-publishable-response'?: { schema: Json };
  'x-without-read-scope'?: { schema: Json };
}
interface Operation extends Json {
  operationId: string;
  parameters: { schema: Json }[];
  requestBody?: Body;
  responses: Record<string, Response>;
}
interface ApiDocument {
  paths: Record<string, Json>;
  components: { schemas: object };
}

/** The document with every schema tidy and every object of a request or response under a name of its own. */
export function withNamedSchemas<D extends ApiDocument>(document: D) {
  const named = new NamedSchemas();
  for (const [name, schema] of Object.entries(document.components.schemas as Record<string, Json>))
    named.add(name, tidySchema(schema, 'response'));
  const paths = mapValues(document.paths, (operations) =>
    mapValues(operations, (operation) => withNames(operation as Operation, named)),
  );
  return { ...document, paths, components: { ...document.components, schemas: named.finish() } };
}

function withNames(operation: Operation, named: NamedSchemas): Operation {
  const { requestBody, responses } = operation;
  const name = pascalCase(operation.operationId);
  const schemaAs = (suggested: string, side: Side) => (schema: Json) =>
    named.named(tidySchema(schema, side), suggested);
  const asRequest = schemaAs(`${name}Request`, 'request');
  const asResponse = schemaAs(`${name}Response`, 'response');
  const publicBody = requestBody?.['x-publishable-body'];
  return {
    ...operation,
    parameters: operation.parameters.map((one) => ({ ...one, schema: tidySchema(one.schema, 'request') })),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: mapSchemas(requestBody.content, asRequest),
        ...(publicBody && { 'x-publishable-body': schemaAs(`${name}PublicRequest`, 'request')(publicBody) }),
      },
    }),
    responses: mapValues(responses, (response) => {
      const written = response['x-without-read-scope'];
      const shown = response['x-publishable-response'];
      return {
        ...response,
        ...(response.content && { content: mapSchemas(response.content, asResponse) }),
        ...(shown && {
          'x-publishable-response': {
            ...shown,
            schema: schemaAs(`${name}PublicResponse`, 'response')(shown.schema),
          },
        }),
        ...(written && { 'x-without-read-scope': { ...written, schema: asResponse(written.schema) } }),
      };
    }),
  };
}

const mapSchemas = (content: Content, map: (schema: Json) => Json): Content =>
  mapValues(content, (media) => ({ ...media, schema: map(media.schema) }));

const mapValues = <T, U>(record: Record<string, T>, map: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
