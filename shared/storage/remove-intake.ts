import { newErasure } from '../domain/erasure.ts';
import type { EventOrigin } from '../domain/event.ts';
import { idSource } from '../domain/ids.ts';
import type { Intake } from '../domain/stored/intake.ts';
import { endIntake } from './end-intake.ts';
import type { ErasureStore } from './erasures.ts';
import { fileKeysOf, pendingAttachmentKey } from './file-keys.ts';
import type { FitScoreStore } from './fit-scores.ts';
import type { IntakeStore } from './intakes.ts';
import type { Write } from './row.ts';
import type { ScanStore } from './scans.ts';

interface Stores {
  intakes: Pick<IntakeStore, 'change' | 'remove' | 'rowsOf'>;
  scans: Pick<ScanStore, 'find' | 'remove' | 'ownRows'>;
  fitScores: Pick<FitScoreStore, 'keysOf'>;
  erasures: Pick<ErasureStore, 'writes'>;
}

export type IntakeRemover = ReturnType<typeof intakeRemover>;

/**
 * Removes a chat that made no application: ends it, so that it takes no further file and cannot be confirmed, then removes its
 * CVs with their scans, and its messages. A worker erases the files, by the orders that are stored here. An interrupted run
 * is repeated. `check` throws for a chat that must stay, before anything is removed.
 */
export const intakeRemover = ({ intakes, scans, fitScores, erasures }: Stores) => {
  const order = (origin: EventOrigin, scanId: string | null, file_keys: string[]): Write[] => {
    const { now } = origin;
    const kind = scanId === null ? ('file_deleted' as const) : ('scan_deleted' as const);
    const erasure = newErasure({ id: idSource(now)('erasure'), kind, scan_id: scanId, file_keys }, now);
    return erasures.writes(origin, null, erasure, [{ type: 'erasure.requested' }]);
  };

  const removeScan = async (origin: EventOrigin, id: string): Promise<void> => {
    const { organizationId } = origin;
    if (!(await scans.find(organizationId, id))) return;
    await scans.remove(origin, id, [{ type: 'scan.deleted' }], async (scan) => {
      const related = [
        ...scans.ownRows(organizationId, scan),
        ...(await fitScores.keysOf(organizationId, id)),
      ];
      return [...related.map((remove) => ({ remove })), ...order(origin, id, fileKeysOf(scan))];
    });
  };

  return async (origin: EventOrigin, id: string, check: (before: Intake) => void): Promise<void> => {
    const mayEnd = (before: Intake) => {
      check(before);
      return true;
    };
    const ended = await endIntake(intakes, origin, id, { mayEnd, events: [{ type: 'intake.abandoned' }] });
    for (const { scan_id } of ended.files) if (scan_id !== null) await removeScan(origin, scan_id);
    await intakes.remove(origin, id, [], (before) => {
      check(before);
      const [, ...said] = intakes.rowsOf(origin.organizationId, before);
      const keys = before.files.flatMap(({ file_key }) => [pendingAttachmentKey(file_key), file_key]);
      return [...said.map((remove) => ({ remove })), ...(keys.length > 0 ? order(origin, null, keys) : [])];
    });
  };
};
