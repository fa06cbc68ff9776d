import type { Receipt } from '../contracts/erasure.ts';
import type { Erasure } from '../domain/stored/erasure.ts';
import { deliveriesOfEvent, eventsOfCandidate } from './keys.ts';
import { removePartition, removeRows } from './remove-rows.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** Erases the events about a person and their deliveries, except the event of the erasure itself. Adds to `receipt`. */
export async function eraseEvents(
  table: Table,
  organizationId: string,
  { id, candidate_id }: Pick<Erasure, 'id' | 'candidate_id'>,
  receipt: Receipt,
): Promise<void> {
  const about = eventsOfCandidate(organizationId, candidate_id ?? '');
  for await (const event of rowsIn<string>(table, about, 'gsi2')) {
    // A concurrent run may have completed already: the event of the end stays.
    if (event.data.includes(id)) continue;
    const removeDeliveries = async () => {
      const deliveries = deliveriesOfEvent(event.gsi2sk ?? '');
      receipt.deliveries += await removePartition(table, deliveries, 'gsi2');
    };
    await removeDeliveries();
    receipt.events += await removeRows(table, [event]);
    // Once more, after the event was removed: a fan-out may have read it before and stored deliveries since.
    await removeDeliveries();
  }
}
