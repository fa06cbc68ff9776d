import type * as routes from '../../../../shared/routes/feeds.ts';
import type { Api } from '../../../support/local-stage.ts';
import { createJob } from './jobs.ts';
import type { MakeRequest, Requests } from './request.ts';

const feedOfOwner: MakeRequest = async (api) => ({ params: { organization: await organizationOf(api) } });

export const feedRequests: Requests<typeof routes> = {
  getJobLinkedData: async (api) => ({ params: { id: await createJob(api) } }),
  getJobsFeedJson: feedOfOwner,
  getJobsFeedXml: feedOfOwner,
  getJobsFeedRss: feedOfOwner,
};

const organizationOf = async (api: Api): Promise<string> => (await api.get('/v1/me')).body.id;
