import * as v from 'valibot';

/** Where a schema takes an id of ours, or a token: the names and array steps on the way there, and what fits. */
export interface IdPlace {
  path: (string | 'each')[];
  schema: v.GenericSchema;
}

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
  options?: unknown[];
};

/** Every place in a body, or among a query's parameters, that takes one of the given ids and not just any text. */
export function idPlaces(
  schema: v.GenericSchema,
  ids: readonly string[],
  path: IdPlace['path'] = [],
): IdPlace[] {
  const { wrapped, item, entries, options } = schema as Nested;
  if (wrapped) return idPlaces(wrapped, ids, path);
  if (item) return idPlaces(item, ids, [...path, 'each']);
  if (entries)
    return Object.entries(entries).flatMap(([name, field]) =>
      idPlaces(field as v.GenericSchema, ids, [...path, name]),
    );
  const choices = (options ?? []).filter(
    (option): option is v.GenericSchema => typeof option === 'object' && option !== null && 'kind' in option,
  );
  if (choices.length > 0) return choices.flatMap((choice) => idPlaces(choice, ids, path));
  const isToken = /_token$/.test(String(path.at(-1)));
  const takesId = !v.is(schema, 'x') && ids.some((id) => v.is(schema, id));
  return isToken || takesId ? [{ path, schema }] : [];
}

/** The body with the value at that place; what lies on the way is kept where it is there, and made where it is not. */
export function placeIn(body: unknown, [step, ...rest]: IdPlace['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === 'each') {
    const [first, ...others] = Array.isArray(body) ? body : [];
    return [placeIn(first, rest, value), ...(rest.length > 0 ? others : [])];
  }
  const fields = (typeof body === 'object' ? body : null) as Record<string, unknown> | null;
  return { ...fields, [step]: placeIn(fields?.[step], rest, value) };
}

/** What stands at that place, if anything does. */
export function valueAt(body: unknown, [step, ...rest]: IdPlace['path']): unknown {
  if (step === undefined) return body;
  if (step === 'each') return Array.isArray(body) ? valueAt(body[0], rest) : undefined;
  return valueAt((body as Record<string, unknown> | undefined)?.[step], rest);
}
