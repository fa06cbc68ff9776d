import { ApiError } from '../domain/api-error.ts';
import { refuseAnonymized } from '../domain/candidate.ts';
import { hasOlder } from '../domain/candidate-applications.ts';
import { buildEvent, type EventOrigin } from '../domain/event.ts';
import { invalid } from '../domain/invalid.ts';
import { mergedWith, mergeOf } from '../domain/merge-candidates.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { Merge } from '../domain/stored/merge.ts';
import { tombstone } from './change-entries.ts';
import type { ChatsOfMerges } from './chats-back.ts';
import { doneRequests } from './done-claims.ts';
import { type Belongings, fitsLater, handOver, type MergingStores } from './hand-over.ts';
import { candidatePartition, externalIdKey, mergedKey, ofCandidate, undoKey } from './keys.ts';
import { link, linkedIds } from './links.ts';
import type { Merged } from './merged-rows.ts';
import { moveRest } from './move-rest.ts';
import { keepOlder } from './older-applications.ts';
import { appendEvent } from './outbox.ts';
import { expiryOf } from './retention-window.ts';
import type { Write } from './row.ts';
import { appendToTimeline } from './timeline.ts';
import { undoMerge } from './undo-merge.ts';
import { nothingLeftToMove, refuseIncomplete, unfinished } from './undo-rest.ts';

/** More than 15, because links to deleted scans stay. */
const mostRead = 100;
const tooMuch =
  'The candidate that is merged can have at most 10 applications with their CVs, and of ten some 550 kB of texts. Merge the other way round.';
const tooMany = () => new ApiError('invalid_state_transition', { message: tooMuch });

type Check = (survivor: Candidate) => void;

export type MergeStore = ReturnType<typeof mergeStore>;

/** Merges two candidates into one, and undoes that. Each is one transaction with all rows that change, and their events. */
export function mergeStore(stores: MergingStores & { intakes: ChatsOfMerges }) {
  const { table, applications, candidates, scans } = stores;
  const present = <T>(found: (T | undefined)[]) => found.filter((one) => one !== undefined);

  /** The applications and scans of a candidate. Throws {@link ApiError} invalid_state_transition for more than one transaction can move. */
  const belongingsOf = async (organizationId: string, candidate: Candidate): Promise<Belongings> => {
    const links = await linkedIds(table, ofCandidate(organizationId, candidate.id, 'SCAN'), 'scan');
    if (hasOlder(candidate) || candidate.applications.length + links.length > mostRead) throw tooMany();
    const ids = candidate.applications.map(({ id }) => id);
    const [ofPerson, read] = await Promise.all([
      applications.getMany(organizationId, ids),
      scans.getMany(organizationId, links),
    ]);
    const own = present(read).filter(({ candidate_id }) => candidate_id === candidate.id);
    const belongings = { applications: present(ofPerson), scans: own };
    if (!fitsLater(belongings)) throw tooMany();
    return belongings;
  };

  /** The writes that remove the row of the merged candidate, and store where its id leads and how to undo it. */
  const putAside = (origin: EventOrigin, into: string, record: Merge): Write[] => {
    const { organizationId, now } = origin;
    const { id, version, external_id } = record.candidate;
    const external_id_claim =
      external_id === null ? null : externalIdKey(organizationId, 'candidate', external_id);
    const leads: Merged = { id: into, external_id_claim };
    const gone = buildEvent(origin, {
      type: 'candidate.deleted',
      sequence: version + 1,
      object: { object: 'candidate', id, deleted: true },
      previous: null,
      context: { merged_into_candidate_id: into },
    });
    return [
      { remove: { pk: candidatePartition(organizationId), sk: id }, when: { version } },
      tombstone(origin, 'CAND', record.candidate),
      { put: { ...mergedKey(organizationId, id), data: leads }, when: { absent: true } },
      {
        put: { ...undoKey(organizationId, id), expires_at: expiryOf(now), data: record },
        when: { absent: true },
      },
      // A repeated request finds them under the id that it changed.
      ...doneRequests(record.candidate, now),
      appendEvent(gone),
    ];
  };

  return {
    /**
     * Merges the second candidate into the first, which remains. Nothing changes if that was already done. Throws
     * {@link ApiError} validation_failed for a second candidate that does not exist, and invalid_state_transition.
     */
    merge(origin: EventOrigin, id: string, otherId: string, check: Check): Promise<Candidate> {
      const { organizationId, now } = origin;
      return candidates.change(origin, id, async (before) => {
        const other = await candidates.find(organizationId, otherId);
        if (!other) throw invalid('candidate_id', 'not_found', 'candidate_id names no candidate of yours.');
        if (otherId === before.id)
          throw invalid('candidate_id', 'contradictory', 'A candidate cannot be merged into itself.');
        if (other.id === before.id) return null;
        check(before);
        refuseAnonymized(before);
        refuseAnonymized(other);
        refuseIncomplete(before, other);
        const moved = await belongingsOf(organizationId, other);
        const next = mergedWith(before, other, now);
        const record = mergeOf(
          { before, other, after: next },
          {
            application_ids: moved.applications.map((one) => one.id),
            unconfirmed_ids: moved.applications.filter((one) => !one.is_confirmed).map((one) => one.id),
            scan_ids: moved.scans.map((one) => one.id),
          },
          now,
        );
        const stays = new Set(next.applications.map((entry) => entry.id));
        const leaving = [...before.applications, ...other.applications].filter(
          (entry) => !stays.has(entry.id),
        );
        return {
          next,
          events: [{ type: 'candidate.merged', context: { merged_candidate_id: other.id } }],
          also: [
            ...putAside(origin, before.id, record),
            ...[before.id, other.id].map((one) => nothingLeftToMove(organizationId, one)),
            ...handOver(stores, origin, before.id, moved),
            ...moved.scans.map((scan) => link(ofCandidate(organizationId, before.id, 'SCAN'), scan.id)),
            ...leaving.map((entry) => keepOlder(organizationId, before.id, entry)),
            appendToTimeline(origin, { type: 'merged', candidate_id: before.id }),
          ],
        };
      });
    },

    /** See {@link undoMerge}. */
    undo: (origin: EventOrigin, id: string, otherId: string, check: Check) =>
      undoMerge(stores, origin, { id, otherId, check }),

    /** See {@link unfinished}. */
    unfinished: () => unfinished(table),

    /** See {@link moveRest}. */
    finish: (origin: EventOrigin, restoredId: string, isOver?: () => boolean) =>
      moveRest(stores, origin, restoredId, isOver),
  };
}
