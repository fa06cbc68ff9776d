import type { Candidate } from '../contracts/candidate.ts';
import { ApiError } from '../domain/api-error.ts';
import { candidateSnapshot, comparableEmail } from '../domain/candidate.ts';
import { blindTokens } from '../platform/blind-index.ts';
import { timeOf } from '../platform/ids.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { candidatePartition, candidatesOfJob, emailKey, retentionPartition } from './keys.ts';
import { linkedPage } from './links.ts';
import { listPage, type PageRequest } from './list-page.ts';
import { resourceStore } from './resource-store.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

export type CandidateStore = ReturnType<typeof candidateStore>;

/** Candidates of an organization, found by e-mail through a blind index. `indexKeys` is asked only where an address is involved. */
export function candidateStore(table: Table, indexKeys: () => Promise<KeyRing>) {
  const emailKeys = async (organizationId: string, email: string) =>
    blindTokens(await indexKeys(), organizationId, comparableEmail(email)).map((token) =>
      emailKey(organizationId, token),
    );

  const store = resourceStore<Candidate>(table, {
    kind: 'candidate',
    key: (organizationId, id) => ({ pk: candidatePartition(organizationId), sk: id }),
    indexes: (_organizationId, candidate) =>
      candidate.retention_due_on ? { gsi1: retentionPartition(candidate.retention_due_on) } : {},
    snapshot: candidateSnapshot,
  });

  return {
    ...store,

    /** Whose e-mail address this is, or undefined. */
    async findByEmail(organizationId: string, email: string): Promise<Candidate | undefined> {
      const claims = await table.getMany(await emailKeys(organizationId, email));
      const claim = claims.find((row) => row !== undefined)?.data as { id: string } | undefined;
      return claim && store.find(organizationId, claim.id);
    },

    /**
     * The writes that move the claim on an e-mail address; they belong in the transaction that changes the candidate.
     * With `refuse` a taken address is validation_failed, else it is a race that is worth another try.
     */
    async emailWrites(
      organizationId: string,
      id: string,
      before: string | null,
      after: string | null,
      { refuse }: { refuse: boolean },
    ): Promise<Write[]> {
      if (comparableEmail(before ?? '') === comparableEmail(after ?? '')) return [];
      const writes: Write[] = [];
      if (before) {
        const rows = await table.getMany(await emailKeys(organizationId, before));
        for (const row of rows) if (row) writes.push({ remove: { pk: row.pk, sk: row.sk } });
      }
      if (after) {
        const [current, ...older] = await emailKeys(organizationId, after);
        const taken = () => emailTaken();
        const put = { ...(current as NonNullable<typeof current>), data: { id } };
        writes.push({ put, when: { absent: true }, ...(refuse && { refuse: taken }) });
        const isTaken = older.length > 0 && (await table.getMany(older)).some((row) => row !== undefined);
        if (isTaken && refuse) throw taken();
      }
      return writes;
    },

    list(organizationId: string, page: PageRequest, matches?: (candidate: Candidate) => boolean) {
      const partition = candidatePartition(organizationId);
      const source = { kind: 'candidate' as const, partition, since: timeOf(organizationId) };
      return listPage<Candidate>(table, source, page, matches);
    },

    /** Everyone who ever applied for a job, in the order in which they became known. */
    listOfJob(organizationId: string, jobId: string, page: PageRequest) {
      const source = {
        organizationId,
        partition: candidatesOfJob(organizationId, jobId),
        kind: 'candidate' as const,
      };
      return linkedPage(table, source, page, (ids) => store.getMany(organizationId, ids));
    },
  };
}

function emailTaken() {
  const message = 'Another candidate has this e-mail address.';
  return new ApiError('validation_failed', {
    param: 'email',
    details: [{ param: 'email', code: 'taken', message }],
  });
}
