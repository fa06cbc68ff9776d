import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { customFieldKey } from './custom-field-values.ts';
import { text } from './primitives.ts';
import { severalWords } from './several.ts';
import { entryFields, entryPatch, newEntryInput } from './vocabulary.ts';

/** The resources that have custom fields. */
const objectType = v.picklist(['job', 'candidate', 'application']);
const fieldType = v.picklist(['text', 'number', 'boolean', 'date', 'url', 'single_select', 'multi_select']);

/** The choices of a select, in their order. Resources store the value; the label can change. */
const options = v.optional(entries(v.strictObject({ value: text(100), label: text(200) }), 100));

export const createCustomFieldBody = v.strictObject({
  ...newEntryInput,
  object_type: objectType,
  key: v.pipe(
    customFieldKey,
    // A pair of this name would be lost: see shared/contracts/bounded-lists.ts.
    v.check(
      (key) => key !== 'constructor' && key !== 'prototype',
      'another key than constructor and prototype',
    ),
  ),
  type: fieldType,
  options,
});
export const updateCustomFieldBody = v.strictObject({ ...entryPatch, options });

export const customFieldView = v.object({
  object: v.literal('custom_field'),
  ...entryFields('customField'),
  object_type: objectType,
  key: v.string(),
  type: fieldType,
  options: v.array(v.object({ value: v.string(), label: v.string() })),
});

export const customFieldFilters = { object_type: severalWords(objectType.options) };
