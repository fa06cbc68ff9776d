import type { SentApplicationBody } from '../contracts/application-body.ts';
import { newApplication } from '../domain/application.ts';
import { newAssessment } from '../domain/assessment.ts';
import { newTemplate } from '../domain/assessment-templates.ts';
import { candidateOf, withApplication } from '../domain/candidate.ts';
import { idSource } from '../domain/ids.ts';
import { newJob } from '../domain/job.ts';
import { moveJob } from '../domain/job-moves.ts';
import { newScan } from '../domain/scan.ts';
import type { Application, Attachment } from '../domain/stored/application.ts';
import type { Job } from '../domain/stored/job.ts';
import { newEndpoint } from '../domain/webhook-endpoint.ts';

/** The resources of the examples, made as the endpoints make them: a clinic in Rotterdam hires a nurse. */
export const createdAt = new Date('2026-01-12T08:15:00.000Z');
export const changedAt = new Date('2026-01-12T09:40:00.000Z');
const newId = idSource(createdAt, 'the resources of the examples');

export const ids = {
  organization: newId('organization'),
  key: newId('key'),
  job: newId('job'),
  otherJob: newId('job'),
  candidate: newId('candidate'),
  otherCandidate: newId('candidate'),
  application: newId('application'),
  attachment: newId('attachment'),
  scan: newId('scan'),
  note: newId('note'),
  erasure: newId('erasure'),
  endpoint: newId('webhookEndpoint'),
  assessment: newId('event').replace('evt', 'asm'),
  intake: newId('intake'),
};

const template = newTemplate(
  'ast_01KERMBJX0R3N8G5W2ZKQ7T4VD',
  {
    name: 'General ability',
    kind: 'general',
    locale: 'en',
    non_visual: false,
    max_attempts: 2,
    days_between_attempts: 90,
    valid_days: 14,
    candidate_report: true,
  },
  createdAt,
);
export const assessment = newAssessment(
  { template_id: template.id, candidate_id: ids.candidate, application_id: ids.application, send: true },
  { id: ids.assessment, template, candidateId: ids.candidate, others: [], now: createdAt },
);

const makingOf = (id: string) => ({
  now: createdAt,
  newId: (kind: Parameters<typeof newId>[0]) => (kind === 'job' ? id : newId(kind)),
});

export const draft: Job = newJob(
  {
    name: 'Registered Nurse',
    department: 'Cardiology',
    department_id: 'dep_01KERMBJX0R3N8G5W2ZKQ7T4VA',
    office_ids: ['off_01KERMBJX0R3N8G5W2ZKQ7T4VB'],
    openings: 2,
    job_details: {
      description: 'You care for patients on our cardiology ward, in a team of twelve.',
      work_type: 'onsite',
      employment_type: 'full_time',
      salary_min: 3100,
      salary_max: 4300,
      salary_currency: 'EUR',
      salary_period: 'month',
      benefits: ['Travel allowance'],
    },
    locations: [{ name: 'Harbour Clinic', city: 'Rotterdam', country_code: 'NL', is_primary: true }],
    requirements: [
      { type: 'license', label: 'Registered nurse', importance: 'must_have', weight: 3, knockout: true },
    ],
    external_id: 'job-1042',
    metadata: { cost_center: '7310' },
  },
  makingOf(ids.job),
);
export const published: Job = { ...moveJob(draft, 'publish', changedAt).job };
export const importing: Job = {
  ...newJob({ name: 'Posting at careers.example.com' }, makingOf(ids.job)),
  import: {
    status: 'processing',
    source_url: 'https://careers.example.com/jobs/42',
    source_type: null,
    confidence: null,
    warnings: [],
    error: null,
    overridden: [],
  },
};
export const otherJob: Job = newJob({ name: 'Care Assistant' }, makingOf(ids.otherJob));

const cv: Attachment = {
  id: ids.attachment,
  kind: 'resume',
  filename: 'cv.pdf',
  content_type: 'application/pdf',
  size: null,
  status: 'awaiting_upload',
  rejection: null,
  file_key: '',
  file_version: null,
};
const submitted: SentApplicationBody = {
  job_id: ids.job,
  candidate: {
    first_name: 'Jane',
    last_name: 'Miller',
    email: 'jane.miller@example.com',
    phone: null,
    location: null,
    links: [],
  },
  resume: null,
  attachments: [],
  cover_letter: null,
  answers: [],
  consent: {
    processing: true,
    retention: false,
    marketing: false,
    ai_processing: null,
    policy_url: null,
    policy_version: null,
  },
  source: { type: 'portal', utm: {}, referrer: null },
  locale: null,
  honeypot: null,
  elapsed_ms: null,
  external_id: null,
  metadata: {},
};
export const application: Application = newApplication(submitted, {
  id: ids.application,
  candidateId: ids.candidate,
  job: published,
  sourceType: 'portal',
  answers: [],
  attachments: [cv],
  signals: [],
  now: createdAt,
});
export const candidate = withApplication(candidateOf(ids.candidate, application, createdAt), application);

export const scan = newScan(
  {
    id: ids.scan,
    job_id: ids.job,
    candidate_id: ids.candidate,
    application_id: ids.application,
    source: { type: 'portal', utm: {}, referrer: null },
    file: {
      filename: cv.filename,
      content_type: cv.content_type,
      size: 48_213,
      sha256: null,
      pages: null,
      is_ocr: false,
      language: null,
    },
    file_key: '',
    file_version: '',
    external_id: null,
    metadata: {},
  },
  createdAt,
);

export const endpoint = newEndpoint(
  ids.endpoint,
  {
    url: 'https://hooks.example.com/hiring',
    events: ['scan.*', 'candidate.stage_changed'],
    description: 'Our HR system',
    payload: 'snapshot',
    enabled: true,
  },
  '',
  createdAt,
);
