import type { EventOrigin } from '../domain/event.ts';
import type { Application } from '../domain/stored/application.ts';
import { scansOf } from './belongings-back.ts';
import { type ChatsOfMerges, chatsOf, giveChatsBack } from './chats-back.ts';
import { fits, handOver, type MergingStores } from './hand-over.ts';
import { candidatePartition, ofCandidate, restKey } from './keys.ts';
import { link, unlink } from './links.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Rest } from './undo-rest.ts';

/**
 * Moves what the undo of a merge left, in as many transactions as it takes. A call that crashed between two of them is repeated
 * by its caller; until then neither candidate is merged, deleted or anonymized.
 */
export async function moveRest(
  stores: MergingStores & { intakes: ChatsOfMerges },
  origin: EventOrigin,
  to: string,
): Promise<void> {
  const { table, applications } = stores;
  const { organizationId } = origin;
  const moveSome = async (): Promise<boolean> => {
    const row = await table.get<Rest>(restKey(organizationId, to));
    if (!row) return false;
    const { from, application_ids } = row.data;
    const read = await applications.getMany(organizationId, application_ids);
    const left = read.flatMap((one) => (one?.candidate_id === from ? [one] : []));
    const chats = await chatsOf(stores, organizationId, { id: from });
    const belongingsOf = async (some: Application[]) => {
      const ids = new Set(some.map(({ id }) => id));
      return {
        applications: some,
        scans: await scansOf(stores, organizationId, { id: from }, some),
        intakes: chats.filter(({ confirming }) => ids.has(confirming?.application_id ?? '')),
      };
    };
    let moved = await belongingsOf(left);
    while (moved.applications.length > 1 && !fits(moved))
      moved = await belongingsOf(moved.applications.slice(0, Math.ceil(moved.applications.length / 2)));
    const isAll = moved.applications.length === left.length;
    await table.commit([
      { check: { pk: candidatePartition(organizationId), sk: to }, when: { exists: true } },
      ...handOver(stores, origin, to, moved),
      ...moved.scans.flatMap(({ id }) => [
        unlink(ofCandidate(organizationId, from, 'SCAN'), id),
        link(ofCandidate(organizationId, to, 'SCAN'), id),
      ]),
      ...giveChatsBack(stores.intakes, origin, to, moved.intakes),
      ...(isAll ? [to, from].map((id) => ({ remove: restKey(organizationId, id) })) : []),
    ]);
    return !isAll;
  };
  while (await retryOnConflict(moveSome));
}
