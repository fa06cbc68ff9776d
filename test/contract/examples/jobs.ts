import type { Api } from '../../support/local-stage.ts';
import { idOf, type Recorded, type Step } from './step.ts';

const importIsOver =
  (name: string) =>
  async (api: Api, recorded: Recorded): Promise<boolean> =>
    (await api.get(`/v1/jobs/${recorded[name].id}`)).body.import.status !== 'processing';

/** Rotterdam looks for a nurse: a job is drafted, put right and published; others are taken from a page, or taken off. */
export const jobStory: Step[] = [
  {
    operation: 'createJob',
    headers: { 'Idempotency-Key': 'job-1042' },
    body: (recorded) => ({
      name: 'Registered Nurse',
      department_id: recorded.createDepartment.id,
      office_ids: [recorded.createOffice.id],
      openings: 2,
      language: 'en',
      job_details: {
        description: 'You care for patients on our cardiology ward, in a team of twelve.',
        work_type: 'onsite',
        employment_type: 'full_time',
        experience_level: 'mid',
        salary_min: 3100,
        salary_max: 4300,
        salary_currency: 'EUR',
        salary_period: 'month',
        benefits: ['Travel allowance', '30 days of leave'],
      },
      locations: [
        {
          name: 'Harbour Clinic',
          city: 'Rotterdam',
          postal_code: '3011 AA',
          country_code: 'NL',
          is_primary: true,
        },
      ],
      requirements: [
        { type: 'license', label: 'Registered nurse', knockout: true },
        { type: 'language', label: 'Dutch', level: 'B2', importance: 'nice_to_have' },
      ],
      application_form: {
        fields: [
          {
            key: 'night_shifts',
            label: 'Are you available for night shifts?',
            type: 'boolean',
            required: true,
          },
        ],
        consent: { retention_months: 12, privacy_url: 'https://careers.example.com/privacy' },
      },
      external_id: 'job-1042',
      metadata: { cost_center: '7310' },
    }),
    causes: ['job.created'],
  },
  { operation: 'getJob', params: idOf('createJob') },
  {
    operation: 'updateJob',
    params: idOf('createJob'),
    headers: (recorded) => ({ 'If-Match': recorded.etags.getJob ?? '' }),
    body: { openings: 3, job_details: { salary_max: 4450 } },
    causes: ['job.updated'],
  },
  {
    operation: 'upsertJob',
    params: { external_id: 'job-1043' },
    body: { name: 'Physiotherapist', department: 'Rehabilitation', openings: 1 },
  },
  { operation: 'publishJob', params: idOf('createJob'), causes: ['job.published'] },
  { operation: 'getJob', by: 'page', params: idOf('createJob') },
  { operation: 'getJobLinkedData', params: idOf('createJob') },
  {
    operation: 'createJob',
    name: 'careAssistant',
    body: { name: 'Care Assistant', department: 'Geriatrics', is_draft: false },
  },
  { operation: 'listJobs', query: { status: 'published', department: 'Cardiology' } },
  { operation: 'listJobs', name: 'firstPage', query: { limit: '1' } },
  { operation: 'listJobs', by: 'page', query: { country_code: 'NL' } },
  { operation: 'getJobsFeedJson', by: 'nobody', params: (recorded) => ({ organization: recorded.getMe.id }) },
  { operation: 'getJobsFeedXml', by: 'nobody', params: (recorded) => ({ organization: recorded.getMe.id }) },
  { operation: 'getJobsFeedRss', by: 'nobody', params: (recorded) => ({ organization: recorded.getMe.id }) },
  {
    operation: 'updateJob',
    name: 'backToDraft',
    params: idOf('careAssistant'),
    body: { is_draft: true },
    causes: ['job.unpublished'],
  },
  { operation: 'publishJob', name: 'publishedAgain', params: idOf('careAssistant') },
  {
    operation: 'createJobFromUrl',
    body: (recorded) => ({ url: `${recorded.siteUrl}/jobs/42` }),
    until: importIsOver('createJobFromUrl'),
    causes: ['job.imported'],
  },
  {
    operation: 'createJobFromUrl',
    name: 'failedImport',
    body: (recorded) => ({ url: `${recorded.siteUrl}/about-us` }),
    until: importIsOver('failedImport'),
    causes: ['job.import_failed'],
  },
  { operation: 'deleteJob', name: 'deletedByMistake', params: idOf('upsertJob') },
  { operation: 'restoreJob', params: idOf('upsertJob') },
  { operation: 'deleteJob', params: idOf('failedImport'), causes: ['job.deleted'] },
];

/** When everybody is hired, or not. */
export const endOfJobStory: Step[] = [
  { operation: 'closeJob', params: idOf('createJob'), causes: ['job.closed'] },
];
