import type { Receipt } from '../contracts/erasure.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Intake } from '../domain/stored/intake.ts';
import { type Answered, chatsWith } from './chats-with-address.ts';
import { endIntake } from './end-intake.ts';
import type { EraseFile } from './erase-file.ts';
import { isAnyErased, markErased } from './erased-marks.ts';
import { pendingAttachmentKey } from './file-keys.ts';
import type { IntakeStore } from './intakes.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import { removeRows, removeTogether } from './remove-rows.ts';
import type { ScanStore } from './scans.ts';
import type { Table } from './table.ts';

interface Reach {
  table: Table;
  intakes: Pick<IntakeStore, 'find' | 'change' | 'rowsOf' | 'turnsOf' | 'unconfirmed'>;
  scans: Pick<ScanStore, 'results'>;
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
 * Erases chats with their messages and files. A chat ends first, so that nothing arrives while it is erased. It is removed after
 * everything that is found by it, and its link after the chat, so an interrupted run finds the rest.
 */
export function chatEraser(
  { table, intakes, scans, eraseFile }: Reach,
  origin: () => EventOrigin,
  { candidateIds, addresses }: Person,
  { forScan, forEvents, receipt }: Work,
) {
  const { organizationId, now } = origin();
  const isOwn = ({ candidate_id }: Intake) => candidate_id !== null && candidateIds.includes(candidate_id);

  /** Erases a chat if it may, also when it ends; only its events where the chat itself was removed before. */
  const eraseChat = async (id: string, may: (chat: Intake) => boolean): Promise<void> => {
    const found = await intakes.find(organizationId, id);
    const ended = found && (await endIntake(intakes, origin(), id, { mayEnd: may, events: [] }));
    if (ended && !may(ended)) return;
    await markErased(table, [id], { organizationId, now });
    const files = ended?.files ?? [];
    for (const { file_key, scan_id } of files) {
      if (scan_id !== null) await forScan(scan_id);
      // The pending key first, so that the file is not copied after its copy was erased.
      for (const key of [pendingAttachmentKey(file_key), file_key])
        receipt.file_versions += await eraseFile(key);
    }
    await forEvents([id, ...files.flatMap(({ scan_id }) => scan_id ?? [])]);
    const rowsOf = (read: Intake) => intakes.rowsOf(organizationId, read);
    if (ended) receipt.rows += await removeTogether(table, ended, rowsOf);
  };

  return {
    /** The chats of the candidates. */
    async ofCandidates(): Promise<void> {
      for (const candidateId of candidateIds) {
        const pk = ofCandidate(organizationId, candidateId, 'INTAKE');
        for (const sk of await linkedIds(table, pk, 'intake')) {
          // A link alone takes nothing from another candidate.
          await eraseChat(sk, isOwn);
          receipt.rows += await removeRows(table, [{ pk, sk }]);
        }
      }
    },

    /** The chats in which one of the addresses was ever given and that made no application. It reads all of these chats. */
    async byAddresses(): Promise<void> {
      if (addresses.length === 0) return;
      const isGiven = chatsWith({ intakes, scans }, organizationId, addresses);
      // The CV of a chat is erased before the chat, which is marked then: a run that was interrupted between finds it by the mark.
      const isBegun = ({ id, status }: Intake) =>
        status === 'abandoned' && isAnyErased(table, [id], organizationId);
      // It may have been confirmed meanwhile, by another candidate.
      const may = (chat: Intake) => chat.candidate_id === null || isOwn(chat);
      for await (const { chat, state } of intakes.unconfirmed<Answered>(organizationId, now))
        if ((await isBegun(chat)) || (await isGiven(chat, state))) await eraseChat(chat.id, may);
    },
  };
}
