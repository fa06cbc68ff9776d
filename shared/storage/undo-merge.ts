import { ApiError } from '../domain/api-error.ts';
import { refuseAnonymized } from '../domain/candidate.ts';
import { entryOf } from '../domain/candidate-applications.ts';
import { emailsOf } from '../domain/contacts.ts';
import { type EventOrigin, instantAfter } from '../domain/event.ts';
import { invalid } from '../domain/invalid.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Merge } from '../domain/stored/merge.ts';
import { unmerged } from '../domain/unmerge-candidates.ts';
import { belongingsBack, profilesBack, profilesOf, scansBut } from './belongings-back.ts';
import type { CandidateStore } from './candidates.ts';
import { type ChatsOfMerges, chatsOf, giveChatsBack } from './chats-back.ts';
import { doneRequests, withClaim } from './done-claims.ts';
import { fits, handOver, type MergingStores } from './hand-over.ts';
import { deletedPartition, mergedKey, ofCandidate, undoKey } from './keys.ts';
import { link, unlink } from './links.ts';
import { mergeRecord } from './merge-record.ts';
import type { Merged } from './merged-rows.ts';
import { moveRest } from './move-rest.ts';
import { removeOlder } from './older-applications.ts';
import { organizationStore } from './organizations.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';
import { appendToTimeline } from './timeline.ts';
import { keepRest, refuseIncomplete } from './undo-rest.ts';

/** The merge that can be undone. Throws {@link ApiError} validation_failed and invalid_state_transition. */
async function readMerge(
  table: Table,
  { organizationId, now }: EventOrigin,
  survivor: Candidate,
  id: string,
) {
  const [into, kept] = await table.getMany([mergedKey(organizationId, id), undoKey(organizationId, id)]);
  if (!into || !survivor.merged_ids.includes(id))
    throw invalid(
      'candidate_id',
      'not_found',
      'candidate_id names no candidate that was merged into this one.',
    );
  const refused = (message: string) => new ApiError('invalid_state_transition', { message });
  // The table deletes expired rows late.
  if (!kept || (kept.expires_at ?? 0) * 1000 <= now.getTime())
    throw refused('A merge can be undone for 30 days.');
  const merge = mergeRecord(kept.data);
  // Each merge adds its candidates at the end. A later one may have taken values of this one over.
  const last = survivor.merged_ids.at(-1 - merge.candidate.merged_ids.length);
  if ((into.data as Merged).id !== survivor.id || last !== id)
    throw refused('Another merge came later. Undo that one first.');
  return merge;
}

/** The addresses that are still those of the merged candidate or of the remaining one, and the writes that give them back. */
async function addressesBack(
  candidates: Pick<CandidateStore, 'claimOf'>,
  organizationId: string,
  survivor: Candidate,
  { candidate }: Merge,
) {
  const own = [survivor.id, ...survivor.merged_ids];
  const emails: string[] = [];
  const writes: Write[] = [];
  for (const email of emailsOf(candidate)) {
    const claim = await candidates.claimOf(organizationId, email);
    if (claim.owner !== undefined && !own.includes(claim.owner)) continue;
    emails.push(email);
    const isBack = claim.owner === candidate.id || candidate.merged_ids.includes(claim.owner ?? '');
    if (isBack) continue;
    const when =
      claim.owner === undefined
        ? ({ absent: true } as const)
        : {
            always: 'its transaction has a condition on the version of the candidate that had the address',
          };
    writes.push({ put: { ...claim.key, data: { id: candidate.id } }, when });
  }
  return { emails, writes };
}

interface Undoing {
  id: string;
  otherId: string;
  check: (survivor: Candidate) => void;
}

/** The requests that the row of a candidate still lists after this one; a row of its own is written for one that it drops. */
const stillListed = ({ id, acted_by }: Candidate & { acted_by?: string[] }, { claim }: EventOrigin) => ({
  id,
  acted_by: claim === undefined ? acted_by : withClaim(acted_by, claim).filter((one) => one !== claim),
});

/**
 * Undoes a merge and returns the restored candidate, also one that is already restored. Throws {@link ApiError}
 * validation_failed for a candidate that was not merged into this one, and invalid_state_transition after 30 days.
 */
