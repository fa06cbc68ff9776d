import type { Receipt } from '../contracts/erasure.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { EraseFile } from './erase-file.ts';
import { markErased } from './erased-marks.ts';
import { pendingAttachmentKey } from './file-keys.ts';
import type { IntakeStore } from './intakes.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import { removeRows, removeTogether } from './remove-rows.ts';
import type { Table } from './table.ts';

interface Reach {
  table: Table;
  intakes: Pick<IntakeStore, 'find' | 'rowsOf'>;
  eraseFile: EraseFile;
}

interface Work {
  forScan: (id: string) => Promise<void>;
  receipt: Receipt;
}

/** Erases the chats of candidates with their messages and files. The link to each chat is removed after it, so an interrupted run finds the rest. */
export async function eraseIntakes(
  { table, intakes, eraseFile }: Reach,
  erasing: { organizationId: string; now: Date },
  candidateIds: string[],
  { forScan, receipt }: Work,
): Promise<void> {
  const { organizationId } = erasing;
  for (const candidateId of candidateIds) {
    const pk = ofCandidate(organizationId, candidateId, 'INTAKE');
    for (const sk of await linkedIds(table, pk, 'intake')) {
      const found = await intakes.find(organizationId, sk);
      // A link alone takes nothing from another candidate.
      if (found && !candidateIds.includes(found.candidate_id ?? '')) {
        receipt.rows += await removeRows(table, [{ pk, sk }]);
        continue;
      }
      await markErased(table, [sk], erasing);
      const intake = await intakes.find(organizationId, sk);
      for (const { file_key, scan_id } of intake?.files ?? []) {
        if (scan_id !== null) await forScan(scan_id);
        // The pending key first, so that the file is not copied after its copy was erased.
        for (const key of [pendingAttachmentKey(file_key), file_key])
          receipt.file_versions += await eraseFile(key);
      }
      const rowsOf = (read: Intake) => intakes.rowsOf(organizationId, read);
      if (intake) receipt.rows += await removeTogether(table, intake, rowsOf);
      receipt.rows += await removeRows(table, [{ pk, sk }]);
    }
  }
}
