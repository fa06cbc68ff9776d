import { ApiError } from '../domain/api-error.ts';
import { candidateSnapshot, refuseAnonymized } from '../domain/candidate.ts';
import { changedFieldsOf } from '../domain/candidate-changes.ts';
import type { EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import { invalid } from '../domain/invalid.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { customFieldCheck } from './custom-fields.ts';
import { retentionPartition } from './due-keys.ts';
import { emailClaims, type FieldOfEmail } from './email-claims.ts';
import { erasedMark } from './erased-marks.ts';
import { holdingForms } from './form-holds.ts';
import { candidatePartition, candidatesOfJob, ofCandidate } from './keys.ts';
import { link, linkedPage } from './links.ts';
import { listPage, type Matches, type PageRequest } from './list-page.ts';
import { leadsTo, mergedInto, withoutMerged } from './merged-rows.ts';
import { hasApplication } from './older-applications.ts';
import { withoutMergedValues } from './own-values.ts';
import { resourceStore } from './resource-store.ts';
import type { Condition, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';
import { appendToTimeline } from './timeline.ts';
import { nothingLeftToMove, refuseIncomplete } from './undo-rest.ts';
import { refuseWhileUnmerging } from './unmerging.ts';

export type CandidateStore = ReturnType<typeof candidateStore>;

/** The condition that a candidate still exists, for a change of its related rows. Throws {@link ApiError} not_found. */
export const candidateMustExist = (organizationId: string, id: string): Write =>
  candidateMust(organizationId, id, { exists: true });

/** The same, and that the candidate is not anonymized, for a change of what an anonymization removes. */
export const candidateMustStand = (organizationId: string, id: string): Write =>
  candidateMust(organizationId, id, { dataEquals: { anonymized_at: null } });

const candidateMust = (organizationId: string, id: string, when: Condition): Write => ({
  check: { pk: candidatePartition(organizationId), sk: id },
  when,
  refuse: () => new ApiError('not_found'),
});

/**
 * The candidates of an organization, found by e-mail through a blind index. `indexKeys` is called only when an address
 * is needed.
 */
export function candidateStore(table: Table, indexKeys: () => Promise<KeyRing>) {
  const claims = emailClaims(table, indexKeys);
  const store = resourceStore<Candidate>(table, {
    kind: 'candidate',
    followed: 'CAND',
    key: (organizationId, id) => ({ pk: candidatePartition(organizationId), sk: id }),
    indexes: (_organizationId, candidate) =>
      candidate.retention_due_on ? { gsi1: retentionPartition(candidate.retention_due_on) } : {},
    snapshot: candidateSnapshot,
    refuse: refuseWhileUnmerging,
    leadsTo: leadsTo(table),
    // Each costs a read of a repeated request; requests are repeated for a day.
    otherIds: ({ merged_ids, joined }) => [...merged_ids, ...joined.slice(-20).map((one) => one.id)],
  });

  return {
    ...store,
    ...claims,

    /** See {@link customFieldCheck}. */
    checkFields: customFieldCheck(table, 'candidate'),

    /** The candidate with this e-mail address, or undefined. */
    async findByEmail(organizationId: string, email: string): Promise<Candidate | undefined> {
      const { owner } = await claims.claimOf(organizationId, email);
      return owner === undefined ? undefined : store.find(organizationId, owner);
    },

    /**
     * The writes that free the addresses of a person and remove what leads from merged candidates to them, for the
     * transaction that removes the person.
     */
    async forget(origin: EventOrigin, candidate: Candidate): Promise<Write[]> {
      refuseIncomplete(candidate);
      const { organizationId } = origin;
      const addresses = await claims.emailWrites(organizationId, candidate, null, { refuse: false });
      // Chats and assessments of a merged candidate name that one.
      const marks = candidate.merged_ids.map((id) => erasedMark(id, origin));
      const merged = await withoutMerged(table, organizationId, candidate);
      return [...addresses, ...marks, ...merged, nothingLeftToMove(organizationId, candidate.id)];
    },

    /** See {@link withoutMergedValues}. */
    withoutMergedValues: (organizationId: string, candidate: Candidate) =>
      withoutMergedValues(table, organizationId, candidate),

    /** Stores a candidate that the team created. An e-mail address in use is validation_failed. */
    async add(origin: EventOrigin, candidate: Candidate, fieldOf?: FieldOfEmail): Promise<Candidate> {
      const claim = await claims.emailWrites(origin.organizationId, null, candidate, {
        refuse: true,
        fieldOf,
      });
      const entry = appendToTimeline(origin, { type: 'candidate_created', candidate_id: candidate.id });
      return store.insert(origin, candidate, [{ type: 'candidate.created' }], [...claim, entry]);
    },

    /** Changes fields and moves the claim on the e-mail address. Nothing changes if `merge` returns its argument. */
    update(
      origin: EventOrigin,
      id: string,
      merge: (before: Candidate) => Candidate,
      fieldOf?: FieldOfEmail,
    ): Promise<Candidate> {
      return store.change(origin, id, async (before) => {
        const next = merge(before);
        if (next === before) return null;
        const { organizationId } = origin;
        const also = await claims.emailWrites(organizationId, before, next, { refuse: true, fieldOf });
        // The values may be contact details, which no event contains; the names show what to fetch again.
        const changed = Object.keys(changedFieldsOf(before, next));
        return { next, events: [{ type: 'candidate.updated', context: { changed } }], also };
      });
    },

    /**
     * The writes that give the candidate a new scan, for the transaction that stores it, and the candidate's id. A candidate
     * that does not exist is validation_failed.
     */
    async scanWrites(
      origin: EventOrigin,
      asked: string,
      scanId: string,
    ): Promise<{ id: string; writes: Write[] }> {
      const { organizationId } = origin;
      const before = await store.find(organizationId, asked);
      if (!before) throw invalid('candidate_id', 'not_found', 'candidate_id names no candidate of yours.');
      refuseAnonymized(before);
      const { id } = before;
      const after = store.afterChange(origin, before, { ...before, scan_id: scanId });
      const changed = { type: 'candidate.updated' as const, context: { changed: ['scan_id'] } };
      const writes = [
        ...store.writes(origin, before, after, [changed]),
        link(ofCandidate(organizationId, id, 'SCAN'), scanId),
      ];
      return { id, writes };
    },

    list(organizationId: string, page: PageRequest, matches?: Matches<Candidate>) {
      const partition = candidatePartition(organizationId);
      const source = { kind: 'candidate' as const, partition, since: timeOf(organizationId) };
      return listPage<Candidate>(table, source, page, matches);
    },

    /** See {@link mergedInto}. */
    mergedInto: (organizationId: string, candidate: Pick<Candidate, 'merged_ids'>) =>
      mergedInto(table, organizationId, candidate),

    /** See {@link holdingForms}. */
    holdingForms: <T>(origin: EventOrigin, id: string, removePerson: () => Promise<T>) =>
      holdingForms(table, origin, id, removePerson),

    /**
     * The condition that a candidate is unchanged since it was read, for the transaction of a result that depends on
     * it.
     */
    mustBe: (organizationId: string, { id, version }: Pick<Candidate, 'id' | 'version'>): Write => ({
      check: { pk: candidatePartition(organizationId), sk: id },
      when: { version },
    }),

    /** The candidates of every organization whose retention ends on a day and whose reminder has not been emitted. */
    async *dueOn(day: string): AsyncGenerator<{ organizationId: string; id: string }> {
      for await (const { pk, sk } of rowsIn<Candidate>(table, retentionPartition(day), 'gsi1')) {
        yield { organizationId: pk.split('#')[1] ?? '', id: sk };
      }
    },

    /** Whether one application of a candidate is for this job and in this stage. */
    hasApplication: (
      organizationId: string,
      candidate: Candidate,
      wanted: { job_id?: string[]; stage_id?: string[] },
    ) => hasApplication(table, organizationId, candidate, wanted),

    /** Everyone who ever applied for a job, in the order of the candidates' creation. */
    listOfJob(organizationId: string, jobId: string, page: PageRequest, matches?: Matches<Candidate>) {
      const source = {
        organizationId,
        partition: candidatesOfJob(organizationId, jobId),
        kind: 'candidate' as const,
      };
      return linkedPage(table, source, page, (ids) => store.getFirst(organizationId, ids), matches);
    },
  };
}
