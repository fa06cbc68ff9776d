import type * as routes from '../../../../shared/routes/portal.ts';
import type { Api } from '../../../support/local-stage.ts';
import { publishedJob } from './applications.ts';
import { type MakeRequest, type Requests, uniqueName } from './request.ts';

const portalOf: MakeRequest = async (api) => ({ params: { organization: await organizationOf(api) } });

/** The parameters in the address of a published job's page. */
const pageOf: MakeRequest = async (api) => {
  const { body } = await api.get(`/v1/jobs/${await publishedJob(api)}`);
  const [organization = '', , job = ''] = new URL(body.urls.portal).pathname.split('/').slice(-3);
  return { params: { organization, job } };
};

export const portalRequests: Requests<typeof routes> = {
  getCareersPage: portalOf,
  getCareersSitemap: portalOf,
  getCareersJob: pageOf,
  getApplicationForm: pageOf,
  getIntakePage: pageOf,
  submitApplicationForm: async (api) => ({
    ...(await pageOf(api)),
    body: fields(),
  }),
  sendApplicationForm: async (api) => ({
    ...(await pageOf(api)),
    body: { ...fields(), files: [{ name: 'resume', filename: 'cv.pdf', size: 1000 }] },
  }),
  renewFormUploads: async (api) => {
    const { params, id, upload_token } = await sentForm(api);
    return { params, body: { application_id: id, upload_token } };
  },
};

const fields = () => ({
  first_name: uniqueName(),
  email: `${crypto.randomUUID()}@example.com`,
  consent_processing: 'true',
});

/** A form that was sent by script, and waits for its file. */
async function sentForm(api: Api) {
  const { params } = await pageOf(api);
  const { organization, job } = params ?? {};
  const body = { ...fields(), files: [{ name: 'resume', filename: 'cv.pdf', size: 1000 }] };
  const sent = await api.post(`/careers/${organization}/jobs/${job}/submissions`, body);
  return { params, id: String(sent.body.id), upload_token: String(sent.body.upload_token) };
}

const organizationOf = async (api: Api): Promise<string> => (await api.get('/v1/me')).body.id;
