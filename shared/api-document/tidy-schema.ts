export type Json = Record<string, unknown>;

/** Which side writes a value: lists of values are closed in requests and open in responses. */
export type Side = 'request' | 'response';

/**
 * A schema in the form that generators read: a `type` next to every constant and list of values, `null` as a type and not as a
 * choice, no empty default. The values of a response are an open list, `x-extensible-enum`, and so is a boolean constant:
 * generators for Java and Kotlin make an enum of it that does not compile.
 */
export function tidySchema(schema: Json, side: Side): Json {
  const parts = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, tidyPart(keyword, value, side)]),
  );
  return withOpenValues(withType(withNullAsType(withoutEmptyDefault(parts))), side);
}

const lists = new Set(['anyOf', 'oneOf', 'allOf']);
const maps = new Set(['properties']);
const singles = new Set(['items', 'additionalProperties']);

function tidyPart(keyword: string, value: unknown, side: Side): unknown {
  if (lists.has(keyword)) return (value as Json[]).map((one) => tidySchema(one, side));
  if (maps.has(keyword))
    return Object.fromEntries(
      Object.entries(value as Record<string, Json>).map(([name, one]) => [name, tidySchema(one, side)]),
    );
  return singles.has(keyword) && typeof value === 'object' ? tidySchema(value as Json, side) : value;
}

/** A default of null or of an empty object only repeats that the field is optional. */
function withoutEmptyDefault({ default: given, ...schema }: Json): Json {
  const isEmpty = given === null || (typeof given === 'object' && JSON.stringify(given) === '{}');
  return given === undefined || isEmpty ? schema : { ...schema, default: given };
}

/** `anyOf` of a text, number or list and null → one type with null. */
function withNullAsType(schema: Json): Json {
  const { anyOf, ...others } = schema as { anyOf?: Json[] };
  const [only, ...more] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (!only || more.length > 0 || anyOf?.length !== 2) return schema;
  if (typeof only.type !== 'string' || 'properties' in only) return schema;
  const { const: constant, ...form } = only;
  const values = constant === undefined ? only.enum : [constant];
  return {
    ...others,
    ...form,
    ...(Array.isArray(values) && { enum: [...values, null] }),
    type: [only.type, 'null'],
  };
}

function withType(schema: Json): Json {
  if ('type' in schema) return schema;
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return Array.isArray(values) ? { type: typeof values[0], ...schema } : schema;
}

function withOpenValues(schema: Json, side: Side): Json {
  if (side === 'request') return schema;
  const { enum: values, const: constant, ...others } = schema;
  if (typeof constant === 'boolean') return { ...others, 'x-extensible-enum': [constant] };
  if (!Array.isArray(values)) return schema;
  return { ...others, 'x-extensible-enum': values.filter((value) => value !== null) };
}
