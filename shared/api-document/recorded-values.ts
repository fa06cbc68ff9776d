import type { Json } from './tidy-schema.ts';

interface Media {
  schema: Json;
  example?: unknown;
  examples?: Record<string, Shown>;
}
type Shown = { value?: unknown; $ref?: string };
type Values = Map<string, unknown>;

interface ApiDocument {
  components: { schemas: object; examples: Record<string, Shown> };
}

const prefix = '#/components/schemas/';

/** The first recorded value of each field that is not empty, as `Schema.field`: from the examples of bodies and events. */
export function recordedValues(document: ApiDocument): Values {
  const schemas = document.components.schemas as Record<string, Json>;
  const values: Values = new Map();
  for (const { schema, example, examples = {} } of mediaIn(document))
    for (const shown of [example, ...Object.values(examples).map((one) => shownValue(one, document))])
      collect(schema, shown, schemas, values);
  return values;
}

const shownValue = ({ value, $ref }: Shown, { components }: ApiDocument): unknown =>
  $ref === undefined ? value : components.examples[$ref.split('/').at(-1) ?? '']?.value;

/** Every place of the document that has a schema next to an example. */
function mediaIn(place: unknown): Media[] {
  if (typeof place !== 'object' || place === null) return [];
  if ('schema' in place && ('example' in place || 'examples' in place)) return [place as Media];
  return Object.values(place).flatMap(mediaIn);
}

function collect(
  schema: Json,
  value: unknown,
  schemas: Record<string, Json>,
  values: Values,
  name = '',
): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value) && schema.items)
    for (const item of value) collect(schema.items as Json, item, schemas, values);
  const reference = schema.$ref as string | undefined;
  if (reference !== undefined) {
    const referred = reference.slice(prefix.length);
    collect(schemas[referred] ?? {}, value, schemas, values, referred);
    return;
  }
  const choice = chosen(schema, value as Json, schemas);
  if (choice) collect(choice, value, schemas, values);
  for (const [field, property] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    const held = (value as Json)[field];
    const key = `${name}.${field}`;
    if (!isEmpty(held) && !values.has(key)) values.set(key, held);
    collect(property, held, schemas, values);
  }
}

/** The choice that has every field of the value, and its constant if a constant distinguishes the choices. */
function chosen(schema: Json, value: Json, schemas: Record<string, Json>): Json | undefined {
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as { $ref?: string }[];
  const { propertyName, mapping } = (schema.discriminator ?? {}) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  if (propertyName !== undefined) return { $ref: mapping?.[`${value[propertyName]}`] };
  return choices.find(({ $ref }) => {
    const known = (schemas[`${$ref}`.slice(prefix.length)]?.properties ?? {}) as Json;
    return $ref !== undefined && Object.keys(value).every((field) => field in known);
  });
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
