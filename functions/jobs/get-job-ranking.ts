import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithRankedPage } from '../../shared/http/respond-with-ranked-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type FitScoreStore, fitScoreStore, rankingPlace } from '../../shared/storage/fit-scores.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentRankedFit } from '../../shared/views/present-fit-score.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
  fitScores: Pick<FitScoreStore, 'ranking'>;
  cursorKeys: () => Promise<KeyRing>;
}

/** The ranking, best first. The job is read concurrently with the page: a deleted job has no ranking. */
export const getJobRanking =
  ({ jobs, fitScores, cursorKeys }: Dependencies): Handle<typeof routes.getJobRanking> =>
  (call) =>
    respondWithRankedPage(call, cursorKeys, {
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

export const entry = entryOf(routes.getJobRanking, getJobRanking, (edge) => {
  const cursorKeys = openCursorKeys();
  const stores = { jobs: jobStore(edge.table), fitScores: fitScoreStore(edge.table) };
  return { ...stores, cursorKeys };
});
