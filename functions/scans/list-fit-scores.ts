import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithRankedPage } from '../../shared/http/respond-with-ranked-page.ts';
import { subjectIds } from '../../shared/http/response.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type FitScoreStore, fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentFitScore } from '../../shared/views/present-fit-score.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'get'>;
  fitScores: Pick<FitScoreStore, 'pageOf'>;
  cursorKeys: () => Promise<KeyRing>;
}

export const listFitScores =
  ({ scans, fitScores, cursorKeys }: Dependencies): Handle<typeof routes.listFitScores> =>
  async (call) => {
    const { organizationId } = call.caller;
    const scan = await scans.get(organizationId, call.params.id);
    const page = await respondWithRankedPage(call, cursorKeys, {
      read: (place) => fitScores.pageOf(organizationId, scan, place),
      placeOf: ({ fit }) => fit.job_id,
      present: presentFitScore,
    });
    return { ...page, [subjectIds]: scan.candidate_id ? [scan.candidate_id] : [] };
  };

export const entry = entryOf(routes.listFitScores, listFitScores, (edge) => {
  const cursorKeys = openCursorKeys();
  const stores = { scans: scanStore(edge.table), fitScores: fitScoreStore(edge.table) };
  return { ...stores, cursorKeys };
});
