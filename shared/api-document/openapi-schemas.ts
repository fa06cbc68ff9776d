import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { allOf } from './descriptions/all.ts';
import { anyEvent } from './event-definitions.ts';

/** Schemas with a name of their own in the document; all others are written inline. */
const definitions = allOf('schemas');

const responses = {
  typeMode: 'output' as const,
  definitions,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
};

/** Checks and transforms have no JSON Schema; the field's error message describes them. */
const ignoreActions = ['trim', 'check', 'partial_check', 'transform'];

/** The named schemas as JSON Schema. */
export const namedSchemas = () => ({ ...toJsonSchemaDefs(definitions, responses), Event: anyEvent });

/** The JSON Schema of a request, without named schemas. */
export const requestSchema = (schema: v.GenericSchema) =>
  withoutDialect(toJsonSchema(schema, { typeMode: 'input', ignoreActions }));

/** The JSON Schema of a response, with references to the named schemas. */
export const responseSchema = (schema: v.GenericSchema) => withoutDialect(toJsonSchema(schema, responses));

const withoutDialect = ({ $schema: _, $defs: _defs, ...schema }: ReturnType<typeof toJsonSchema>) =>
  ({ ...schema }) as Record<string, unknown>;
