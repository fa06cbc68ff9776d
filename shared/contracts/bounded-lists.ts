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

/**
 * Pairs whose number is checked before they are. Names that valibot's records skip silently are errors as well, and so are names
 * that become empty, reserved or equal to another one when the schema of the key removes invisible characters.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pairs<const Key extends v.GenericSchema<string, string>, const Value extends v.GenericSchema>(
  key: Key,
  value: Value,
  most: number,
) {
  const record = v.record(key, value);
  return v.pipe(
    unlessLonger(
      withoutLoss(record),
      (given) => isObject(given) && (Object.keys(given).length > most || leavesOut(given)),
    ),
    v.maxEntries<v.InferOutput<typeof record>, number>(most),
    v.check<v.InferOutput<typeof record>, string>(
      (given) => !leavesOut(given),
      'without the names constructor, prototype and __proto__',
    ),
  );
}
const skipped = ['constructor', 'prototype', '__proto__'];
const leavesOut = (given: object) => skipped.some((name) => Object.hasOwn(given, name));

/** The record with an error for each pair that its result would lose, at the name as it was sent. */
function withoutLoss<Schema extends v.RecordSchema<PairKey, v.GenericSchema, undefined>>(schema: Schema) {
  const run: Schema['~run'] = (dataset, config) => {
    const given = dataset.value;
    const read = schema['~run'](dataset, config);
    if (!isObject(given)) return read;
    const taken = new Set<string>();
    for (const [key, value] of Object.entries(given)) {
      const { issues, value: name } = schema.key['~run']({ value: key }, config);
      const message = issues ? null : lossOf(key, name as string, taken);
      if (message === null) continue;
      const path = [{ type: 'object', origin: 'key', input: given, key, value }] as [v.IssuePathItem];
      v._addIssue(nameCheck, 'name', read, config, { input: key, message, path });
    }
    return read;
  };
  return { ...schema, '~run': run };
}
type PairKey = v.BaseSchema<string, string | number | symbol, v.BaseIssue<unknown>>;
const nameCheck = v.check<string, string>(() => true, '');

function lossOf(sent: string, name: string, taken: Set<string>): string | null {
  if (name === '' && sent !== '') return 'a name with a visible character';
  if (skipped.includes(name)) return `without invisible characters another name than ${name}`;
  if (taken.has(name)) return 'without invisible characters another name than those of the other pairs';
  taken.add(name);
  return null;
}
const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null;

/** An input that is too long passes here without a check: the length check after it rejects it. */
function unlessLonger<Schema extends v.GenericSchema>(schema: Schema, isLonger: (given: unknown) => boolean) {
  const run: Schema['~run'] = (dataset, config) =>
    isLonger(dataset.value)
      ? { typed: true, value: dataset.value as v.InferOutput<Schema> }
      : schema['~run'](dataset, config);
  return { ...schema, '~run': run };
}
