import { allOf } from './descriptions/all.ts';
import type { Text, Texts } from './descriptions/texts.ts';
import type { Json } from './tidy-schema.ts';

const like = allOf('like');

interface Described extends Json {
  properties?: Record<string, Json>;
}

/** The texts of fields, each of which must be used: one that describes nothing is an error. */
export class FieldTexts {
  readonly #texts: Texts;
  readonly #unused: Set<string>;

  constructor(texts: Texts) {
    this.#texts = texts;
    this.#unused = new Set(Object.keys(texts));
  }

  /** The text of the first key that has one. */
  find(keys: readonly string[]): Text | undefined {
    const key = keys.find((one) => one in this.#texts);
    if (key !== undefined) this.#unused.delete(key);
    return key === undefined ? undefined : this.#texts[key];
  }

  get unused(): string[] {
    return [...this.#unused];
  }
}

/** The keys of a field, the most specific first: its schema, schemas with the same fields, then its name alone. */
function keysOf(schema: string, field: string): string[] {
  const family = schema.endsWith('EventData') ? ['EventData'] : schema.endsWith('Event') ? ['Event'] : [];
  return [...[schema, ...(like[schema] ?? []), ...family].map((one) => `${one}.${field}`), field];
}

/** The named schemas with a description of each field, and an example of each that is no object. Throws for a field without. */
export function describeSchemas(
  schemas: Record<string, Json>,
  texts: FieldTexts,
  recorded: ReadonlyMap<string, unknown>,
): Record<string, Json> {
  const missing: string[] = [];
  const described = Object.entries(schemas).map(([name, schema]) => {
    const { properties } = schema as Described;
    if (!properties) return [name, schema];
    const fields = Object.entries(properties).map(([field, property]) => {
      const keys = keysOf(name, field);
      const text = texts.find(keys);
      const [sentence, written] = typeof text === 'string' ? [text] : (text ?? []);
      if (sentence === undefined) missing.push(`text of ${name}.${field}`);
      const { default: given, ...rest } = property;
      const example = isObject(property) ? {} : exampleOf(property, keys, recorded, text, written);
      if (!isObject(property) && Object.keys(example).length === 0)
        missing.push(`example of ${name}.${field}`);
      return [
        field,
        { description: sentence, ...rest, ...(given !== undefined && { default: given }), ...example },
      ];
    });
    return [name, { ...schema, properties: Object.fromEntries(fields) }];
  });
  if (missing.length > 0) throw new Error(`shared/api-document/descriptions lacks: ${missing.join(', ')}`);
  return Object.fromEntries(described);
}

/** The recorded value, or the written one, or one that the schema implies. */
function exampleOf(
  property: Json,
  keys: readonly string[],
  recorded: ReadonlyMap<string, unknown>,
  text: Text | undefined,
  written: unknown,
): Json {
  const values = [property.enum, property['x-extensible-enum']].find(Array.isArray) as unknown[] | undefined;
  const fitting = keys.find((key) => recorded.has(key) && fits(recorded.get(key), values));
  if ('const' in property) return { examples: [property.const] };
  if (fitting !== undefined) return { examples: [recorded.get(fitting)] };
  if (Array.isArray(text)) return { examples: [written] };
  if (values) return { examples: [values[0]] };
  return property.default === undefined ? {} : { examples: [property.default] };
}

/** A value of a schema with the same fields can be outside of the values of this one. */
const fits = (value: unknown, values: unknown[] | undefined) =>
  values === undefined || values.includes(value);

/** Whether the field holds objects, whose own fields have the examples. */
function isObject({ $ref, anyOf, oneOf, items }: Json): boolean {
  if ($ref !== undefined) return true;
  if (items) return isObject(items as Json);
  return [...((anyOf ?? oneOf ?? []) as Json[])].some(({ $ref: reference }) => reference !== undefined);
}
