import { summarySchema } from '../../contracts/profile.ts';
import type { Descriptions } from './texts.ts';

/** The summary of a CV, which is computed from its profile. */
export const summary: Descriptions = {
  schemas: {
    Summary: summarySchema,
  },
  fields: {
    'Summary.headline': 'The occupation of the CV or the last post. Null if neither is known.',
    'Summary.text':
      'A short account of the profile in the language of the CV, up to 600 characters. Values that may belong elsewhere are left out.',
    'Summary.highlights': ['Up to five points from the work experience.', ['Led a team of twelve']],
    'Summary.current_title': ['The title of the current post. Null if none is current.', 'Nurse'],
    'Summary.current_company': [
      'The employer of the current post. Null if none is current.',
      'Harbour Clinic',
    ],
    'Summary.years_of_experience':
      'The years of work experience, to a tenth, without internships. Null without dates.',
    'Summary.seniority': 'The seniority that titles and experience imply. Null if it is unclear.',
    'Summary.top_skills': 'Up to ten skills, in the order of the CV.',
    'Summary.languages': 'The languages that the person speaks.',
    'Summary.gaps': 'Periods between posts without work experience. Empty if there are none.',
    'Summary.questions_to_ask': [
      'Up to five questions that the CV leaves open, in the language of the CV.',
      ['Which languages do you speak, and how well?'],
    ],
    'Summary.language': 'The language of the CV as an ISO 639-1 code. Null if it could not be detected.',
    'Summary.generated_by': 'What made the summary. It is `rules`, also if a model read the CV.',
    'SummaryGap.from': ['The first month of the gap, as YYYY-MM.', '2019-04'],
    'SummaryGap.to': ['The last month of the gap, as YYYY-MM.', '2019-11'],
    'SummaryGap.months': ['The length of the gap in months.', 8],
  },
};
