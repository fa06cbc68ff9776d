import {
  assessmentTemplateFilters,
  assessmentTemplateView,
  createAssessmentTemplateBody,
  updateAssessmentTemplateBody,
} from '../contracts/assessment-template.ts';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from './vocabulary.ts';

const templates = {
  path: '/v1/assessment-templates',
  kind: 'assessmentTemplate',
  one: 'an assessment template',
  many: 'assessment templates',
  scope: 'assessments',
  view: assessmentTemplateView,
  rows: 'assessmentTemplates',
  deletesAlways: true,
} as const;

export const listAssessmentTemplates = listEntries(templates, assessmentTemplateFilters);
export const createAssessmentTemplate = createEntry(
  templates,
  createAssessmentTemplateBody,
  'Its kind is the instrument: `disc_o` (personality), `general` (ability) or `developer`. /docs/assessments explains what each measures. ' +
    'Names are unique without regard to case.',
);
export const getAssessmentTemplate = getEntry(templates);
export const updateAssessmentTemplate = updateEntry(
  templates,
  updateAssessmentTemplateBody,
  'The kind does not change. Assessments that exist keep the settings with which they were created.',
);
export const deleteAssessmentTemplate = deleteEntry(templates, 'Assessments that were created with it stay.');
