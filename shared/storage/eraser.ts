import type { Application } from '../contracts/application.ts';
import type { Erasure, Receipt } from '../contracts/erasure.ts';
import type { Scan } from '../contracts/scan.ts';
import type { TimelineEntry } from '../contracts/timeline.ts';
import { anonymizeApplication, anonymizeEntry, newsOfErasedScan } from '../domain/erasure.ts';
import { buildEvent, type EventOrigin } from '../domain/event.ts';
import type { ApplicationStore } from './applications.ts';
import type { EraseFile } from './erase-file.ts';
import type { FitScoreStore } from './fit-scores.ts';
import { eraseAnswersAbout } from './idempotency-claims.ts';
import { candidatesOfJob, deliveriesOfEvent, eventsOfCandidate, ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import { appendEvent } from './outbox.ts';
import { removeAndTell, removePartition, removeRows } from './remove-rows.ts';
import { rowsIn } from './rows-in.ts';
import type { ScanStore } from './scans.ts';
import type { Table } from './table.ts';

interface Reach {
  table: Table;
  applications: ApplicationStore;
  scans: ScanStore;
  fitScores: Pick<FitScoreStore, 'keysOf'>;
  eraseFile: EraseFile;
}

export type Eraser = ReturnType<typeof eraser>;

/** Nothing removed yet. */
export const emptyReceipt = (): Receipt => ({
  rows: 0,
  file_versions: 0,
  stored_answers: 0,
  events: 0,
  deliveries: 0,
});

/**
 * Removes what belongs to a person or to a scan: rows, every version of every file, stored answers, events and their
 * deliveries. Every step finds what is still there, so an interrupted run is simply run again. Counts into `receipt`.
 */
export function eraser({ table, applications, scans, fitScores, eraseFile }: Reach) {
  const eraseAnswers = async (ids: string[], receipt: Receipt) => {
    for (const id of ids) receipt.stored_answers += await eraseAnswersAbout(table, id);
  };

  const eraseFits = async (organizationId: string, scanId: string) =>
    removeRows(table, await fitScores.keysOf(organizationId, scanId));

  const eraseScan = async (origin: () => EventOrigin, erasureId: string, scan: Scan, receipt: Receipt) => {
    receipt.file_versions += await eraseFile(scan.file_key);
    const end = origin();
    const news = buildEvent(end, newsOfErasedScan(scan, erasureId));
    const rows = scans.rowsOf(end.organizationId, scan);
    receipt.rows += await removeAndTell(table, rows, appendEvent(news));
  };

  const eraseEvents = async (
    organizationId: string,
    candidateId: string,
    { id }: Erasure,
    receipt: Receipt,
  ) => {
    const about = eventsOfCandidate(organizationId, candidateId);
    for await (const event of rowsIn<string>(table, about, 'gsi2')) {
      // A run beside this one may be done already: the news of the end stays.
      if (event.data.includes(id)) continue;
      const eventId = event.gsi2sk ?? '';
      receipt.deliveries += await removePartition(table, deliveriesOfEvent(eventId), 'gsi2');
      receipt.events += await removeRows(table, [event]);
    }
  };

  const idsOfApplications = async (organizationId: string, candidateId: string, known: string[]) => {
    const ids = new Set(known);
    const partition = ofCandidate(organizationId, candidateId, 'APP');
    for await (const { data } of rowsIn<Application>(table, partition, 'gsi3')) ids.add(data.id);
    return [...ids];
  };

  const scrub = (origin: EventOrigin, id: string) =>
    applications.change(origin, id, (before) => ({ next: anonymizeApplication(before), events: [] }));

  return {
    /**
     * Everything of a candidate but the candidate's own row, which went when this was asked for. A run may last minutes:
     * `origin` gives each of its events an id and a time of its own.
     */
    async eraseCandidate(origin: () => EventOrigin, erasure: Erasure, receipt: Receipt): Promise<void> {
      const { organizationId } = origin();
      const candidateId = erasure.candidate_id ?? '';
      const keepsCourse = erasure.kind === 'candidate_anonymized';
      const own = (what: 'SCAN' | 'TIMELINE' | 'NOTE') => ofCandidate(organizationId, candidateId, what);

      const ids = await idsOfApplications(organizationId, candidateId, erasure.application_ids);
      const found: Application[] = [];
      for (const id of ids) {
        const application = await applications.find(organizationId, id);
        if (application) found.push(application);
      }
      const scanIds = new Set([
        ...erasure.scan_ids,
        ...(await linkedIds(table, own('SCAN'), 'scan')),
        ...found.flatMap(({ scan_id }) => scan_id ?? []),
      ]);
      for (const id of scanIds) {
        const scan = await scans.find(organizationId, id);
        if (scan) await eraseScan(origin, erasure.id, scan, receipt);
        // After the scan, without which no further score is stored; also of one that an earlier try removed.
        receipt.rows += await eraseFits(organizationId, id);
        await eraseAnswers([id], receipt);
      }

      for (const application of found) {
        for (const { file_key } of application.submission.attachments) {
          receipt.file_versions += await eraseFile(file_key);
        }
        if (keepsCourse) await scrub(origin(), application.id);
        else receipt.rows += await removeRows(table, applications.rowsOf(organizationId, application));
      }

      const jobIds = new Set([...erasure.job_ids, ...found.map(({ job_id }) => job_id)]);
      for await (const { data, ...row } of rowsIn<TimelineEntry>(table, own('TIMELINE'))) {
        if (data.job_id) jobIds.add(data.job_id);
        if (keepsCourse) await table.commit([{ put: { ...row, data: anonymizeEntry(data) } }]);
        else receipt.rows += await removeRows(table, [row]);
      }
      if (!keepsCourse) {
        const links = [...jobIds].map((id) => ({ pk: candidatesOfJob(organizationId, id), sk: candidateId }));
        receipt.rows += await removeRows(table, links);
      }
      receipt.rows += await removePartition(table, own('NOTE'));
      receipt.rows += await removePartition(table, own('SCAN'));
      await eraseAnswers([candidateId, ...ids], receipt);
      await eraseEvents(organizationId, candidateId, erasure, receipt);
    },

    /** What a deleted scan leaves behind: its file, its scores, and the answers that showed it. */
    async eraseScan(
      organizationId: string,
      { scan_id, file_keys }: Erasure,
      receipt: Receipt,
    ): Promise<void> {
      for (const key of file_keys) receipt.file_versions += await eraseFile(key);
      if (!scan_id) return;
      receipt.rows += await eraseFits(organizationId, scan_id);
      await eraseAnswers([scan_id], receipt);
    },
  };
}
