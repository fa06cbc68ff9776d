import type { Descriptions } from './texts.ts';

/** The page on which candidates take assessments. */
export const assessmentPage: Descriptions = {
  tags: {
    'assessment-page':
      'The page on which a candidate takes an assessment. It needs no key, and calls this API with the token of one session.',
  },
  operations: {
    getAssessmentPage: { returns: 'The document of the page.' },
    getAssessmentScript: {
      description: 'The page loads it. It may be cached for five minutes.',
      returns: 'The script as JavaScript.',
    },
    getAssessmentEditor: {
      description: 'The page loads it for a function to write. Without it the field is a plain one.',
      returns: 'The script as JavaScript.',
    },
  },
};
