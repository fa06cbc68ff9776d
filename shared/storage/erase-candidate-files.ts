import type { Receipt } from '../contracts/erasure.ts';
import type { CandidateFile } from '../domain/stored/candidate-file.ts';
import type { EraseFile } from './erase-file.ts';
import { markErased } from './erased-marks.ts';
import { pendingAttachmentKey } from './file-keys.ts';
import { ofCandidate } from './keys.ts';
import { removeRows } from './remove-rows.ts';
import { rowsIn } from './rows-in.ts';
import { eraseResponsesAbout } from './stored-claim.ts';
import type { Table } from './table.ts';

/**
 * Erases the files of candidates with the responses about them. Each row is removed after its file, so an interrupted run finds the
 * rest; a file that is PUT from then on has no row and is erased when it arrives.
 */
export async function eraseCandidateFiles(
  { table, eraseFile }: { table: Table; eraseFile: EraseFile },
  erasing: { organizationId: string; now: Date },
  candidateIds: string[],
  receipt: Receipt,
): Promise<void> {
  for (const candidateId of candidateIds) {
    const partition = ofCandidate(erasing.organizationId, candidateId, 'FILE');
    for await (const { pk, sk, data } of rowsIn<CandidateFile>(table, partition)) {
      await markErased(table, [sk], erasing);
      // The pending key first, so that the file is not copied after its copy was erased.
      for (const key of [pendingAttachmentKey(data.file_key), data.file_key])
        receipt.file_versions += await eraseFile(key);
      receipt.stored_answers += await eraseResponsesAbout(table, sk);
      receipt.rows += await removeRows(table, [{ pk, sk }]);
    }
  }
}
