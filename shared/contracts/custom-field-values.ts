import * as v from 'valibot';
import { entries, pairs } from './bounded-lists.ts';
import { quantity, rawLine, rawText } from './primitives.ts';

export const customFieldKey = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'lower-case letters, digits and underscores'),
);
/** A definition decides which of them a value may be: see shared/domain/custom-fields.ts. */
const value = v.union([rawText(2000), quantity(-1e15, 1e15), v.boolean(), entries(rawLine(100), 100)]);

/** Values by the keys of their definitions. */
export const customFields = pairs(customFieldKey, value, 50);
/** In a PATCH, values are merged and null removes one: at most 50 removed and 50 added. */
export const customFieldsPatch = pairs(customFieldKey, v.nullable(value), 100);

export const customFieldsView = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]),
);
export type CustomFields = v.InferOutput<typeof customFieldsView>;
export type CustomFieldsPatch = { [key: string]: CustomFields[string] | null };