export async function undoMerge(
  stores: MergingStores & { intakes: ChatsOfMerges },
  origin: EventOrigin,
  { id, otherId, check }: Undoing,
): Promise<Candidate> {
  const { table, candidates } = stores;
  const { organizationId, now } = origin;
  /** Whether the candidate was restored: by an earlier call, or by another one at this instant. */
  const isRestored = async (from: string) => {
    const existing = await candidates.find(organizationId, otherId);
    return existing?.id === otherId && existing.joined.some((one) => one.id === from);
  };
  const isRepeated = await isRestored(id);
  const undo = () =>
    candidates.change(origin, id, async (before) => {
      if (!before.merged_ids.includes(otherId) && (await isRestored(before.id))) return null;
      check(before);
      refuseIncomplete(before);
      refuseAnonymized(before);
      const record = await readMerge(table, origin, before, otherId);
      const addresses = await addressesBack(candidates, organizationId, before, record);
      const { kept, rest, ...belongings } = await belongingsBack(
        stores,
        organizationId,
        before,
        record,
        await chatsOf(stores, organizationId, before),
      );
      // A merge that an earlier release accepted may not leave enough room.
      if (!fits(belongings))
        throw new ApiError('invalid_state_transition', {
          message: 'The applications of the merged candidate are too large to go back together.',
        });
      const scanIds = belongings.scans.map((scan) => scan.id);
      const theirs = [...belongings.applications, ...rest].sort((one, other) => (one.id < other.id ? -1 : 1));
      const { goingBack, profiles } = await profilesBack(stores, organizationId, before, { record, theirs });
      const keptScans = await scansBut(stores, organizationId, before, goingBack);
      const organization = await organizationStore(table).find(organizationId);
      const { survivor, restored } = unmerged(before, record, {
        applications: theirs,
        kept,
        emails: addresses.emails,
        scanIds: profiles,
        keptScanIds: await profilesOf(stores, organizationId, keptScans),
        months: organization?.retention_months ?? null,
        now,
      });
      // Every undo ends with a second transaction: it fills both rows, and knows all exports that were ordered before this one.
      const unmerging = { is_unmerging: true } as const;
      const stored: Candidate = {
        ...restored,
        ...unmerging,
        version: restored.version + 2,
        updated_at: instantAfter(record.merged_at, origin),
      };
      const isShown = new Set(restored.applications.map((entry) => entry.id));
      // With those whose entries the row of the restored candidate does not take.
      const later = theirs.filter((one) => rest.includes(one) || !isShown.has(one.id));
      const inRow = new Set(before.applications.map((entry) => entry.id));
      const older = belongings.applications.filter((application) => !inRow.has(application.id));
      return {
        next: { ...survivor, ...unmerging },
        events: [{ type: 'candidate.updated', context: { changed: ['merged_ids'] } }],
        also: [
          ...candidates.restoring(origin, stored, [
            { type: 'candidate.created', context: { restored: true } },
          ]),
          { remove: mergedKey(organizationId, otherId), when: { exists: true } },
          { remove: undoKey(organizationId, otherId) },
          ...doneRequests(stillListed(before, origin), now),
          { remove: { pk: deletedPartition(organizationId, 'CAND'), sk: otherId } },
          ...addresses.writes,
          ...handOver(stores, origin, otherId, belongings),
          ...scanIds.flatMap((scanId) => [
            unlink(ofCandidate(organizationId, before.id, 'SCAN'), scanId),
            link(ofCandidate(organizationId, otherId, 'SCAN'), scanId),
          ]),
          ...giveChatsBack(stores.intakes, origin, otherId, belongings.intakes),
          ...keepRest(organizationId, { from: before.id, to: otherId, now }, later),
          ...older.map((application) => removeOlder(organizationId, before.id, entryOf(application))),
          appendToTimeline(origin, { type: 'unmerged', candidate_id: before.id }),
        ],
      };
    });
  if (!isRepeated) await undo();
  await moveRest(stores, origin, otherId);
  return candidates.get(organizationId, otherId);
}
