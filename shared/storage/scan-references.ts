import { idPattern } from '../contracts/primitives.ts';
import { changedFields, type EventOrigin } from '../domain/event.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Scan } from '../domain/stored/scan.ts';
import type { ApplicationStore } from './applications.ts';
import type { CandidateStore } from './candidates.ts';
import { parseFileKey } from './file-keys.ts';
import type { IntakeStore } from './intakes.ts';
import { ofCandidate } from './keys.ts';
import { linkedIds } from './links.ts';
import type { Emitted } from './resource-store.ts';
import type { Write } from './row.ts';
import type { ScanStore } from './scans.ts';
import type { Table } from './table.ts';

interface Stores {
  table: Table;
  applications: Pick<ApplicationStore, 'find' | 'getMany' | 'afterChange' | 'writes'>;
  candidates: Pick<CandidateStore, 'find' | 'afterChange' | 'writes'>;
  scans: Pick<ScanStore, 'getMany' | 'mustExist'>;
  intakes: Pick<IntakeStore, 'find' | 'afterChange' | 'writes'>;
}

export type ScanReferences = ReturnType<typeof scanReferences>;

/** The number of scans in one read. */
const readAtOnce = 25;
/** The number of scans that are examined for a replacement. Forms with a person's e-mail address can add any number. */
const lookedAt = 100;

/** The references to a scan: from its application, from its candidate, and from the chat that its file came in. */
export function scanReferences({ table, applications, candidates, scans, intakes }: Stores) {
  /**
   * The newest other scan of a candidate that the team attached or that belongs to a confirmed application; null when
   * the newest {@link lookedAt} have none.
   */
  const newestBeside = async (organizationId: string, { id, candidate_id }: Scan): Promise<string | null> => {
    const linked = await linkedIds(table, ofCandidate(organizationId, candidate_id ?? '', 'SCAN'), 'scan');
    const newestFirst = linked
      .filter((other) => other !== id)
      .reverse()
      .slice(0, lookedAt);
    for (let at = 0; at < newestFirst.length; at += readAtOnce) {
      const found = await scans.getMany(organizationId, newestFirst.slice(at, at + readAtOnce));
      const sources = found.flatMap((scan) => scan?.application_id ?? []);
      const known = await applications.getMany(organizationId, sources);
      const isConfirmed = (applicationId: string | null) =>
        applicationId === null || known.some((one) => one?.id === applicationId && one.is_confirmed);
      const newest = found.find((scan) => scan && isConfirmed(scan.application_id));
      if (newest) return newest.id;
    }
    return null;
  };

  /** A file of a chat belongs to it by its key; a scan does not name its chat. */
  const withoutFileOfChat = async (origin: EventOrigin, { id, file_key }: Scan): Promise<Write[]> => {
    const place = parseFileKey(file_key);
    if (place?.kind !== 'attachment' || !idPattern('intake').test(place.ownerId)) return [];
    const intake = await intakes.find(origin.organizationId, place.ownerId);
    if (!intake?.files.some(({ scan_id }) => scan_id === id)) return [];
    const files = intake.files.filter(({ scan_id }) => scan_id !== id);
    return intakes.writes(origin, intake, intakes.afterChange(origin, intake, { ...intake, files }), []);
  };

  return {
    /** The writes that remove the references to a scan, for the transaction that removes the scan. */
    async without(origin: EventOrigin, scan: Scan): Promise<Write[]> {
      const { organizationId } = origin;
      const [application, candidate] = await Promise.all([
        scan.application_id === null ? undefined : applications.find(organizationId, scan.application_id),
        scan.candidate_id === null ? undefined : candidates.find(organizationId, scan.candidate_id),
      ]);
      const writes: Write[] = [];
      const next = application && withoutScan(application, scan);
      if (application && next) {
        const after = applications.afterChange(origin, application, next);
        const events: Emitted[] = [{ type: 'application.updated', context: changes(application, after) }];
        writes.push(...applications.writes(origin, application, after, events));
      }
      if (candidate?.scan_id === scan.id) {
        const scan_id = await newestBeside(organizationId, scan);
        const after = candidates.afterChange(origin, candidate, { ...candidate, scan_id });
        const events: Emitted[] = [{ type: 'candidate.updated', context: changes(candidate, after) }];
        writes.push(...candidates.writes(origin, candidate, after, events));
        if (scan_id !== null) writes.push(scans.mustExist(organizationId, scan_id));
      }
      return [...writes, ...(await withoutFileOfChat(origin, scan))];
    },
  };
}

/** An application without a scan and its attachment; null for one that has neither. */
function withoutScan(application: Application, scan: Pick<Scan, 'id' | 'file_key'>): Application | null {
  const { scan_id, submission } = application;
  const attachments = submission.attachments.filter(({ file_key }) => file_key !== scan.file_key);
  if (scan_id !== scan.id && attachments.length === submission.attachments.length) return null;
  return {
    ...application,
    scan_id: scan_id === scan.id ? null : scan_id,
    submission: { ...submission, attachments },
  };
}

const changes = (before: object, after: object) => ({
  changed: Object.keys(changedFields(before, after as typeof before, ['version', 'updated_at', 'acted_by'])),
});
