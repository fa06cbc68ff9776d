import { plain, type Step } from './step.ts';

/** The requests for the lists that an organization keeps. */
export const settingSteps: Step[] = [
  { call: 'createCustomField', body: { key: 'shift_{{$randomInt}}' } },
  ...plain('getCustomField', 'listCustomFields', 'updateCustomField'),
  { call: 'createDepartment', body: { name: 'Cardiology {{$guid}}', parent_id: null } },
  ...plain('getDepartment', 'listDepartments', 'updateDepartment'),
  { call: 'createOffice', body: { name: 'Rotterdam {{$guid}}' } },
  ...plain('getOffice', 'listOffices', 'updateOffice', 'listRejectionReasons'),
  { call: 'createRejectionReason', body: { name: 'No licence {{$guid}}' } },
  ...plain('getRejectionReason', 'updateRejectionReason'),
  { call: 'createAssessmentTemplate', body: { name: 'Back-end developers {{$guid}}' } },
  ...plain('getAssessmentTemplate', 'listAssessmentTemplates', 'updateAssessmentTemplate'),
];
