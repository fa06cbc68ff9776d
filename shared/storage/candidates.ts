import { ApiError } from '../domain/api-error.ts';
import { candidateSnapshot, comparableEmail, refuseAnonymized } from '../domain/candidate.ts';
import { changedFields, type EventOrigin } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import { invalid } from '../domain/invalid.ts';
import type { Candidate } from '../domain/stored/candidate.ts';
import { blindIndexTokens } from '../platform/blind-index-token.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { holdingForms } from './form-holds.ts';
import { candidatePartition, candidatesOfJob, emailKey, ofCandidate, retentionPartition } from './keys.ts';
import { link, linkedPage } from './links.ts';
import { listPage, type Matches, type PageRequest } from './list-page.ts';
import { hasApplication } from './older-applications.ts';
import { resourceStore } from './resource-store.ts';
import type { Item, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';
import { appendToTimeline } from './timeline.ts';

export type CandidateStore = ReturnType<typeof candidateStore>;

/** The condition that a candidate still exists, for a change of its related rows. Throws {@link ApiError} not_found. */
export const candidateMustExist = (organizationId: string, id: string): Write => ({
  check: { pk: candidatePartition(organizationId), sk: id },
  when: { exists: true },
  refuse: () => new ApiError('not_found'),
});

/**
 * The candidates of an organization, found by e-mail through a blind index. `indexKeys` is called only when an address
 * is needed.
 */
export function candidateStore(table: Table, indexKeys: () => Promise<KeyRing>) {
  const emailKeys = async (organizationId: string, email: string) =>
    blindIndexTokens(await indexKeys(), organizationId, comparableEmail(email)).map((token) =>
      emailKey(organizationId, token),
    );

  const store = resourceStore<Candidate>(table, {
    kind: 'candidate',
    followed: 'CAND',
    key: (organizationId, id) => ({ pk: candidatePartition(organizationId), sk: id }),
    indexes: (_organizationId, candidate) =>
      candidate.retention_due_on ? { gsi1: retentionPartition(candidate.retention_due_on) } : {},
    snapshot: candidateSnapshot,
  });

  /**
   * The writes that move the claim on an e-mail address, for the transaction that changes the candidate. With `refuse`,
   * an address in use is validation_failed; otherwise it is a conflict that is retried.
   */
  const emailWrites = async (
    organizationId: string,
    id: string,
    before: string | null,
    after: string | null,
    { refuse }: { refuse: boolean },
  ): Promise<Write[]> => {
    if (comparableEmail(before ?? '') === comparableEmail(after ?? '')) return [];
    const writes: Write[] = [];
    if (before) {
      const rows = await table.getMany(await emailKeys(organizationId, before));
      for (const row of rows) {
        if (row && isOwn(row, id)) writes.push({ remove: { pk: row.pk, sk: row.sk } });
      }
    }
    if (after) {
      const [current, ...older] = await emailKeys(organizationId, after);
      const put = { ...(current as NonNullable<typeof current>), data: { id } };
      writes.push({ put, when: { absent: true }, ...(refuse && { refuse: emailTaken }) });
      const claims = older.length > 0 ? await table.getMany(older) : [];
      const taken = claims.find((row) => row && !isOwn(row, id));
      if (refuse && taken) throw emailTaken(taken);
    }
    return writes;
  };

  return {
    ...store,
    emailWrites,

    /** The candidate with this e-mail address, or undefined. */
    async findByEmail(organizationId: string, email: string): Promise<Candidate | undefined> {
      const claims = await table.getMany(await emailKeys(organizationId, email));
      const claim = claims.find((row) => row !== undefined)?.data as { id: string } | undefined;
      return claim && store.find(organizationId, claim.id);
    },

    /** Stores a candidate that the team created. An e-mail address in use is validation_failed. */
    async add(origin: EventOrigin, candidate: Candidate): Promise<Candidate> {
      const { id, email } = candidate;
      const claim = await emailWrites(origin.organizationId, id, null, email, { refuse: true });
      const entry = appendToTimeline(origin, { type: 'candidate_created', candidate_id: id });
      return store.insert(origin, candidate, [{ type: 'candidate.created' }], [...claim, entry]);
    },

    /** Changes fields and moves the claim on the e-mail address. Nothing changes if `merge` returns its argument. */
    update(origin: EventOrigin, id: string, merge: (before: Candidate) => Candidate): Promise<Candidate> {
      return store.change(origin, id, async (before) => {
        const next = merge(before);
        if (next === before) return null;
        const also = await emailWrites(origin.organizationId, id, before.email, next.email, { refuse: true });
        // The values may be contact details, which no event contains; the names show what to fetch again.
        const changed = Object.keys(changedFields(before, next));
        return { next, events: [{ type: 'candidate.updated', context: { changed } }], also };
      });
    },

    /**
     * The writes that give the candidate a new scan, for the transaction that stores it. A candidate that does not
     * exist is validation_failed.
     */
    async scanWrites(origin: EventOrigin, id: string, scanId: string): Promise<Write[]> {
      const { organizationId } = origin;
      const before = await store.find(organizationId, id);
      if (!before) throw invalid('candidate_id', 'not_found', 'candidate_id names no candidate of yours.');
      refuseAnonymized(before);
      const after = store.afterChange(origin, before, { ...before, scan_id: scanId });
      return [
        ...store.writes(origin, before, after, [
          { type: 'candidate.updated', context: { changed: ['scan_id'] } },
        ]),
        link(ofCandidate(organizationId, id, 'SCAN'), scanId),
      ];
    },

    list(organizationId: string, page: PageRequest, matches?: Matches<Candidate>) {
      const partition = candidatePartition(organizationId);
      const source = { kind: 'candidate' as const, partition, since: timeOf(organizationId) };
      return listPage<Candidate>(table, source, page, matches);
    },

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

const ownerOf = (claim: Item | undefined) => (claim?.data as { id: string } | undefined)?.id;
const isOwn = (claim: Item, id: string) => ownerOf(claim) === id;
const emailTaken = (claim: Item | undefined) =>
  invalid('email', 'taken', 'Another candidate has this e-mail address.', ownerOf(claim));
