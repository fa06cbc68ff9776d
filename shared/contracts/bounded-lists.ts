import * as v from 'valibot';

/** A list whose length is checked before its entries. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<const Item extends v.GenericSchema>(item: Item, most: number) {
  const list = v.array(item);
  return v.pipe(
    unlessLonger(list, (given) => Array.isArray(given) && given.length > most),
    v.maxLength<v.InferOutput<Item>[], number>(most),
  );
}

/** Pairs whose number is checked before they are. Names that valibot's records skip silently are errors as well. */
/* @__NO_SIDE_EFFECTS__ */
export function pairs<const Key extends v.GenericSchema<string, string>, const Value extends v.GenericSchema>(
  key: Key,
  value: Value,
  most: number,
) {
  const record = v.record(key, value);
  return v.pipe(
    unlessLonger(
      record,
      (given) => isObject(given) && (Object.keys(given).length > most || leavesOut(given)),
    ),
    v.maxEntries<v.InferOutput<typeof record>, number>(most),
    v.check<v.InferOutput<typeof record>, string>(
      (given) => !leavesOut(given),
      'without the names constructor, prototype and __proto__',
    ),
  );
}
const leavesOut = (given: object) =>
  ['constructor', 'prototype', '__proto__'].some((name) => Object.hasOwn(given, name));
const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null;

/** An input that is too long passes here without a check: the length check after it rejects it. */
function unlessLonger<Schema extends v.GenericSchema>(schema: Schema, isLonger: (given: unknown) => boolean) {
  const run: Schema['~run'] = (dataset, config) =>
    isLonger(dataset.value)
      ? { typed: true, value: dataset.value as v.InferOutput<Schema> }
      : schema['~run'](dataset, config);
  return { ...schema, '~run': run };
}
