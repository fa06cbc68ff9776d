import type { Receipt } from '../contracts/erasure.ts';
import type { EventEnvelope } from '../contracts/events.ts';
import type { ApplicationStore } from './applications.ts';
import type { Person } from './erase-timeline.ts';
import { deliveriesOfEvent, eventsAbout } from './keys.ts';
import { removePartition, removeRows } from './remove-rows.ts';
import type { Item } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { ScanStore } from './scans.ts';
import type { Table } from './table.ts';

interface Stores {
  table: Table;
  applications: Pick<ApplicationStore, 'find'>;
  scans: Pick<ScanStore, 'find'>;
}

/**
 * Erases the events about a person and their deliveries, except the event of the erasure itself and those of deletions, which
 * contain ids only. Of candidates who were one with the person for a time, it erases the events about an application or a scan
 * of the person, and those about the candidate that name the person; it keeps the others. Adds to `receipt`.
 */
export async function eraseEvents(
  { table, applications, scans }: Stores,
  organizationId: string,
  { id, ids, applicationIds, scanIds, joined }: Person & { id: string },
  receipt: Receipt,
): Promise<void> {
  const own = [...ids, ...applicationIds, ...scanIds];
  /** Whether an event is about an application or a scan that went to another candidate with the undo of a merge. */
  const isOfOther = async ({ data }: EventEnvelope): Promise<boolean> => {
    const { object: kind, id: about } = data.object as { object: string; id: string };
    const store = kind === 'application' ? applications : kind === 'scan' ? scans : undefined;
    if (joined.length === 0 || own.includes(about) || !store) return false;
    const candidateId = (await store.find(organizationId, about))?.candidate_id ?? null;
    return candidateId !== null && !ids.includes(candidateId);
  };
  const isKept = async (candidateId: string, body: string): Promise<boolean> => {
    // A concurrent run may have completed already: the event of the end stays.
    if (body.includes(id)) return true;
    const event = JSON.parse(body) as EventEnvelope;
    if (event.type === 'candidate.deleted') return true;
    if (ids.includes(candidateId)) return isOfOther(event);
    const { object: kind, id: about } = event.data.object as { object: string; id: string };
    return kind === 'candidate' ? !own.some((one) => body.includes(one)) : !own.includes(about);
  };

  for (const candidateId of [...ids, ...joined])
    for await (const event of rowsIn<string>(table, eventsAbout(organizationId, candidateId), 'gsi2'))
      if (!(await isKept(candidateId, event.data))) await eraseEvent(table, event, receipt);
  await eraseEarlierEvents(table, organizationId, scanIds, receipt);
}

/** Erases the events about scans and chats from the time in which they had no candidate, and their deliveries, except deletions. */
export async function eraseEarlierEvents(
  table: Table,
  organizationId: string,
  ids: string[],
  receipt: Receipt,
): Promise<void> {
  for (const subject of ids)
    for await (const event of rowsIn<string>(table, eventsAbout(organizationId, subject), 'gsi2'))
      if (!isDeletion(event.data)) await eraseEvent(table, event, receipt);
}

const isDeletion = (body: string) => (JSON.parse(body) as EventEnvelope).type.endsWith('.deleted');

async function eraseEvent(table: Table, event: Item<string>, receipt: Receipt): Promise<void> {
  const removeDeliveries = async () => {
    const deliveries = deliveriesOfEvent(event.gsi2sk ?? '');
    receipt.deliveries += await removePartition(table, deliveries, 'gsi2');
  };
  await removeDeliveries();
  receipt.events += await removeRows(table, [event]);
  // Once more, after the event was removed: a fan-out may have read it before and stored deliveries since.
  await removeDeliveries();
}
