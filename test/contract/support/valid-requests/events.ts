import type * as routes from '../../../../shared/routes/events.ts';
import { createJob } from './jobs.ts';
import type { Requests } from './request.ts';

export const eventRequests: Requests<typeof routes> = {
  getEvent: async (api) => {
    await createJob(api);
    const { body } = await api.get('/v1/events?type=job.created&limit=1');
    return { params: { id: body.data[0].id } };
  },
};
