import type * as v from 'valibot';

/** As much of valibot's schemas as bounded fields use. */
interface Shape {
  type: string;
  pipe?: readonly Step[];
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  key?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: readonly unknown[];
  entries?: v.ObjectEntries;
}

interface Step {
  type: string;
  requirement?: unknown;
  pipe?: readonly Step[];
}

/** The steps of a pipe, with those of a pipe that it begins with. */
const stepsOf = (pipe: readonly Step[]): Step[] =>
  pipe.flatMap((step) => [step, ...stepsOf(step.pipe ?? [])]);

/** UTF-8 has at most four bytes for a character, and the table's number at most 21. */
const perCharacter = 4;
const ofNumber = 21;

/**
 * The most bytes that a value of this schema has in a row, as {@link bytesInRow} counts them; Infinity where the schema has no
 * limit. The length of a text counts characters, and a pattern is no limit.
 */
export function mostBytes(schema: v.GenericSchema): number {
  const {
    type,
    pipe = [],
    wrapped,
    item,
    key,
    value,
    options = [],
    entries = {},
  } = schema as unknown as Shape;
  const limit = (name: string) =>
    stepsOf(pipe).reduce(
      (least, step) => (step.type === name ? Math.min(least, Number(step.requirement)) : least),
      Number.POSITIVE_INFINITY,
    );
  if (wrapped) return mostBytes(wrapped);
  switch (type) {
    case 'string':
      return perCharacter * limit('max_length');
    case 'number':
      return ofNumber;
    case 'boolean':
    case 'null':
      return 1;
    case 'picklist':
      return Math.max(...options.map((word) => Buffer.byteLength(String(word))));
    case 'array':
      return 3 + limit('max_length') * (1 + mostBytes(item as v.GenericSchema));
    case 'record':
      return (
        3 +
        limit('max_entries') * (1 + mostBytes(key as v.GenericSchema) + mostBytes(value as v.GenericSchema))
      );
    case 'union':
      return Math.max(...options.map((one) => mostBytes(one as v.GenericSchema)));
    case 'object':
    case 'strict_object':
      return Object.entries(entries).reduce(
        (sum, [name, field]) => sum + 1 + Buffer.byteLength(name) + mostBytes(field as v.GenericSchema),
        3,
      );
    default:
      return Number.POSITIVE_INFINITY;
  }
}
