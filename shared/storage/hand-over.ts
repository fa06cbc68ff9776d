import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { bytesInRow } from '../domain/row-size.ts';
import type { Application } from '../domain/stored/application.ts';
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
  applications: Pick<ApplicationStore, 'getMany' | 'afterChange' | 'writes'>;
  candidates: CandidateStore;
  scans: Pick<ScanStore, 'getMany' | 'afterChange' | 'writes'>;
}

export interface Belongings {
  applications: Application[];
  scans: Scan[];
}

/**
 * A transaction has at most 100 writes and 4 MB. The two candidates, the record of the merge and the events need the rest. Each
 * merge can be undone: an application has four writes and its CV three, which are counted before it comes; and each of ten may
 * grow by 120 kB of custom fields, metadata, tags and notes.
 */
const most = { writes: 70, bytes: 2_700_000 };
export const mostAtMerge = 1_500_000;
const writesOf = { application: 7, scan: 3 };

/** Whether one transaction moves these applications and scans. */
export function fits({ applications, scans }: Belongings, mostBytes = most.bytes): boolean {
  const rows = [...applications, ...scans];
  const bytes = rows.reduce((sum, row) => sum + bytesInRow(row), 0);
  const others = scans.filter(({ id }) => applications.every(({ scan_id }) => scan_id !== id));
  const writes = applications.length * writesOf.application + others.length * writesOf.scan;
  return writes <= most.writes && bytes <= mostBytes;
}

/** Throws {@link ApiError} invalid_state_transition for more applications and scans than one transaction moves. */
export function refuseTooMany(belongings: Belongings, message: string, mostBytes?: number): void {
  if (!fits(belongings, mostBytes)) throw new ApiError('invalid_state_transition', { message });
}

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
