import * as v from 'valibot';
import type { Scope } from './organization.ts';

const keyword = 'x-read-scope';

/** Marks a field of a response that needs a scope of its own: for a key without it the field is null. */
/* @__NO_SIDE_EFFECTS__ */
export const readWith = <Part>(scope: Scope) => v.metadata<Part, { [keyword]: Scope }>({ [keyword]: scope });

/** A field of a response: the property names and array steps to it, and the scope that it needs. */
export interface ScopedPart {
  path: readonly (string | typeof each)[];
  scope: Scope;
}
export const each = Symbol('each item');

type Nested = v.GenericSchema & {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: v.ObjectEntries;
  options?: unknown[];
};

/** Every field of a response that is marked by {@link readWith}, also in lists and nested objects. */
export function scopedParts(schema: v.GenericSchema, path: ScopedPart['path'] = []): ScopedPart[] {
  const scope = (v.getMetadata(schema) as { [keyword]?: Scope })[keyword];
  if (scope) return [{ path, scope }];
  const { wrapped, item, entries = {}, options = [] } = schema as Nested;
  if (wrapped) return scopedParts(wrapped, path);
  if (item) return scopedParts(item, [...path, each]);
  const choices = options.filter(
    (option) => typeof option === 'object' && option !== null,
  ) as v.GenericSchema[];
  const parts = Object.entries(entries) as [string, v.GenericSchema][];
  return [
    ...choices.flatMap((choice) => scopedParts(choice, path)),
    ...parts.flatMap(([name, part]) => scopedParts(part, [...path, name])),
  ];
}
