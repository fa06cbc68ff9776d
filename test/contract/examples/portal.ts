import type { Recorded, Step } from './step.ts';

const portalOf = (recorded: Recorded) => ({ organization: recorded.getMe.id });
const pageOf = (recorded: Recorded) => ({
  ...portalOf(recorded),
  job: new URL(recorded.createJob.urls.portal).pathname.split('/').at(-1) ?? '',
});

/** Somebody finds the job with a browser, and applies. */
export const portalStory: Step[] = [
  { operation: 'getCareersPage', by: 'nobody', params: portalOf, query: { q: 'nurse' } },
  { operation: 'getCareersSitemap', by: 'nobody', params: portalOf },
  { operation: 'getCareersJob', by: 'nobody', params: pageOf },
  { operation: 'getApplicationForm', by: 'nobody', params: pageOf },
  {
    operation: 'submitApplicationForm',
    by: 'nobody',
    params: pageOf,
    body: {
      first_name: 'Noor',
      last_name: 'de Wit',
      email: 'noor.dewit@example.com',
      answers: { night_shifts: 'true' },
      consent_processing: 'true',
    },
    causes: ['application.created'],
  },
  {
    operation: 'sendApplicationForm',
    by: 'nobody',
    params: pageOf,
    body: {
      first_name: 'Kim',
      last_name: 'Visser',
      email: 'kim.visser@example.com',
      answers: { night_shifts: 'true' },
      consent_processing: 'true',
      files: [{ name: 'resume', filename: 'kim-visser.pdf', size: 81920 }],
    },
    causes: ['application.created'],
  },
  {
    operation: 'renewFormUploads',
    by: 'nobody',
    params: pageOf,
    body: ({ sendApplicationForm: { id, upload_token } }) => ({ application_id: id, upload_token }),
  },
  {
    operation: 'renewApplicationUploads',
    params: ({ sendApplicationForm }) => ({ id: sendApplicationForm.id }),
  },
  {
    operation: 'renewApplicationUploads',
    by: 'page',
    params: (recorded) => ({ id: recorded['createApplication by page'].id }),
    body: (recorded) => ({ upload_token: recorded['createApplication by page'].upload_token }),
  },
];
