import type { Receipt } from '../contracts/erasure.ts';
import type { Person } from './erase-timeline.ts';
import { deliveriesOfEvent, eventsOfCandidate } from './keys.ts';
import { removePartition, removeRows } from './remove-rows.ts';
import type { Item } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/**
 * Erases the events about a person and their deliveries, except the event of the erasure itself. Those of a candidate that the
 * person was merged into for a time are erased where they name the person or one of their applications. Adds to `receipt`.
 */
export async function eraseEvents(
  table: Table,
  organizationId: string,
  { id, ids, applicationIds, hosts }: Person & { id: string },
  receipt: Receipt,
): Promise<void> {
  const isOwn = (body: string) => [...ids, ...applicationIds].some((own) => body.includes(own));
  for (const candidateId of [...ids, ...hosts])
    for await (const event of rowsIn<string>(table, eventsOfCandidate(organizationId, candidateId), 'gsi2')) {
      // A concurrent run may have completed already: the event of the end stays.
      if (event.data.includes(id) || !(ids.includes(candidateId) || isOwn(event.data))) continue;
      await eraseEvent(table, event, receipt);
    }
}

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
