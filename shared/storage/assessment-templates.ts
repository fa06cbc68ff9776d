import type { AssessmentTemplate } from '../domain/stored/vocabulary.ts';
import type { Table } from './table.ts';
import { vocabularyStore } from './vocabulary.ts';

export type AssessmentTemplateStore = ReturnType<typeof assessmentTemplateStore>;

/** The templates of assessments. An assessment copies the settings, so a template can be deleted at any time. */
export const assessmentTemplateStore = (table: Table) =>
  vocabularyStore<AssessmentTemplate, 'assessment_template'>(table, {
    kind: 'assessmentTemplate',
    object: 'assessment_template',
    followed: 'TEMPLATE',
  });
