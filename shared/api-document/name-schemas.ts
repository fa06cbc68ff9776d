import { allOf } from './descriptions/all.ts';
import { pascalCase } from './pascal-case.ts';
import type { Json } from './tidy-schema.ts';

const partNames = allOf('parts');
const prefix = '#/components/schemas/';

/**
 * Collects every object and every union of the document under a name of its own, so that generators need not invent one. Equal objects share
 * a name. The name of a part is that of the schema and the property that it is in, unless descriptions/ has a better one.
 */
export class NamedSchemas {
  readonly schemas: Record<string, Json> = {};
  readonly #names = new Map<string, string>();
  readonly #unused = new Set(Object.keys(partNames));

  /** Adds a schema that has a name, with its parts. */
  add(name: string, schema: Json): void {
    this.#keep(name, this.#withParts(schema, name));
  }

  /** The schema, or a reference to it if it is an object or a union. `suggested` is its name, unless an equal one exists. */
  named(schema: Json, suggested: string): Json {
    const whole = this.#withParts(schema, suggested);
    if (!('properties' in whole) && !isUnion(whole)) return whole;
    const content = JSON.stringify(whole);
    const name = this.#names.get(content) ?? this.#nameOf(suggested, whole);
    this.#keep(name, whole);
    return { $ref: `${prefix}${name}` };
  }

  /** All schemas in the order of their names. Throws for a name in descriptions/ that no part has. */
  finish(): Record<string, Json> {
    if (this.#unused.size > 0) throw new Error(`no part is called ${[...this.#unused].join(', ')}`);
    return Object.fromEntries(Object.entries(this.schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #keep(name: string, schema: Json): void {
    const content = JSON.stringify(schema);
    const kept = this.schemas[name];
    if (kept && JSON.stringify(kept) !== content) throw new Error(`two schemas are called ${name}`);
    this.schemas[name] = schema;
    if (!this.#names.has(content)) this.#names.set(content, name);
  }

  #nameOf(suggested: string, { properties }: Json): string {
    const { object, data, deleted } = (properties ?? {}) as Record<string, Json & { items?: Json }>;
    const item = `${data?.items?.$ref ?? ''}`.replace(prefix, '');
    if (object?.const === 'list' && item !== '') return deleted ? `${item}ListWithDeletions` : `${item}List`;
    this.#unused.delete(suggested);
    return partNames[suggested] ?? suggested;
  }

  #withParts(schema: Json, name: string): Json {
    const { properties, items, anyOf, oneOf, additionalProperties: others } = schema as Parts;
    return {
      ...schema,
      ...(properties && { properties: this.#properties(properties, name) }),
      ...(items && { items: this.named(items, singular(name)) }),
      ...(anyOf && { anyOf: anyOf.map((one) => this.named(one, name)) }),
      ...(oneOf && this.#choices(oneOf, name)),
      ...(typeof others === 'object' && { additionalProperties: this.named(others, `${name}Value`) }),
    };
  }

  #properties(properties: Record<string, Json>, name: string): Record<string, Json> {
    return Object.fromEntries(
      Object.entries(properties).map(([property, schema]) => [
        property,
        this.named(schema, `${name}${pascalCase(property)}`),
      ]),
    );
  }

  /** Objects that a constant distinguishes, such as the actions of a bulk call: each is named after its constant. */
  #choices(oneOf: Json[], name: string): Json {
    const first = (oneOf[0]?.properties ?? {}) as Record<string, Json>;
    const [property] = Object.entries(first).find(([, { const: value }]) => value !== undefined) ?? [];
    if (property === undefined) return { oneOf };
    const choices = oneOf.map((one) => {
      const { const: value } = (one.properties as Record<string, Json>)[property] ?? {};
      return { value: `${value}`, ...this.named(one, `${name}${pascalCase(`${value}`)}`) } as Choice;
    });
    const mapping = Object.fromEntries(choices.map(({ value, $ref }) => [value, $ref]));
    return {
      oneOf: choices.map(({ $ref }) => ({ $ref })),
      discriminator: { propertyName: property, mapping },
    };
  }
}

/** Whether a value has one of several types. One type or null is no union: generators write it as an optional value. */
const isUnion = ({ anyOf, oneOf }: Parts): boolean =>
  (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null').length > 1;

interface Parts {
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  additionalProperties?: Json | boolean;
}
type Choice = { value: string; $ref: string };

const singular = (name: string) =>
  name.replace(/ies$/, 'y').replace(/(?<!s|Work|Bonu|Statu|Addres|Acces|Proces)s$/, '');
