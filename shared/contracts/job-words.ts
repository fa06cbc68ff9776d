import * as v from 'valibot';

/** The values of a job's fields, from schema.org or as usual in recruiting. */
export const jobStatus = v.picklist(['draft', 'published', 'closed']);
export const workType = v.picklist(['onsite', 'hybrid', 'remote']);
export const employmentType = v.picklist([
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'apprenticeship',
  'volunteer',
  'per_diem',
  'other',
]);
export const experienceLevel = v.picklist(['entry', 'junior', 'mid', 'senior', 'lead', 'executive']);
export const salaryPeriod = v.picklist(['hour', 'day', 'week', 'month', 'year']);
export const requirementType = v.picklist([
  'skill',
  'experience',
  'education',
  'certification',
  'language',
  'license',
  'work_authorization',
  'location',
  'availability',
  'other',
]);
export const stageType = v.picklist([
  'sourced',
  'applied',
  'screening',
  'assessment',
  'interview',
  'offer',
  'hired',
]);
export const fieldType = v.picklist([
  'short_text',
  'long_text',
  'boolean',
  'single_select',
  'multi_select',
  'number',
  'date',
  'file',
  'url',
  'phone',
  'email',
]);
export const portalVisibility = v.picklist(['listed', 'unlisted', 'hidden']);
