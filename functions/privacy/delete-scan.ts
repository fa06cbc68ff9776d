import { newErasure } from '../../shared/domain/erasure.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ErasureStore, erasureStore } from '../../shared/storage/erasures.ts';
import { fileKeysOf } from '../../shared/storage/file-keys.ts';
import type { FitScoreStore } from '../../shared/storage/fit-scores.ts';
import { intakeStore } from '../../shared/storage/intakes.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { unlink } from '../../shared/storage/links.ts';
import { type ScanReferences, scanReferences } from '../../shared/storage/scan-references.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'remove' | 'ownRows'>;
  fitScores: Pick<FitScoreStore, 'keysOf'>;
  erasures: Pick<ErasureStore, 'writes'>;
  references: ScanReferences;
}

/** The number that fits into a transaction; the worker removes the others. */
const maxScores = 50;

/**
 * The scan, its profile and its scores are deleted in this call; a worker erases the file, by the order that is stored
 * here.
 */
export const deleteScan =
  ({ scans, fitScores, erasures, references }: Dependencies): Handle<typeof routes.deleteScan> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const erasureId = newId('erasure');
    const scan = await scans.remove(origin, params.id, [{ type: 'scan.deleted' }], async (current) => {
      const order = { id: erasureId, kind: 'scan_deleted' as const, scan_id: current.id };
      const erasure = newErasure(
        { ...order, file_keys: fileKeysOf(current), indexed_candidate_id: current.candidate_id },
        now,
      );
      const ofPerson = current.candidate_id
        ? [unlink(ofCandidate(organizationId, current.candidate_id, 'SCAN'), current.id)]
        : [];
      const scores = await fitScores.keysOf(organizationId, current.id);
      return [
        ...[...scans.ownRows(organizationId, current), ...scores.slice(0, maxScores)].map((key) => ({
          remove: key,
        })),
        ...ofPerson,
        ...(await references.without(origin, current)),
        ...erasures.writes(origin, null, erasure, [{ type: 'erasure.requested' }]),
      ];
    });
    return { object: 'scan', id: scan.id, deleted: true };
  };

export const entry = entryOf(routes.deleteScan, deleteScan, (edge) => {
  const { table } = edge;
  const { applications, candidates, fitScores } = openPipeline(edge);
  const scans = scanStore(table);
  const references = scanReferences({ table, applications, candidates, scans, intakes: intakeStore(table) });
  return { scans, fitScores, erasures: erasureStore(table), references };
});
