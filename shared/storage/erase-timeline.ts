import type { Receipt } from '../contracts/erasure.ts';
import type { TimelineEntry } from '../contracts/timeline.ts';
import { anonymizeEntry } from '../domain/erasure.ts';
import { ofCandidate } from './keys.ts';
import { removeRows, replaceRow } from './remove-rows.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** A person, and the candidates who were one with the person until a merge was undone. */
export interface Person {
  /** The candidate, and those that were merged into it. */
  ids: string[];
  applicationIds: string[];
  scanIds: string[];
  joined: string[];
}

interface Erasing {
  /** Whether the history stays without its texts. */
  keepsCourse: boolean;
  forJob: (id: string) => Promise<void>;
  receipt: Receipt;
}

/**
 * Erases the history of a person, also where it was written under another candidate during a merge. An entry about
 * an application that went back to another person stays.
 */
export async function eraseTimeline(
  table: Table,
  organizationId: string,
  { ids, applicationIds, joined }: Person,
  { keepsCourse, forJob, receipt }: Erasing,
): Promise<void> {
  const own = new Set(applicationIds);
  for (const id of [...ids, ...joined]) {
    const partition = ofCandidate(organizationId, id, 'TIMELINE');
    for await (const { data, ...row } of rowsIn<TimelineEntry>(table, partition)) {
      const isAboutOther = data.application_id ? !own.has(data.application_id) : !ids.includes(id);
      if (isAboutOther) continue;
      if (data.job_id) await forJob(data.job_id);
      if (keepsCourse) await replaceRow(table, { ...row, data: anonymizeEntry(data) });
      else receipt.rows += await removeRows(table, [row]);
    }
  }
}
