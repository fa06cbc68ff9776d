import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { intakeStore } from '../../shared/storage/intakes.ts';
import { type MergeStore, mergeStore } from '../../shared/storage/merges.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  merges: Pick<MergeStore, 'merge'>;
}

export const mergeCandidate =
  ({ merges }: Dependencies): Handle<typeof routes.mergeCandidate> =>
  async ({ params, body, origin, ifMatch }) =>
    presentCandidate(
      await merges.merge(origin, params.id, body.candidate_id, (before) => refuseStale(ifMatch, before)),
    );

export const entry = entryOf(routes.mergeCandidate, mergeCandidate, ({ table }) => ({
  merges: mergeStore({
    table,
    ...openPipeline({ table }),
    scans: scanStore(table),
    intakes: intakeStore(table),
  }),
}));
