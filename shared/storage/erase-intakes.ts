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
  intakes: Pick<IntakeStore, 'find' | 'rowsOf' | 'unconfirmed'>;
  eraseFile: EraseFile;
}

interface Work {
  forScan: (id: string) => Promise<void>;
  /** Erases the events about these ids from the time in which they had no candidate. */
  forEvents: (ids: string[]) => Promise<void>;
  receipt: Receipt;
}

interface Person {
  candidateIds: string[];
  /** In the form in which they are compared. */
  addresses: string[];
}

/**
 * Erases the chats of candidates with their messages and files, and the chats in which one of the addresses was given and that made
 * no application. A chat is removed after everything that is found by it, and its link after the chat, so an interrupted run finds the
 * rest.
 */
export async function eraseIntakes(
  { table, intakes, eraseFile }: Reach,
  erasing: { organizationId: string; now: Date },
  { candidateIds, addresses }: Person,
  { forScan, forEvents, receipt }: Work,
): Promise<void> {
  const { organizationId } = erasing;

  const eraseChat = async (id: string): Promise<void> => {
    await markErased(table, [id], erasing);
    const intake = await intakes.find(organizationId, id);
    const files = intake?.files ?? [];
    for (const { file_key, scan_id } of files) {
      if (scan_id !== null) await forScan(scan_id);
      // The pending key first, so that the file is not copied after its copy was erased.
      for (const key of [pendingAttachmentKey(file_key), file_key])
        receipt.file_versions += await eraseFile(key);
    }
    await forEvents([id, ...files.flatMap(({ scan_id }) => scan_id ?? [])]);
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
  if (addresses.length === 0) return;
  for await (const { id, dialogue } of intakes.unconfirmed<Given>(organizationId, erasing.now)) {
    const given = dialogue?.answers?.email?.value;
    if (typeof given !== 'string' || !addresses.includes(comparableEmail(given))) continue;
    const chat = await intakes.find(organizationId, id);
    // It may have been confirmed meanwhile, by a new candidate.
    if (chat && (chat.candidate_id === null || candidateIds.includes(chat.candidate_id))) await eraseChat(id);
  }
}

/** The answer of a dialogue that is looked at. */
interface Given {
  answers?: { email?: { value?: unknown } };
}
