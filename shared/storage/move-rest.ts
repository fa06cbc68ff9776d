import { entryOf, maxEntries } from '../domain/candidate-applications.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { mostAtOnce, profilesOf, scansBut, scansOf } from './belongings-back.ts';
import { type ChatsOfMerges, chatsOf, giveChatsBack } from './chats-back.ts';
import { fits, handOver, type MergingStores } from './hand-over.ts';
import { ofCandidate, restKey } from './keys.ts';
import { link, unlink } from './links.ts';
import { newestOlder, olderOf, removeOlder } from './older-applications.ts';
import { datedUntil, oneUntil } from './one-until.ts';
import type { Emitted } from './resource-store.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { progressOf, type Rest } from './undo-rest.ts';

type Stores = MergingStores & { intakes: ChatsOfMerges };
interface Moving {
  to: string;
  rest: Rest;
  /** The ids of the chats that made some of the applications, by those. */
  chats: () => Promise<Map<string | undefined, string>>;
}

/**
 * Moves what the undo of a merge left, in as many transactions as it takes; the last one ends the undo. Until then nothing else
 * changes either candidate. After a crash, a repeated call or a sweep goes on after the last transaction. Returns whether the undo
 * has ended: when `isOver` is true after a transaction, the next ones are left to a later call.
 */
export async function moveRest(
  stores: Stores,
  origin: EventOrigin,
  to: string,
  isOver = () => false,
): Promise<boolean> {
  const { organizationId } = origin;
  const row = await stores.table.get<Rest>(restKey(organizationId, to));
  if (!row) return true;
  const rest = row.data;
  let read: ReturnType<Moving['chats']> | undefined;
  const chats = () => {
    read ??= chatsByApplication(stores, organizationId, rest.from);
    return read;
  };
  let moved = (await progressOf(stores.table, organizationId, rest))?.moved;
  while (moved !== undefined && moved < rest.application_ids.length) {
    const before: number = moved;
    moved = await retryOnConflict(() => moveSome(stores, origin, { to, rest, chats }, before));
    if (isOver()) return false;
  }
  await retryOnConflict(() => endUnmerge(stores, origin, { to, rest }));
  return true;
}

async function chatsByApplication(stores: Stores, organizationId: string, id: string) {
  const found = await chatsOf(stores, organizationId, { id });
  return new Map(found.map((chat) => [chat.confirming?.application_id, chat.id]));
}

/**
 * Moves as many of the applications after the first ones as fit into one transaction, with what belongs to them. Returns how many
 * are moved then, also by another call; undefined when the undo has ended.
 */
async function moveSome(
  stores: Stores,
  origin: EventOrigin,
  { to, rest, chats }: Moving,
  before: number,
): Promise<number | undefined> {
  const { table, applications, candidates } = stores;
  const { from, application_ids } = rest;
  const { organizationId } = origin;
  const progress = await progressOf(table, organizationId, rest);
  if (!progress || progress.moved > before) return progress?.moved;
  const ids = application_ids.slice(before, before + mostAtOnce);
  const read = await applications.getMany(organizationId, ids);
  const of = (owner: string) => read.flatMap((one) => (one?.candidate_id === owner ? [one] : []));
  const left = of(from);
  const restored = await candidates.get(organizationId, to);
  const entries = of(to).flatMap((one) => olderOf(organizationId, restored, one));
  if (left.length + entries.length === 0) return before + ids.length;
  const chatIds = left.length > 0 ? await chats() : undefined;
  const made = left.flatMap(({ id }) => chatIds?.get(id) ?? []);
  const confirmed = (await stores.intakes.getMany(organizationId, made)).filter((one) => one !== undefined);
  const belongingsOf = async (some: Application[]) => ({
    applications: some,
    scans: await scansOf(stores, organizationId, { id: from }, some),
    intakes: confirmed.filter(
      ({ candidate_id, confirming }) =>
        candidate_id === from && some.some(({ id }) => id === confirming?.application_id),
    ),
  });
  let some = await belongingsOf(left);
  while (some.applications.length > 1 && !fits(some))
    some = await belongingsOf(some.applications.slice(0, Math.ceil(some.applications.length / 2)));
  const moved = some.applications.length < left.length ? before : before + ids.length;
  const { row, unchanged } = progress;
  await table.commit([
    { put: { ...row, data: { ...row.data, moved } }, when: unchanged },
    ...handOver(stores, origin, to, some),
    ...some.applications.flatMap((one) => [
      removeOlder(organizationId, from, entryOf(one)),
      ...olderOf(organizationId, restored, one),
    ]),
    ...entries,
    ...some.scans.flatMap(({ id }) => [
      unlink(ofCandidate(organizationId, from, 'SCAN'), id),
      link(ofCandidate(organizationId, to, 'SCAN'), id),
    ]),
    ...giveChatsBack(stores.intakes, origin, to, some.intakes),
  ]);
  return moved;
}

/** Ends the undo: from now on, each of the two changes alone. */
async function endUnmerge(
  stores: Stores,
  origin: EventOrigin,
  { to, rest }: Omit<Moving, 'chats'>,
): Promise<void> {
  const { table, candidates } = stores;
  const { organizationId } = origin;
  const { from } = rest;
  const progress = await progressOf(table, organizationId, rest);
  if (!progress) return;
  const [host, restored] = [
    await candidates.get(organizationId, from),
    await candidates.get(organizationId, to),
  ];
  const back = await newestOlder(table, organizationId, host, maxEntries - host.applications.length);
  const profile = await profileOf(stores, organizationId, restored);
  // None was ordered since the first transaction.
  const until = await oneUntil(table, organizationId, from, origin.now);
  const joinedOf = (one: Candidate, other: string) => ({ joined: datedUntil(one.joined, other, until) });
  const isOther = profile !== restored.scan_id;
  const changed: Emitted = { type: 'candidate.updated', context: { changed: ['scan_id'] } };
  const write = ({ is_unmerging, ...before }: Candidate, change: Partial<Candidate>, events: Emitted[]) => {
    const after = { ...before, ...change };
    // A row that is unmerging is changed by this transaction alone, and its end is not shown: without another change it keeps its version.
    const isSame = is_unmerging && Object.keys(change).every((field) => field === 'joined');
    const next = isSame ? after : candidates.afterChange(origin, before, after);
    return candidates.writes(origin, before, next, events);
  };
  const filled = back.length > 0 && { applications: [...back, ...host.applications].sort(byId) };
  const ofProfile = isOther && { scan_id: profile };
  await table.commit([
    ...write(host, { ...joinedOf(host, to), ...filled }, []),
    ...write(restored, { ...joinedOf(restored, from), ...ofProfile }, isOther ? [changed] : []),
    ...back.map((entry) => removeOlder(organizationId, from, entry)),
    { remove: restKey(organizationId, to), when: { exists: true } },
    { remove: restKey(organizationId, from), when: progress.unchanged },
  ]);
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The scan that is the profile of the restored candidate; another one if it was deleted while it was the other candidate's. */
async function profileOf(
  stores: Stores,
  organizationId: string,
  restored: Candidate,
): Promise<string | null> {
  const { id, scan_id } = restored;
  if (scan_id === null) return null;
  const [scan] = await stores.scans.getMany(organizationId, [scan_id]);
  if (scan?.candidate_id === id) return scan_id;
  const own = await scansBut(stores, organizationId, restored, []);
  return (await profilesOf(stores, organizationId, own)).at(-1) ?? null;
}
