import type { Api } from '../../support/local-stage.ts';
import { isRead, resume } from './scans.ts';
import { idOf, type Recorded, type Step } from './step.ts';

const consent = {
  processing: true,
  policy_url: 'https://careers.example.com/privacy',
  policy_version: '2026-01',
};
const nightShifts = [{ key: 'night_shifts', value: true }];

/** The file of that application arrived, and was read. */
const isStored =
  (name: string) =>
  async (api: Api, recorded: Recorded): Promise<boolean> => {
    const { submission, scan_id } = (await api.get(`/v1/applications/${recorded[name].id}`)).body;
    return submission.attachments[0].status === 'stored' && scan_id !== null && (await isRead(api));
  };

/** Three people apply: one through our server, one from the careers page, and one who is none. */
export const applicationStory: Step[] = [
  {
    operation: 'createApplication',
    headers: { 'Idempotency-Key': 'application-7001' },
    body: (recorded) => ({
      job_id: recorded.createJob.id,
      candidate: {
        first_name: 'Jane',
        last_name: 'Miller',
        email: 'jane.miller@example.com',
        phone: '+31 20 794 0800',
        location: { city: 'Rotterdam', country_code: 'NL' },
      },
      resume: { text: resume },
      cover_letter:
        'I have worked in cardiology for five years and would like to go on with that in Rotterdam.',
      answers: nightShifts,
      consent: { ...consent, retention: true },
      source: { type: 'portal', utm: { source: 'newsletter' } },
      locale: 'en',
      external_id: 'application-7001',
    }),
    until: isStored('createApplication'),
    causes: ['application.created', 'application.attachment_added'],
  },
  { operation: 'getApplication', params: idOf('createApplication') },
  { operation: 'listApplicationAttachments', params: idOf('createApplication') },
  {
    operation: 'addApplicationAttachment',
    params: idOf('createApplication'),
    body: { kind: 'certificate', filename: 'nursing-certificate.pdf' },
  },
  {
    operation: 'getApplicationAttachment',
    params: ({ createApplication: { id, submission } }) => ({
      id,
      attachment_id: submission.attachments[0].id,
    }),
  },
  {
    operation: 'createApplication',
    by: 'page',
    body: (recorded) => ({
      job_id: recorded.createJob.id,
      candidate: { first_name: 'Sam', last_name: 'de Vries', email: 'sam.devries@example.com' },
      attachments: [{ kind: 'resume', filename: 'sam-de-vries.pdf' }],
      answers: nightShifts,
      consent,
      honeypot: '',
      elapsed_ms: 48000,
    }),
  },
  {
    operation: 'createApplication',
    name: 'flagged',
    by: 'page',
    body: (recorded) => ({
      job_id: recorded.createJob.id,
      candidate: { first_name: 'Robot', email: 'robot@example.com' },
      answers: nightShifts,
      consent,
      honeypot: 'Buy now',
    }),
    causes: ['application.flagged'],
  },
  {
    operation: 'updateApplication',
    params: idOf('createApplication'),
    body: { tags: ['cardiology', 'first choice'], metadata: { recruiter: 'team-3' } },
    causes: ['application.updated'],
  },
  {
    operation: 'changeApplicationTags',
    params: idOf('createApplication'),
    body: { add: ['night shifts'], remove: ['first choice'] },
  },
  {
    operation: 'upsertApplication',
    params: { external_id: 'application-7001' },
    body: (recorded) => ({
      job_id: recorded.createJob.id,
      candidate_id: recorded.createApplication.candidate_id,
      metadata: { recruiter: 'team-4' },
    }),
  },
  { operation: 'listApplications', query: { status: 'active', source: 'portal' } },
];
