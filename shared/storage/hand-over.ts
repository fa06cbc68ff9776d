import { mostBytes } from '../contracts/most-bytes.ts';
import { filename } from '../contracts/primitives.ts';
import type { EventOrigin } from '../domain/event.ts';
import { mostBytesLater } from '../domain/grown-application.ts';
import { bytesInRow, roomForStates } from '../domain/row-size.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { Scan } from '../domain/stored/scan.ts';
import type { ApplicationStore } from './applications.ts';
import type { CandidateStore } from './candidates.ts';
import { candidatesOfJob } from './keys.ts';
import { link } from './links.ts';
import type { Write } from './row.ts';
import type { ScanStore } from './scans.ts';
import type { Table } from './table.ts';

/** The stores of what changes with a merge. */
export interface MergingStores {
  table: Table;
  applications: Pick<ApplicationStore, 'getMany' | 'getShort' | 'afterChange' | 'writes'>;
  candidates: CandidateStore;
  scans: Pick<ScanStore, 'getMany' | 'afterChange' | 'writes'>;
}

export interface Belongings {
  applications: Application[];
  scans: Scan[];
  /** The chats that made some of the applications during a merge, of which only the undo has any. */
  intakes?: Intake[];
}

/**
 * A transaction has at most 100 writes and 4 MB. The two candidates, the record of the merge and the events need the rest. Each
 * merge can be undone: an application has four writes and its CV three, which are counted before it comes.
 */
const most = { writes: 70, bytes: 2_700_000 };
const writesOf = { application: 7, scan: 3, intake: 3 };
/** A scan changes by its states alone; that of a CV that comes has the name of its file. */
const mostOfNewScan = mostBytes(filename()) + roomForStates;

/** The scans that are not the CV of one of the applications. */
const others = ({ applications, scans }: Belongings) =>
  scans.filter(({ id }) => applications.every(({ scan_id }) => scan_id !== id));
const bytesNow = ({ applications, scans, intakes = [] }: Belongings) =>
  [...applications, ...scans, ...intakes].reduce((sum, row) => sum + bytesInRow(row), 0);
/** The largest size that they can have until the undo, with the CVs that may come. */
const bytesLater = ({ applications, scans }: Belongings) =>
  applications.reduce((sum, one) => sum + mostBytesLater(one), 0) +
  scans.reduce((sum, scan) => sum + bytesInRow(scan) + roomForStates, 0) +
  applications.filter(({ scan_id }) => scans.every(({ id }) => id !== scan_id)).length * mostOfNewScan;

const fitting = (belongings: Belongings, bytes: number) =>
  belongings.applications.length * writesOf.application +
    others(belongings).length * writesOf.scan +
    (belongings.intakes ?? []).length * writesOf.intake <=
    most.writes && bytes <= most.bytes;

/** Whether one transaction moves these applications and scans. */
export const fits = (belongings: Belongings): boolean => fitting(belongings, bytesNow(belongings));

/** Whether one transaction moves them now, and back after whatever may be written on them meanwhile. */
export const fitsLater = (belongings: Belongings): boolean => fitting(belongings, bytesLater(belongings));

/** The writes that give applications and scans to another candidate. */
export const handOver = (
  { applications, scans }: Pick<MergingStores, 'applications' | 'scans'>,
  origin: EventOrigin,
  to: string,
  moved: Belongings,
): Write[] => [
  ...moved.applications.flatMap((before) => {
    const after = applications.afterChange(origin, before, { ...before, candidate_id: to });
    const changed = { type: 'application.updated' as const, context: { changed: ['candidate_id'] } };
    return applications.writes(origin, before, after, [changed]);
  }),
  ...[...new Set(moved.applications.map(({ job_id }) => job_id))].map((jobId) =>
    link(candidatesOfJob(origin.organizationId, jobId), to),
  ),
  ...moved.scans.flatMap((before) => {
    const after = scans.afterChange(origin, before, { ...before, candidate_id: to });
    return scans.writes(origin, before, after, []);
  }),
];
