import { idOf, type Step } from './step.ts';

/** The clinic names its custom fields, departments, its office and a reason of its own. */
export const settingStory: Step[] = [
  {
    operation: 'createCustomField',
    body: {
      name: 'Preferred shift',
      object_type: 'candidate',
      key: 'shift',
      type: 'single_select',
      options: [
        { value: 'day', label: 'Day shift' },
        { value: 'night', label: 'Night shift' },
      ],
    },
  },
  {
    operation: 'createCustomField',
    refusal: 'name_taken',
    body: { name: 'Shift', object_type: 'candidate', key: 'shift', type: 'text' },
  },
  {
    operation: 'createCustomField',
    name: 'formerField',
    body: { name: 'Badge number', object_type: 'application', key: 'badge', type: 'number' },
  },
  { operation: 'listCustomFields', query: { object_type: 'candidate' } },
  { operation: 'getCustomField', params: idOf('createCustomField') },
  {
    operation: 'updateCustomField',
    params: idOf('createCustomField'),
    body: { name: 'Shift', external_id: 'field-12' },
  },
  { operation: 'deleteCustomField', params: idOf('formerField') },
  { operation: 'createDepartment', name: 'medicine', body: { name: 'Internal medicine' } },
  {
    operation: 'createDepartment',
    headers: { 'Idempotency-Key': 'department-4100' },
    body: (told) => ({ name: 'Cardiology', parent_id: told.medicine.id, external_id: 'cost-centre-4100' }),
  },
  { operation: 'createDepartment', refusal: 'name_taken', body: { name: 'cardiology' } },
  { operation: 'listDepartments' },
  { operation: 'getDepartment', params: idOf('createDepartment') },
  {
    operation: 'updateDepartment',
    params: idOf('createDepartment'),
    headers: (told) => ({ 'If-Match': told.etags.getDepartment ?? '' }),
    body: { metadata: { floor: '3' } },
  },
  { operation: 'deleteDepartment', refusal: 'in_use', params: idOf('medicine') },
  { operation: 'createDepartment', name: 'laboratory', body: { name: 'Laboratory' } },
  { operation: 'deleteDepartment', params: idOf('laboratory') },
  {
    operation: 'createOffice',
    body: {
      name: 'Rotterdam',
      location: { street: 'Coolsingel 1', postal_code: '3011 AD', city: 'Rotterdam', country_code: 'NL' },
    },
  },
  { operation: 'createOffice', name: 'pavilion', body: { name: 'Pavilion' } },
  { operation: 'listOffices' },
  { operation: 'getOffice', params: idOf('createOffice') },
  {
    operation: 'updateOffice',
    params: idOf('createOffice'),
    body: { location: { name: 'Main building' }, external_id: 'site-12' },
  },
  { operation: 'deleteOffice', params: idOf('pavilion') },
  {
    operation: 'createRejectionReason',
    body: { name: 'No licence to practise', kind: 'by_us', position: 4 },
  },
  { operation: 'createRejectionReason', name: 'formerReason', body: { name: 'Hiring freeze' } },
  {
    operation: 'listRejectionReasons',
    query: { is_archived: 'false' },
    shows: (body) => ({ ...body, data: body.data.slice(0, 2) }),
  },
  { operation: 'getRejectionReason', params: idOf('createRejectionReason') },
  {
    operation: 'updateRejectionReason',
    params: idOf('createRejectionReason'),
    body: { external_id: 'reason-4', position: 3 },
  },
  { operation: 'deleteRejectionReason', params: idOf('formerReason') },
  {
    operation: 'createAssessmentTemplate',
    body: { name: 'Back-end developers', kind: 'developer', code_language: 'python' },
  },
  { operation: 'listAssessmentTemplates', query: { kind: 'developer' } },
  { operation: 'getAssessmentTemplate', params: idOf('createAssessmentTemplate') },
  {
    operation: 'updateAssessmentTemplate',
    params: idOf('createAssessmentTemplate'),
    body: { developer_parts: ['reading', 'bugs'], valid_days: 7, external_id: 'template-7' },
  },
  {
    operation: 'createAssessmentTemplate',
    name: 'formerTemplate',
    body: { name: 'Apprentices', kind: 'general', non_visual: true },
  },
  { operation: 'deleteAssessmentTemplate', params: idOf('formerTemplate') },
];
