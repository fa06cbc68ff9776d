import { fitFeed } from '../../shared/feeds/fit-feed.ts';
import { type FeedStores, readFeed } from '../../shared/feeds/read-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentPublicJob } from '../../shared/http/present-public-job.ts';
import type * as routes from '../../shared/routes.ts';

export const getJobsFeedJson =
  (stores: FeedStores): Handle<typeof routes.getJobsFeedJson> =>
  async ({ params, now }) => {
    const { jobs, isCut } = await readFeed(stores, params.organization, now);
    const shown = jobs.map((job) => presentPublicJob(job, now));
    const data = fitFeed(shown, JSON.stringify);
    return {
      object: 'list' as const,
      data,
      has_more: isCut || data.length < shown.length,
      // A feed has no second page.
      next_cursor: null,
    };
  };
