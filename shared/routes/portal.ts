import * as v from 'valibot';
import { applicationReceipt, renewedUploads } from '../contracts/application.ts';
import {
  intakePageQuery,
  maxFormBytes,
  portalForm,
  portalFormParams,
  portalJobParams,
  portalParams,
  portalRenewal,
  portalSearch,
  portalSubmission,
} from '../contracts/portal.ts';
import type { Capability } from './capability.ts';
import { route } from './route.ts';
import { submissionEvents, submissionRights } from './submission.ts';

/** A page of the careers portal: for people with a browser, without a key. Refusals are pages, too. */
const page = {
  method: 'GET',
  scope: 'none',
  counted: false,
  page: true,
  media: 'text/html; charset=utf-8',
  response: v.string(),
  uses: ['get organizations', 'get slugs', 'get jobs', 'get departments', 'get offices'],
} as const;

export const getCareersPage = route({
  ...page,
  path: '/careers/{organization}',
  summary: "Read an organization's open jobs as a page.",
  description: 'The page shows published, listed jobs, with a search. It works without a script.',
  params: portalParams,
  query: portalSearch,
  cacheSeconds: 60,
  uses: ['get organizations', 'get slugs', 'getRows', 'findRows'],
});

export const getCareersSitemap = route({
  ...page,
  path: '/careers/{organization}/sitemap.xml',
  summary: "Fetch the addresses of an organization's open jobs for search engines.",
  description: 'It lists the page of the jobs and the pages of the jobs that search engines may index.',
  params: portalParams,
  media: 'application/xml; charset=utf-8',
  cacheSeconds: 240,
  uses: ['get organizations', 'get slugs', 'getRows', 'findRows'],
});

export const getCareersJob = route({
  ...page,
  path: '/careers/{organization}/jobs/{job}',
  summary: 'Read a published job as a page.',
  description:
    'The page of a public job has schema.org data for search engines. Drafts and hidden jobs do not exist here; ' +
    'a closed job is 410.',
  params: portalJobParams,
  cacheSeconds: 60,
  errors: ['job_closed'],
});

export const getApplicationForm = route({
  ...page,
  path: '/careers/{organization}/jobs/{job}/apply',
  summary: 'Read the application form of a job as a page.',
  description: 'Each call returns a new `form_token`, which identifies one application.',
  params: portalJobParams,
  errors: ['job_closed', 'job_not_accepting_applications'],
  sendsFiles: true,
  uses: ['get organizations', 'get slugs', 'get jobs', 'cursorKey'],
});

export const getIntakePage = route({
  ...page,
  path: '/careers/{organization}/jobs/{job}/chat',
  summary: 'Read the chat in which a person applies for a job as a page.',
  description:
    'Its script starts the chat with the token of the page. Without a script the page leads to the form.',
  params: portalJobParams,
  query: intakePageQuery,
  errors: ['job_closed', 'job_not_accepting_applications'],
  sendsFiles: true,
  uses: ['get organizations', 'get slugs', 'get jobs', 'cursorKey'],
});

/** A form under a known address is a proposal: it changes no consent. */
/* @__NO_SIDE_EFFECTS__ */
const eventsOfForms = () => submissionEvents.filter((name) => name !== 'candidate.consent_updated');
/* @__NO_SIDE_EFFECTS__ */
const rightsOfForms = (): Capability[] => [
  // A form brings its files; nothing is uploaded later.
  ...submissionRights.filter((right) => right !== 'signUploads'),
  'put events',
  'cursorKey',
];

export const submitApplicationForm = route({
  ...page,
  method: 'POST',
  path: '/careers/{organization}/jobs/{job}/applications',
  summary: 'Send the application form of a job, as browsers do.',
  description:
    'Browsers send `multipart/form-data` of at most 4 MB. There an answer is the field `answers.` with its key, and a ' +
    'file is `resume` or `answers.` with the key of its question. A form with problems is shown again (422). The same ' +
    '`form_token` stores one application.',
  params: portalFormParams,
  body: portalForm,
  form: { keyField: 'form_token' },
  idempotency: 'replays',
  maxBodyBytes: maxFormBytes,
  errors: ['job_closed', 'job_not_accepting_applications', 'unsupported_file_type', 'file_too_large'],
  emits: eventsOfForms(),
  uses: rightsOfForms(),
  sendsFiles: true,
});

/** The calls of the form's script, which sends files of up to 10 MB by themselves. */
export const sendApplicationForm = route({
  method: 'POST',
  path: '/careers/{organization}/jobs/{job}/submissions',
  summary: 'Send the application form of a job by script, with its files to follow.',
  description:
    'Each declared file gets an `upload_url`, which accepts one PUT within two minutes. The same `form_token` stores one application.',
  scope: 'none',
  counted: false,
  page: true,
  params: portalFormParams,
  body: portalSubmission,
  form: { keyField: 'form_token', byScript: true },
  response: applicationReceipt,
  success: 201,
  errors: ['job_closed', 'job_not_accepting_applications', 'unsupported_file_type', 'file_too_large'],
  emits: eventsOfForms(),
  // Its files are uploaded later.
  uses: [...submissionRights.filter((right) => right !== 'keepUploads'), 'put events', 'cursorKey'],
  sendsFiles: true,
});

export const renewFormUploads = route({
  method: 'POST',
  path: '/careers/{organization}/jobs/{job}/uploads',
  summary: 'Get new upload URLs for the files of a form that have not arrived.',
  description: '`upload_token` is that of the receipt. It is accepted for a day.',
  scope: 'none',
  counted: false,
  page: true,
  params: portalFormParams,
  body: portalRenewal,
  form: { keyField: 'form_token', byScript: true },
  response: renewedUploads,
  idempotency: 'ignored',
  uses: [
    'get organizations',
    'get applications',
    'signUploads',
    'update addresses',
    'blindIndexKey',
    'cursorKey',
  ],
});
