import { changedCustomFields, givenCustomFields } from './custom-field-values.ts';
import type { Descriptions } from './texts.ts';

/** Fields of requests about jobs. */
export const jobRequests: Descriptions = {
  parts: {
    CreateJobRequestJobDetails: 'JobDetailsInput',
    CreateJobRequestLocation: 'JobLocationInput',
    CreateJobRequestVisibility: 'JobVisibilityInput',
    CreateJobRequestRequirement: 'JobRequirementInput',
    CreateJobFromUrlRequestOverrides: 'JobOverrides',
    UpdateJobRequestRequirement: 'JobRequirementUpdate',
  },
  like: {
    UpsertJobRequest: ['UpdateJobRequest', 'CreateJobRequest'],
    UpdateJobRequest: ['CreateJobRequest'],
    JobOverrides: ['CreateJobRequest'],
    JobRequirementUpdate: ['JobRequirementInput'],
  },
  fields: {
    'CreateJobRequest.name': 'The title of the job, as applicants read it.',
    'CreateJobRequest.is_draft': [
      'False publishes the job at once. A new job is a draft if it is omitted.',
      true,
    ],
    'CreateJobRequest.department': [
      'The name of the department that hires. The name of a department of your list links to it. Null clears both.',
      'Cardiology',
    ],
    'CreateJobRequest.department_id': [
      'The id of the department that hires. `department` can then be omitted. Null clears both.',
      'dep_01KERMBJX0R3N8G5W2ZKQ7T4VA',
    ],
    'CreateJobRequest.office_ids': ['The ids of the offices of the job.', ['off_01KERMBJX0R3N8G5W2ZKQ7T4VB']],
    'CreateJobRequest.openings': 'The number of people that this job is open for; 1 for a new job.',
    'CreateJobRequest.language': 'The language of the posting as an ISO 639-1 code; `en` for a new job.',
    'CreateJobRequest.job_details':
      'The description, the kind of employment and the salary. Omitted fields stay as they are.',
    'CreateJobRequest.locations': 'The places of work. The list replaces the earlier one.',
    'CreateJobRequest.remote_regions': [
      'The regions that people may work from if the job is remote. Publishing a remote job needs one.',
      ['Netherlands'],
    ],
    'CreateJobRequest.visibility':
      'Where the job is shown, and when it accepts applications. Omitted fields stay as they are.',
    'CreateJobRequest.external_id': 'The id of the job in your system, unique among jobs. Null clears it.',
    'CreateJobRequest.requirements':
      'What the job requires. Fit scores are computed from it. The list replaces the earlier one.',
    'CreateJobRequest.stages':
      'The whole pipeline, the stage of type `hired` last. A new job without it has five usual stages.',
    'CreateJobRequest.application_form': 'The questions and consents that applicants see.',
    'CreateJobRequest.metadata': 'Up to 50 pairs of names and texts of your own.',
    'UpdateJobRequest.is_draft': [
      'False publishes the job; true makes a published job a draft again.',
      false,
    ],
    'UpdateJobRequest.metadata':
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
    'JobLocationInput.raw': ['The place in one line, if its parts are unknown.', 'Rotterdam, NL'],
    'JobLocationInput.name': 'The name of the place, such as that of a building.',
    'JobLocationInput.street': ['The street and house number.', 'Harbour Street 12'],
    'JobLocationInput.postal_code': ['The postal code of the place.', '3011 AA'],
    'JobLocationInput.city': 'The city of the place.',
    'JobLocationInput.region': ['The state, province or region.', 'South Holland'],
    'JobLocationInput.country_code': 'The country as an ISO 3166 alpha-2 code.',
    'JobLocationInput.is_primary': 'Whether this is the main place of work.',
    'JobRequirementInput.type':
      'What is required, such as a skill or a language. It determines how a fit score judges it.',
    'JobRequirementInput.label': 'The requirement in words. The fit score compares them with the CV.',
    'JobRequirementInput.importance': 'Whether the requirement is a must-have or a nice-to-have.',
    'JobRequirementInput.min_years': ['The years of experience that are required at least, from 0 to 60.', 3],
    'JobRequirementInput.level': ['The required level, such as B2 for a language.', 'B2'],
    'JobRequirementInput.weight': 'The weight of the requirement within its category, from 1 to 5.',
    'JobRequirementInput.knockout':
      'Whether fit scores list the requirement in `knockouts` if the CV does not meet it.',
    'JobRequirementUpdate.id': [
      'The id of an existing requirement to keep. A requirement without it is new.',
      'rqm_01KERMBJX0EQ3RFNJZM36QKZ48',
    ],
    'JobDetailsInput.description':
      'The text of the posting as Markdown, up to 50,000 characters. Null clears it.',
    'JobDetailsInput.work_type': 'Whether people work on site, remotely or both. Null clears it.',
    'JobDetailsInput.employment_type': 'The kind of employment. Null clears it.',
    'JobDetailsInput.experience_level': [
      'The level of experience that the job is for. Null clears it.',
      'mid',
    ],
    'JobDetailsInput.salary_min':
      'The lowest salary in `salary_currency` per `salary_period`. Null clears it.',
    'JobDetailsInput.salary_max':
      'The highest salary in `salary_currency` per `salary_period`. Null clears it.',
    'JobDetailsInput.salary_currency': 'The currency of the salary as an ISO 4217 code. Null clears it.',
    'JobDetailsInput.salary_period': 'The period that the salary is paid for. Null clears it.',
    'JobDetailsInput.salary_note': [
      'A note about the salary, such as a bonus. Null clears it.',
      'Plus a bonus for night shifts',
    ],
    'JobDetailsInput.benefits': [
      'What the employer offers in addition to the salary. The list replaces the earlier one.',
      ['Travel allowance'],
    ],
    'JobVisibilityInput.portal': [
      'Whether the portal lists the job, shows it by its address only, or does not show it.',
      'listed',
    ],
    'JobVisibilityInput.show_salary': ['Whether public pages and feeds show the salary.', true],
    'JobVisibilityInput.in_feeds': [
      'Whether the public feeds contain the job while it is published and listed.',
      true,
    ],
    'JobVisibilityInput.search_indexable': ['Whether search engines may index the page of the job.', true],
    'JobVisibilityInput.accept_applications': [
      'Whether the job accepts applications while it is published.',
      true,
    ],
    'JobVisibilityInput.opens_at': [
      'From when the job is public and accepts applications. Null for no start.',
      '2026-02-01T08:00:00.000Z',
    ],
    'JobVisibilityInput.closes_at': [
      'Until when the job is public and accepts applications, after `opens_at`. Null for no end.',
      '2026-03-01T08:00:00.000Z',
    ],
    'CreateJobFromUrlRequest.url':
      'The https address of the posting. The service fetches the page after the response.',
    'CreateJobFromUrlRequest.is_draft':
      'Always true: an imported job is a draft until it is published. False is refused.',
    'CreateJobFromUrlRequest.overrides':
      'Fields that the import must not change, with the values to use instead.',
    'CreateJobFromUrlRequest.external_id': [
      'The id of the job in your system, unique among jobs.',
      'job-1042',
    ],
    'JobOverrides.name': 'The title of the job instead of that of the page.',
    'JobOverrides.metadata': ['Up to 50 pairs of names and texts of your own.', { cost_center: '7310' }],
    'CreateJobRequest.custom_fields': givenCustomFields,
    'JobOverrides.custom_fields': givenCustomFields,
    'UpdateJobRequest.custom_fields': changedCustomFields,
    'UpsertJobRequest.custom_fields': changedCustomFields,
  },
};
