import type { Texts } from './texts.ts';

const fieldValues = { shift: 'night', languages: ['nl', 'en'] };
const givenFields =
  'Values by the keys of custom fields, up to 50 and 16 kB. Each must be of the type of its field.';
const changedFields =
  'Values to add or replace, by the keys of custom fields. Null removes one; others stay.';

/** Custom fields, departments, offices and rejection reasons. */
export const settingTexts: Texts = {
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

  'CreateJobRequest.custom_fields': [givenFields, fieldValues],
  'JobOverrides.custom_fields': [givenFields, fieldValues],
  'CreateCandidateRequest.custom_fields': [givenFields, fieldValues],
  'CreateApplicationRequest.custom_fields': [givenFields, fieldValues],
  'UpdateJobRequest.custom_fields': [changedFields, fieldValues],
  'UpsertJobRequest.custom_fields': [changedFields, fieldValues],
  'UpdateCandidateRequest.custom_fields': [changedFields, fieldValues],
  'UpsertCandidateRequest.custom_fields': [changedFields, fieldValues],
  'UpdateApplicationRequest.custom_fields': [changedFields, fieldValues],
  'UpsertApplicationRequest.custom_fields': [changedFields, fieldValues],

  'Department.id': 'The id of the department. It never changes.',
  'Department.name': 'The name of the department, unique without regard to case.',
  'Department.parent_id': 'The id of the department above. Null if there is none.',
  'CreateDepartmentRequest.name': [
    'The name of the department, unique without regard to case.',
    'Cardiology',
  ],
  'CreateDepartmentRequest.parent_id': [
    'The id of the department above. Null places it at the top.',
    'dep_01KERMBJX0R3N8G5W2ZKQ7T4VA',
  ],
  'CreateDepartmentRequest.external_id': [
    'The id of the department in your system, unique among departments. Null clears it.',
    'cost-centre-4100',
  ],
  'CreateDepartmentRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { floor: '3' }],
  'UpdateDepartmentRequest.metadata': [
    'Pairs to add or replace. A pair whose value is null is removed; others stay.',
    { floor: '3' },
  ],

  'Office.id': 'The id of the office. It never changes.',
  'Office.name': 'The name of the office, unique without regard to case.',
  'Office.location': 'The address of the office. Null if none is set.',
  'CreateOfficeRequest.name': ['The name of the office, unique without regard to case.', 'Rotterdam'],
  'CreateOfficeRequest.location': 'The address of the office. Null clears all of it.',
  'UpdateOfficeRequest.location': 'Fields of the address to change; others stay. Null clears all of it.',
  'CreateOfficeRequest.external_id': [
    'The id of the office in your system, unique among offices. Null clears it.',
    'site-12',
  ],
  'CreateOfficeRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { parking: 'yes' }],
  'UpdateOfficeRequest.metadata': [
    'Pairs to add or replace. A pair whose value is null is removed; others stay.',
    { parking: 'yes' },
  ],

  'RejectionReason.id': 'The id of the reason. It never changes.',
  'RejectionReason.name': 'The name of the reason, unique without regard to case.',
  'RejectionReason.kind': 'Whether your organization decided (`by_us`) or the person (`by_candidate`).',
  'RejectionReason.position': 'The place in a list of choices: lower ones come first. Reasons may share one.',
  'RejectionReason.is_archived': 'Whether the reason rejects no further applications.',
  'CreateRejectionReasonRequest.name': [
    'The name of the reason, unique without regard to case.',
    'No licence to practise',
  ],
  'CreateRejectionReasonRequest.kind':
    'Whether your organization decides (`by_us`) or the person (`by_candidate`).',
  'CreateRejectionReasonRequest.position': [
    'The place in a list of choices: lower ones come first. Reasons may share one.',
    4,
  ],
  'CreateRejectionReasonRequest.is_archived': 'True ends its use for further applications.',
  'CreateRejectionReasonRequest.external_id': [
    'The id of the reason in your system, unique among rejection reasons. Null clears it.',
    'reason-4',
  ],
  'CreateRejectionReasonRequest.metadata': [
    'Up to 50 pairs of names and texts of your own.',
    { group: 'skills' },
  ],
  'UpdateRejectionReasonRequest.is_archived': ['True ends its use for further applications.', true],
  'UpdateRejectionReasonRequest.metadata': [
    'Pairs to add or replace. A pair whose value is null is removed; others stay.',
    { group: 'skills' },
  ],
  'CreateApplicationRequest.rejection_reason_id': [
    'The id of the reason of your list, for an application with the status `rejected`.',
    'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
  ],
  'RejectApplicationRequest.rejection_reason_id': [
    'The id of a reason of your list that is not archived.',
    'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
  ],
};
