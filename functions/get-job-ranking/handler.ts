import { answerPlaces } from '../../shared/http/answer-places.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentRankedFit } from '../../shared/http/present-fit-score.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import { type FitScoreStore, rankingPlace } from '../../shared/storage/fit-scores.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
  fitScores: Pick<FitScoreStore, 'ranking'>;
  cursorKeys: () => Promise<KeyRing>;
}

/** Best first. The job is read beside the page: one that is gone has no ranking. */
export const getJobRanking =
  ({ jobs, fitScores, cursorKeys }: Dependencies): Handle<typeof routes.getJobRanking> =>
  (call) =>
    answerPlaces(call, cursorKeys, {
      read: async (place) => {
        const { organizationId } = call.caller;
        const { band, min_score: minScore } = call.query;
        const [page] = await Promise.all([
          fitScores.ranking(organizationId, call.params.id, { ...place, band, minScore }),
          jobs.get(organizationId, call.params.id),
        ]);
        return page;
      },
      placeOf: rankingPlace,
      present: presentRankedFit,
    });
