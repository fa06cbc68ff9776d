import * as v from 'valibot';

/** Stands for whatever somebody may have written: no word of ours, and short enough for every field. */
const word = 'zqxfreetext';
/** The one thing written: in each place another. */
let written = 0;
export const mark = () => `${word}${++written}`;
export const isMarked = (text: string) => text.toLowerCase().includes(word);

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
  key?: unknown;
  value?: v.GenericSchema;
  options?: unknown[];
};

/** A text that this schema takes and nobody but its writer has chosen; undefined where there is none. */
function markFor(schema: v.GenericSchema): string | undefined {
  const texts = [mark(), `https://${word}.example.com/${mark()}`, `${mark()}@${word}.example.com`];
  return texts.find((text) => v.is(schema, text));
}

/**
 * The value with a mark in each place where a schema takes free text: those that are not there are filled, lists get an
 * item, records a pair. `keep` leaves a place as it is, by its path such as `submission.attachments.content_type`.
 */
export function fillFreeText(
  schema: v.GenericSchema,
  value: unknown,
  keep: (path: string) => boolean = () => false,
  path = '',
): unknown {
  if (keep(path)) return value;
  const { wrapped, item, entries, key, value: pair, options } = schema as Nested;
  if (wrapped) return fillFreeText(wrapped, value, keep, path) ?? value;
  if (entries) return fillEntries(entries, value, keep, path);
  if (item) {
    const items = Array.isArray(value) && value.length > 0 ? value : [undefined];
    const filled = items.map((one) => fillFreeText(item, one, keep, path));
    return filled.includes(undefined) || !v.is(schema, filled) ? value : filled;
  }
  if (key && pair) return { ...(value as object), [mark()]: mark() };
  const choice = (options ?? []).find((option) => isSchema(option) && v.is(option, value));
  if (choice) return fillFreeText(choice as v.GenericSchema, value, keep, path);
  return markFor(schema) ?? value;
}

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null && 'kind' in option;

function fillEntries(
  entries: v.ObjectEntries,
  value: unknown,
  keep: (path: string) => boolean,
  path: string,
): unknown {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const filled = Object.entries(entries).map(([name, part]) => [
    name,
    fillFreeText(part as v.GenericSchema, given[name], keep, path ? `${path}.${name}` : name),
  ]);
  const all = { ...given, ...Object.fromEntries(filled.filter(([, part]) => part !== undefined)) };
  const isThere = value !== undefined && value !== null;
  return isThere || v.is(v.object(entries), all) ? all : value;
}

/** Every text below a value: keys of records too. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...textsIn(part),
  ]);
}
