import type { Receipt } from '../contracts/erasure.ts';
import { comparableEmail } from '../domain/contacts.ts';
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
  intakes: Pick<IntakeStore, 'find' | 'rowsOf' | 'unconfirmed' | 'stateOf'>;
  eraseFile: EraseFile;
}

interface Work {
  forScan: (id: string) => Promise<void>;
  receipt: Receipt;
}

interface Person {
  candidateIds: string[];
  /** In the form in which they are compared. */
  addresses: string[];
}

/**
 * Erases the chats of candidates with their messages and files, and the chats in which one of the addresses was given and that made
 * no application. The link to each chat is removed after it, so an interrupted run finds the rest. Returns the ids of all of them.
 */
export async function eraseIntakes(
  { table, intakes, eraseFile }: Reach,
  erasing: { organizationId: string; now: Date },
  { candidateIds, addresses }: Person,
  { forScan, receipt }: Work,
): Promise<string[]> {
  const { organizationId } = erasing;
  const erased: string[] = [];

  const eraseChat = async (id: string): Promise<void> => {
    erased.push(id);
    await markErased(table, [id], erasing);
    const intake = await intakes.find(organizationId, id);
    for (const { file_key, scan_id } of intake?.files ?? []) {
      if (scan_id !== null) await forScan(scan_id);
      // The pending key first, so that the file is not copied after its copy was erased.
      for (const key of [pendingAttachmentKey(file_key), file_key])
        receipt.file_versions += await eraseFile(key);
    }
    const rowsOf = (read: Intake) => intakes.rowsOf(organizationId, read);
    if (intake) receipt.rows += await removeTogether(table, intake, rowsOf);
  };

  for (const candidateId of candidateIds) {
    const pk = ofCandidate(organizationId, candidateId, 'INTAKE');
    for (const sk of await linkedIds(table, pk, 'intake')) {
      const found = await intakes.find(organizationId, sk);
      // A link alone takes nothing from another candidate.
      if (!found || candidateIds.includes(found.candidate_id ?? '')) await eraseChat(sk);
      receipt.rows += await removeRows(table, [{ pk, sk }]);
    }
  }
  if (addresses.length === 0) return erased;
  for await (const { id } of intakes.unconfirmed(organizationId, erasing.now)) {
    const given = await addressIn(intakes, organizationId, id);
    if (given === null || !addresses.includes(given)) continue;
    const chat = await intakes.find(organizationId, id);
    // It may have been confirmed meanwhile, by a new candidate.
    if (chat && (chat.candidate_id === null || candidateIds.includes(chat.candidate_id))) await eraseChat(id);
  }
  return erased;
}

/** The address that was given in a chat, as it is compared; null without one. */
async function addressIn(
  intakes: Pick<IntakeStore, 'stateOf'>,
  organizationId: string,
  id: string,
): Promise<string | null> {
  const state = await intakes
    .stateOf<{ answers?: { email?: { value?: unknown } } }>(organizationId, id)
    // Removed meanwhile.
    .catch(() => null);
  const value = state?.dialogue.answers?.email?.value;
  return typeof value === 'string' ? comparableEmail(value) : null;
}
