/** As much of a JSON Schema as bodies of requests use. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  maxProperties?: number;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Makes text of so many characters. */
export type Fill = (characters: number) => string;

const longest = 50_000;

/**
 * The largest value that a schema lets through, made of one kind of text; undefined where it takes no free text. Of choices
 * and formats the first that is text is taken; fields that are required and no text are 0, false or empty.
 */
export function enlarged(schema: Schema, fill: Fill): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((one) => enlarged(one, fill)).find((value) => value !== undefined);
  if (schema.enum || schema.const !== undefined || schema.format) return undefined;
  const { properties, additionalProperties, items } = schema;
  if (schema.type === 'string') {
    const text = fill(Math.min(schema.maxLength ?? longest, longest));
    return new RegExp(schema.pattern ?? '', 'u').test(text) ? text : undefined;
  }
  if (items) {
    const item = enlarged(items, fill);
    return item === undefined ? undefined : Array.from({ length: schema.maxItems ?? 20 }, () => item);
  }
  if (properties) {
    const entries = Object.entries(properties).flatMap(([name, field]) => {
      const value = enlarged(field, fill);
      return value === undefined ? [] : [[name, value] as const];
    });
    const isWhole = schema.required?.every((name) => entries.some(([known]) => known === name)) ?? true;
    return isWhole && entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  if (typeof additionalProperties === 'object') {
    const value = enlarged(additionalProperties, fill);
    if (value === undefined) return undefined;
    const pair = (_: unknown, index: number) => [`key ${index}`, value] as const;
    return Object.fromEntries(Array.from({ length: schema.maxProperties ?? 50 }, pair));
  }
  return undefined;
}

/** A body with everything that its schema lets grow, but for the fields of these names. */
export function enlargedBody(
  schema: Schema,
  body: Record<string, unknown>,
  fill: Fill,
  without: ReadonlySet<string>,
): Record<string, unknown> {
  const grown = { ...body };
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (without.has(name)) continue;
    const inner = (field.anyOf?.find(({ properties }) => properties) ?? field) as Schema;
    const given = body[name];
    if (inner.properties && (given === undefined || isRecord(given)))
      grown[name] = enlargedBody(inner, given ?? {}, fill, new Set());
    else grown[name] = enlarged(field, fill) ?? given;
    if (grown[name] === undefined || JSON.stringify(grown[name]) === '{}') delete grown[name];
  }
  return grown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
