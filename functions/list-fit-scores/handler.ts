import { answerPlaces } from '../../shared/http/answer-places.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentFitScore } from '../../shared/http/present-fit-score.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { FitScoreStore } from '../../shared/storage/fit-scores.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'get'>;
  fitScores: Pick<FitScoreStore, 'pageOf'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listFitScores =
  ({ scans, fitScores, cursorKeys }: Dependencies): Handle<typeof routes.listFitScores> =>
  (call) =>
    answerPlaces(call, cursorKeys, {
      read: async (place) => {
        const { organizationId } = call.caller;
        const scan = await scans.get(organizationId, call.params.id);
        return fitScores.pageOf(organizationId, scan, place);
      },
      placeOf: ({ fit }) => fit.job_id,
      present: presentFitScore,
    });
