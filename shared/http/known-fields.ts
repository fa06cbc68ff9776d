import type * as v from 'valibot';

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
};

/** The input without fields unknown to the schema. A value of another type is left for the schema to reject. */
export function knownFields(schema: v.GenericSchema, sent: unknown): unknown {
  const { wrapped, item, entries } = schema as Nested;
  if (wrapped) return knownFields(wrapped, sent);
  if (Array.isArray(sent)) return item ? sent.map((one) => knownFields(item, one)) : sent;
  if (!entries || typeof sent !== 'object' || sent === null) return sent;
  const known = Object.entries(sent).filter(([name]) => Object.hasOwn(entries, name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, knownFields(entries[name] as v.GenericSchema, value)]),
  );
}
