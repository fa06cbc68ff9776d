import { setTimeout as sleep } from 'node:timers/promises';
import type * as routes from '../../../../shared/routes/applications.ts';
import type { Api } from '../../../support/local-stage.ts';
import { createJob } from './jobs.ts';
import { type Requests, uniqueName } from './request.ts';

export const applicationRequests: Requests<typeof routes> = {
  createApplication: async (api) => ({ body: await newApplication(api) }),
  upsertApplication: async (api) => ({
    params: { external_id: uniqueName() },
    body: await newApplication(api),
  }),
  getApplication: async (api) => ({ params: { id: (await apply(api)).id } }),
  updateApplication: async (api) => ({
    params: { id: (await apply(api)).id },
    body: { tags: [uniqueName()] },
  }),
  changeApplicationTags: async (api) => ({
    params: { id: (await apply(api)).id },
    body: { add: [uniqueName()] },
  }),
  listApplicationAttachments: async (api) => ({ params: { id: (await storedAttachment(api)).id } }),
  renewApplicationUploads: async (api) => {
    const attachments = [{ kind: 'certificate', filename: `${uniqueName()}.pdf` }];
    const sent = { ...(await newApplication(api)), attachments, source: { type: 'portal' } };
    const { body } = await api.post('/v1/applications', sent);
    return { params: { id: body.id } };
  },
  addApplicationAttachment: async (api) => ({
    params: { id: (await apply(api)).id },
    body: { kind: 'certificate', filename: `${uniqueName()}.pdf` },
  }),
  getApplicationAttachment: async (api) => ({ params: await storedAttachment(api) }),
};

/** The request of the page that sent the application, whose receipt has the token. */
export async function renewalByPage(api: Api) {
  const body = {
    ...(await newApplication(api)),
    attachments: [{ kind: 'certificate', filename: 'certificate.pdf' }],
  };
  const headers = { Origin: 'https://careers.example.com' };
  const sent = await api.page?.send('POST', '/v1/applications', { body, headers });
  if (sent?.status !== 201) throw new Error(`POST /v1/applications by a page returned ${sent?.text}`);
  const { id, upload_token } = sent.body;
  return { params: { id: String(id) }, body: { upload_token: String(upload_token) } };
}

const jobs = new Map<Api, Promise<string>>();
/** One published job per key is enough for every application. */
export function publishedJob(api: Api): Promise<string> {
  const job = jobs.get(api) ?? createJob(api, { is_draft: false });
  jobs.set(api, job);
  return job;
}

export async function newApplication(api: Api) {
  const email = `${uniqueName().replaceAll(' ', '.')}@example.com`;
  return {
    job_id: await publishedJob(api),
    candidate: { first_name: 'Jane', last_name: 'Miller', email },
    consent: { processing: true },
  };
}

/** A new application: its id, its candidate's and the address that it bears. */
export async function apply(
  api: Api,
): Promise<{ id: string; candidate_id: string; submission: { email: string } }> {
  const { status, body, text } = await api.post('/v1/applications', await newApplication(api));
  if (status !== 201) throw new Error(text);
  return body;
}

async function storedAttachment(api: Api): Promise<{ id: string; attachment_id: string }> {
  const resume = { text: 'Jane Miller\n\nExperience\nNurse, Example Clinic\n2019 - 2023\n' };
  const { body } = await api.post('/v1/applications', { ...(await newApplication(api)), resume });
  const { id } = body;
  for (;;) {
    const [attachment] = (await api.get(`/v1/applications/${id}`)).body.submission.attachments;
    if (attachment.status === 'stored') return { id, attachment_id: attachment.id };
    await sleep(50);
  }
}
