import { newErasure } from '../../shared/domain/erasure.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { ErasureStore } from '../../shared/storage/erasures.ts';
import { ofCandidate } from '../../shared/storage/keys.ts';
import { unlink } from '../../shared/storage/links.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'get' | 'remove' | 'ownRows'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

/** The scan and its profile are gone with the answer; a worker removes the file, on the order that is stored here. */
export const deleteScan =
  ({ scans, erasures }: Dependencies): Handle<typeof routes.deleteScan> =>
  async ({ params, origin, now, newId }) => {
    const { organizationId } = origin;
    const scan = await scans.get(organizationId, params.id);
    const order = { id: newId('erasure'), kind: 'scan_deleted' as const, scan_id: scan.id };
    const erasure = newErasure({ ...order, file_keys: [scan.file_key] }, now);
    const ofPerson = scan.candidate_id
      ? [unlink(ofCandidate(organizationId, scan.candidate_id, 'SCAN'), scan.id)]
      : [];
    await scans.remove(
      origin,
      scan.id,
      [{ type: 'scan.deleted' }],
      [
        ...scans.ownRows(organizationId, scan).map((key) => ({ remove: key })),
        ...ofPerson,
        ...erasures.writes(origin, null, erasure, [{ type: 'erasure.requested' }]),
      ],
    );
    return { object: 'scan', id: scan.id, deleted: true };
  };
