import type { Receipt } from '../contracts/erasure.ts';
import { anonymizeApplication, erasedScanEvent } from '../domain/erasure.ts';
import { buildEvent, type EventOrigin } from '../domain/event.ts';
import type { Erasure } from '../domain/stored/erasure.ts';
import type { Scan } from '../domain/stored/scan.ts';
import type { ApplicationStore } from './applications.ts';
import { tombstone } from './change-entries.ts';
import { eraseAssessments } from './erase-assessments.ts';
import { eraseCandidateFiles } from './erase-candidate-files.ts';
import { eraseEarlierEvents, eraseEvents } from './erase-events.ts';
import { eraseExports } from './erase-exports.ts';
import type { EraseFile } from './erase-file.ts';
import { chatEraser } from './erase-intakes.ts';
import { eraseTimeline } from './erase-timeline.ts';
import { eraseWords } from './erase-words.ts';
import { markErased } from './erased-marks.ts';
import { fileKeysOf, pendingAttachmentKey, uploadKey } from './file-keys.ts';
import type { FitScoreStore } from './fit-scores.ts';
import { idsOfApplications } from './ids-of-applications.ts';
import type { WordIndex } from './index-words.ts';
import type { IntakeStore } from './intakes.ts';
import { candidatesOfJob, claimSeconds, ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import { oncePerId } from './once-per-id.ts';
import { appendEvent } from './outbox.ts';
import { removeApplication } from './remove-application.ts';
import { removePartition, removeRows, removeTogether } from './remove-rows.ts';
import type { ScanStore } from './scans.ts';
import { eraseResponsesAbout } from './stored-claim.ts';
import type { Table } from './table.ts';

interface Reach {
  table: Table;
  applications: ApplicationStore;
  scans: ScanStore;
  fitScores: Pick<FitScoreStore, 'keysOf'>;
  intakes: Pick<IntakeStore, 'find' | 'change' | 'rowsOf' | 'turnsOf' | 'unconfirmed'>;
  index: Pick<WordIndex, 'refresh'>;
  eraseFile: EraseFile;
}

export type Eraser = ReturnType<typeof eraser>;

/** A receipt with all counts at zero. */
export const emptyReceipt = (): Receipt => ({
  rows: 0,
  file_versions: 0,
  stored_answers: 0,
  events: 0,
  deliveries: 0,
});

/**
 * Erases the data of a person or of a scan: rows, every version of every file, stored responses, events and their
 * deliveries. An interrupted run is repeated and has no other information than the table. Therefore a row that names an
 * application, a scan or a job is removed after everything that is found by that name, and the order itself keeps its
 * ids until it is completed. A resource is marked as erased before its responses are erased, so that none is stored
 * afterwards. Adds to `receipt`.
 */
export function eraser({ table, applications, scans, fitScores, intakes, index, eraseFile }: Reach) {
  const eraseResponses = async (ids: string[], receipt: Receipt) => {
    for (const id of ids) receipt.stored_answers += await eraseResponsesAbout(table, id);
  };

  const eraseFits = async (organizationId: string, scanId: string) =>
    removeRows(table, await fitScores.keysOf(organizationId, scanId));

  const eraseFiles = async (keys: string[], receipt: Receipt) => {
    for (const key of keys) receipt.file_versions += await eraseFile(key);
  };

  const eraseScan = async (origin: () => EventOrigin, erasureId: string, scan: Scan, receipt: Receipt) => {
    // The grant first: a file that is PUT from now on has no grant and is erased when it arrives.
    receipt.rows += await removeRows(table, scans.grantRows(scan));
    await eraseFiles(fileKeysOf(scan), receipt);
    const end = origin();
    const event = buildEvent(end, erasedScanEvent(scan, erasureId));
    const rowsOf = (read: Scan) => scans.rowsOf(end.organizationId, read);
    const beside = [appendEvent(event), tombstone(end, 'SCAN', scan)];
    receipt.rows += await removeTogether(table, scan, rowsOf, () => beside);
  };

  /** Erases a scan of a person with everything about it. Rows with its id stay until the end: see {@link eraser}. */
  const eraseScanOfPerson = async (
    origin: () => EventOrigin,
    { id: erasureId, person }: { id: string; person: string[] },
    id: string,
    receipt: Receipt,
  ) => {
    const { organizationId, now } = origin();
    const scan = await scans.find(organizationId, id);
    if (scan?.candidate_id && !person.includes(scan.candidate_id)) return;
    await markErased(table, [id], { organizationId, now });
    if (scan) await eraseScan(origin, erasureId, scan, receipt);
    // Once more, after the scan was removed: its file may have been copied meanwhile.
    await eraseFiles([uploadKey(organizationId, id)], receipt);
    // After the scan, because no further score is stored without it; also for a scan that an earlier run removed.
    receipt.rows += await eraseFits(organizationId, id);
    await eraseResponses([id], receipt);
  };

  const scrub = (origin: EventOrigin, id: string) =>
    applications.change(origin, id, (before) => ({ next: anonymizeApplication(before), events: [] }));

  return {
    /**
     * Erases everything of a candidate except the candidate's own row, which was deleted with the order. A run may last
     * minutes: `origin` gives each of its events an id and a time of its own.
     */
    async eraseCandidate(origin: () => EventOrigin, erasure: Erasure, receipt: Receipt): Promise<void> {
      const { organizationId, now } = origin();
      // A merged candidate's rows stay in the partitions of its own id.
      const person = [erasure.candidate_id ?? '', ...(erasure.merged_ids ?? [])];
      const keepsCourse = erasure.kind === 'candidate_anonymized';
      const own = (what: 'OLDER' | 'SCAN' | 'NOTE') =>
        person.map((id) => ofCandidate(organizationId, id, what));
      const scanIds: string[] = [];
      const forScan = oncePerId((id) => {
        scanIds.push(id);
        return eraseScanOfPerson(origin, { id: erasure.id, person }, id, receipt);
      });
      const forJob = oncePerId(async (id) => {
        if (keepsCourse) return;
        const pk = candidatesOfJob(organizationId, id);
        for (const sk of person) receipt.rows += await removeRows(table, [{ pk, sk }]);
      });

      await markErased(table, person, { organizationId, now });
      const joined = erasure.joined ?? [];
      const together = [...person.map((id) => ({ id })), ...joined];
      await eraseWords(index, organizationId, receipt).ofPerson(together);
      await eraseExports({ table, eraseFile }, organizationId, together, receipt);
      await eraseCandidateFiles({ table, eraseFile }, { organizationId, now }, person, receipt);
      const chats = { candidateIds: person, addresses: erasure.addresses ?? [] };
      const eraseChats = chatEraser({ table, intakes, scans, eraseFile }, origin, chats, {
        forScan,
        forEvents: (ids) => eraseEarlierEvents(table, organizationId, ids, receipt),
        receipt,
      });
      await eraseChats.ofCandidates();
      await eraseAssessments(table, origin, person, receipt);
      for (const id of erasure.scan_ids) await forScan(id);
      for (const partition of own('SCAN'))
        for (const id of await linkedIds(table, partition, 'scan')) await forScan(id);
      for (const id of erasure.job_ids) await forJob(id);

      const ids = await idsOfApplications(table, organizationId, person, erasure.application_ids);
      await markErased(table, ids, { organizationId, now });
      for (const id of ids) {
        const application = await applications.find(organizationId, id);
        if (application && person.includes(application.candidate_id)) {
          const { scan_id, job_id, submission } = application;
          if (scan_id) await forScan(scan_id);
          await forJob(job_id);
          for (const { file_key } of submission.attachments)
            await eraseFiles([pendingAttachmentKey(file_key), file_key], receipt);
          if (keepsCourse) await scrub(origin(), id);
          else receipt.rows += await removeApplication({ table, applications }, origin(), application);
        }
        await eraseResponses([id], receipt);
      }

      const about = { ids: person, applicationIds: ids, scanIds, joined: joined.map(({ id }) => id) };
      await eraseTimeline(table, organizationId, about, { keepsCourse, forJob, receipt });
      for (const partition of own('NOTE')) receipt.rows += await removePartition(table, partition);
      // For as long as a response is stored, it may show two candidates who were one.
      const since = new Date(now.getTime() - 2 * claimSeconds * 1000).toISOString();
      const shown = joined.filter(({ until }) => until > since).map(({ id }) => id);
      await eraseResponses([...person, ...shown], receipt);
      await eraseEvents(
        { table, applications, scans },
        organizationId,
        { id: erasure.id, ...about },
        receipt,
      );
      // After the data of the person: it reads the chats of others, and anyone may begin many.
      await eraseChats.byAddresses();
      // Last: these rows name the scans and the older applications, and an interrupted run must find them again.
      const last = [...own('SCAN'), ...(keepsCourse ? [] : own('OLDER'))];
      for (const partition of last) receipt.rows += await removePartition(table, partition);
    },

    /** Erases the rest of a deleted scan: its file, its scores, and the responses about it; or a deleted file alone. */
    async eraseScan(
      origin: () => EventOrigin,
      { scan_id, file_keys, indexed_candidate_id }: Erasure,
      receipt: Receipt,
    ): Promise<void> {
      const { organizationId, now } = origin();
      await eraseFiles(file_keys, receipt);
      if (!scan_id) return;
      await markErased(table, [scan_id], { organizationId, now });
      await eraseWords(index, organizationId, receipt).ofScan(indexed_candidate_id);
      receipt.rows += await eraseFits(organizationId, scan_id);
      await eraseResponses([scan_id], receipt);
    },
  };
}
