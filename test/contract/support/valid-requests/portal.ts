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
  submitApplicationForm: async (api) => ({
    ...(await pageOf(api)),
    body: {
      first_name: uniqueName(),
      email: `${crypto.randomUUID()}@example.com`,
      consent_processing: 'true',
    },
  }),
};

const organizationOf = async (api: Api): Promise<string> => (await api.get('/v1/me')).body.id;
