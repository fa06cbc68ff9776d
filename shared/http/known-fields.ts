import type * as v from 'valibot';

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
};

/** What was sent without the fields that the schema does not know; what is of another shape is left to the schema to refuse. */
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
