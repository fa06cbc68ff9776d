import { customFieldView } from '../../contracts/custom-field.ts';
import type { Descriptions } from './texts.ts';

/** Custom fields. Their values are described where they are set. */
export const customFields: Descriptions = {
  tags: {
    'custom-fields':
      'The fields of the organization’s own, which jobs, candidates and applications have values of.',
  },
  schemas: {
    CustomField: customFieldView,
  },
  parts: {
    JobCustomFieldsValue: 'CustomFieldValue',
    CreateApplicationRequestCustomFieldsValue: 'CustomFieldInputValue',
  },
  like: {
    UpdateCustomFieldRequest: ['CreateCustomFieldRequest'],
  },
  operations: {
    createCustomField: { returns: 'The new custom field.' },
    getCustomField: {
      description: 'The definition is returned with its type and its options.',
      returns: 'The custom field with its options.',
    },
    updateCustomField: { returns: 'The custom field after the change.' },
    deleteCustomField: { returns: 'The id of the deleted custom field.' },
    listCustomFields: {
      description:
        'The definitions for jobs, candidates and applications are in one list; `object_type` selects some.',
      returns: 'A page of custom fields, newest first.',
    },
  },
  parameters: {
    'custom-fields.id': 'The id of the custom field.',
    'custom-fields.external_id': ['Only the custom field with this id of your system.', 'field-12'],
    'custom-fields.object_type': [
      'Only the fields of these types of objects, up to 20 with commas.',
      'candidate',
    ],
  },
  fields: {
    'CustomField.id': 'The id of the custom field. It never changes.',
    'CustomField.name': ['The name of the field, as the team reads it.', 'Preferred shift'],
    'CustomField.object_type': 'The type of object that has values of the field. It never changes.',
    'CustomField.key': ['The name of the value in `custom_fields`. It never changes.', 'shift'],
    'CustomField.type':
      'The type of the values. A `date` is `YYYY-MM-DD`; selects have `options`. It never changes.',
    'CustomField.options': 'The choices of a select, in their order. Empty for other types.',
    'CreateCustomFieldRequest.name': ['The name of the field, as the team reads it.', 'Preferred shift'],
    'CreateCustomFieldRequest.object_type': ['The type of object that has values of the field.', 'candidate'],
    'CreateCustomFieldRequest.key': [
      'The name of the value in `custom_fields`, unique for the type of object.',
      'shift',
    ],
    'CreateCustomFieldRequest.type': ['The type of the values. Selects need `options`.', 'single_select'],
    'CreateCustomFieldRequest.options': 'The choices of a select, in their order, up to 100.',
    'UpdateCustomFieldRequest.options':
      'All choices of the select. Stored values of a choice that is left out stay as they are.',
    'CreateCustomFieldRequest.external_id': [
      'The id of the field in your system, unique among custom fields. Null clears it.',
      'field-12',
    ],
    'CreateCustomFieldRequest.metadata': [
      'Up to 50 pairs of names and texts of your own.',
      { section: 'work' },
    ],
    'UpdateCustomFieldRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { section: 'work' },
    ],
  },
};
