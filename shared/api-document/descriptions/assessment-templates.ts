import { assessmentTemplateView } from '../../contracts/assessment-template.ts';
import type { Descriptions } from './texts.ts';

/** Templates of assessments. */
export const assessmentTemplates: Descriptions = {
  tags: {
    'assessment-templates': 'The templates of assessments: an instrument with its settings.',
  },
  schemas: {
    AssessmentTemplate: assessmentTemplateView,
  },
  like: {
    CreateAssessmentTemplateRequest: ['AssessmentTemplate'],
    UpdateAssessmentTemplateRequest: ['CreateAssessmentTemplateRequest', 'AssessmentTemplate'],
  },
  operations: {
    createAssessmentTemplate: { returns: 'The new template.' },
    getAssessmentTemplate: {
      description: 'The template is returned with all of its settings.',
      returns: 'The template with its settings.',
    },
    updateAssessmentTemplate: { returns: 'The template after the change.' },
    deleteAssessmentTemplate: { returns: 'The id of the deleted template.' },
    listAssessmentTemplates: {
      description: 'The templates of all kinds are in one list; `kind` selects some.',
      returns: 'A page of templates, newest first.',
    },
  },
  parameters: {
    'assessment-templates.id': 'The id of the template.',
    'assessment-templates.external_id': ['Only the template with this id of your system.', 'template-7'],
    'assessment-templates.kind': ['Only templates of these kinds, with commas.', 'developer'],
  },
  fields: {
    'AssessmentTemplate.id': 'The id of the template. It never changes.',
    'AssessmentTemplate.name': [
      'The name of the template, unique without regard to case.',
      'Back-end developers',
    ],
    'AssessmentTemplate.kind': ['The instrument. It never changes.', 'developer'],
    'AssessmentTemplate.locale': ['The language of an assessment whose request names none.', 'en'],
    'AssessmentTemplate.developer_parts': [
      'The parts of a developer assessment, in their order. Empty for other kinds.',
      ['reading', 'bugs'],
    ],
    'AssessmentTemplate.code_language': [
      'The language in which a developer assessment shows code. Null for other kinds.',
      'python',
    ],
    'AssessmentTemplate.non_visual':
      'Whether every general assessment has series only and no drawings. An accommodation does the same for one candidate.',
    'AssessmentTemplate.max_attempts': 'How often one candidate may take assessments of this template.',
    'AssessmentTemplate.days_between_attempts': 'The days from the end of an attempt to the next one.',
    'AssessmentTemplate.valid_days': 'The days until an assessment expires, unless its request says when.',
    'AssessmentTemplate.candidate_report': 'Whether the candidate may see the report after the end.',
    'CreateAssessmentTemplateRequest.external_id': [
      'The id of the template in your system, unique among templates. Null clears it.',
      'template-7',
    ],
    'CreateAssessmentTemplateRequest.metadata': [
      'Up to 50 pairs of names and texts of your own.',
      { team: 'platform' },
    ],
    'UpdateAssessmentTemplateRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { team: 'platform' },
    ],
  },
};
