import * as v from 'valibot';
import type { Scope } from './organization.ts';

const keyword = 'x-read-scope';

/** Marks a part of an answer that asks for a scope of its own: to a key without it the part is null. */
/* @__NO_SIDE_EFFECTS__ */
export const readWith = <Part>(scope: Scope) => v.metadata<Part, { [keyword]: Scope }>({ [keyword]: scope });

/** A part of an answer: the names and array steps on the way there, and the scope that it asks for. */
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

/** Every part of an answer that is marked by {@link readWith}, in lists and below other parts too. */
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
