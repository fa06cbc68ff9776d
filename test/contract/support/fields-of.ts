import type * as v from 'valibot';
import { requestSchema } from '../../../shared/api-document/openapi-schemas.ts';
import { type Schema, sampleOf } from '../../../shared/docs/sample-of-schema.ts';

/** One place in a request where a client writes a value: `locations.0.city`. The key of a pair has the name `*`. */
export interface Field {
  path: string[];
  schema: v.GenericSchema;
  /** The body that a variant's field belongs to: its own choice. */
  choice: v.GenericSchema;
  isKey: boolean;
}

interface Parts {
  type: string;
  pipe?: readonly (v.GenericSchema | Action)[];
  wrapped?: v.GenericSchema;
  entries?: v.ObjectEntries;
  item?: v.GenericSchema;
  key?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
}
export interface Action {
  kind: string;
  type: string;
  requirement?: unknown;
  metadata?: { format?: string };
}
const partsOf = (schema: v.GenericSchema) => schema as unknown as Parts;

/** Every place of a schema, lists and groups included, each in the first entry of the lists it is in. */
export function fieldsOf(schema: v.GenericSchema, path: string[] = [], choice = schema): Field[] {
  const { type, wrapped, entries, item, key, value, options } = partsOf(schema);
  if (wrapped) return fieldsOf(wrapped, path, choice);
  const here: Field = { path, schema, choice, isKey: false };
  if (type === 'union') return [...(options ?? [])].flatMap((one) => fieldsOf(one, path, choice));
  if (type === 'variant') return [...(options ?? [])].flatMap((one) => fieldsOf(one, path, one));
  if (entries)
    return [
      here,
      ...Object.entries(entries).flatMap(([name, entry]) =>
        fieldsOf(entry as v.GenericSchema, [...path, name], choice),
      ),
    ];
  if (item) return [here, ...fieldsOf(item, [...path, '0'], choice)];
  if (key && value)
    return [
      here,
      { path: [...path, '*'], schema: key, choice, isKey: true },
      ...fieldsOf(value, [...path, 'pair'], choice),
    ];
  return [here];
}

export const isText = ({ schema }: Field) => partsOf(schema).type === 'string';
export const isList = ({ schema }: Field) => partsOf(schema).type === 'array';
export const isRecord = ({ schema }: Field) => partsOf(schema).type === 'record';

/** What a schema checks, however its pipes are nested. */
export const actionsOf = (schema: v.GenericSchema): Action[] =>
  (partsOf(schema).pipe ?? []).flatMap((one) =>
    (one as Action).kind === 'schema'
      ? actionsOf(one as v.GenericSchema).filter(() => one !== schema)
      : [one as Action],
  );

/** By its name or its format. */
export const isLink = (field: Field) =>
  isText(field) &&
  (/(^|_)(url|uri|link|links|href|website)$/.test(nameOf(field)) ||
    actionsOf(field.schema).some((one) => one.type === 'url' || one.metadata?.format === 'uri'));
const nameOf = ({ path }: Field) => path.findLast((part) => !/^(\d+|\*)$/.test(part)) ?? '';

/** A body with `value` at the field's place, and what its surroundings require at the least. */
export function bodyWith(field: Field, value: unknown, base: Record<string, unknown> = {}) {
  const root = structuredClone(base);
  const schema = requestSchema(field.choice) as Schema;
  const body = { ...(sampleOf(schema) as object), ...root } as Record<string, unknown>;
  let at: Record<string, unknown> = body;
  let shape = schema;
  for (const [index, part] of field.path.entries()) {
    shape = below(shape, part);
    const isLast = index === field.path.length - 1;
    if (isLast && field.isKey) at[String(value)] = 'value';
    else if (isLast) at[part] = value;
    else {
      const made = sampleOf(arrayOr(shape));
      at[part] = typeof at[part] === 'object' && at[part] !== null ? at[part] : (made ?? {});
      at = at[part] as Record<string, unknown>;
    }
  }
  return body;
}

/** A list or a group rather than null. */
const arrayOr = (schema: Schema): Schema =>
  choicesOf(schema).find(({ type }) => type === 'array' || type === 'object') ?? {
    ...schema,
    default: undefined,
  };

type WithPairs = Schema & { additionalProperties?: Schema | boolean };
const choicesOf = ({ anyOf = [] }: Schema): Schema[] => anyOf.flatMap((one) => [one, ...choicesOf(one)]);

function below(schema: Schema, part: string): Schema {
  const { properties, items, additionalProperties: pair } = arrayOr(schema) as WithPairs;
  return properties?.[part] ?? items ?? (typeof pair === 'object' ? pair : { type: 'string' });
}
