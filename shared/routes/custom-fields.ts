import {
  createCustomFieldBody,
  customFieldFilters,
  customFieldView,
  updateCustomFieldBody,
} from '../contracts/custom-field.ts';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from './vocabulary.ts';

const fields = {
  path: '/v1/custom-fields',
  kind: 'customField',
  one: 'a custom field',
  many: 'custom fields',
  scope: 'jobs',
  view: customFieldView,
  rows: 'customFields',
  atMost: 'An organization has at most 50 for each type of object',
  boundedBy: '50 fields for each of three types of object (shared/domain/custom-fields.ts)',
  isCounted: true,
  deletesAlways: true,
} as const;

export const listCustomFields = listEntries(fields, customFieldFilters);
export const createCustomField = createEntry(
  fields,
  createCustomFieldBody,
  'Jobs, candidates and applications have values of it in `custom_fields`, under its `key`. The key is unique for its `object_type`; ' +
    'a key that is taken returns `name_taken`. Selects need `options`, and other types have none.',
);
export const getCustomField = getEntry(fields);
export const updateCustomField = updateEntry(
  fields,
  updateCustomFieldBody,
  '`key`, `object_type` and `type` do not change. `options` are replaced as a whole; stored values of an option that is removed stay, ' +
    'and no other resource takes them.',
);
export const deleteCustomField = deleteEntry(
  fields,
  'Stored values stay until a PATCH sets them to null. No further request can set a value of the field.',
);
