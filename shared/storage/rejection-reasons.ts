import { firstReasons, refuseUnusable, unknownReason } from '../domain/rejection-reasons.ts';
import type { Application } from '../domain/stored/application.ts';
import type { RejectionReason } from '../domain/stored/vocabulary.ts';
import { newEntry } from '../domain/vocabulary.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';
import { vocabularyStore } from './vocabulary.ts';

export type RejectionReasonStore = ReturnType<typeof rejectionReasonStore>;

export function rejectionReasonStore(table: Table) {
  const store = vocabularyStore<RejectionReason, 'rejection_reason'>(table, {
    kind: 'rejectionReason',
    object: 'rejection_reason',
    followed: 'REASON',
    first: (newId, now) =>
      firstReasons.map(({ name, kind }, index) => ({
        ...newEntry(newId(), { name }, now),
        kind,
        position: index + 1,
        is_archived: false,
      })),
  });
  return {
    ...store,

    /**
     * The reason, and the writes that mark it as used, for the transaction in which it rejects an application: from then on it is
     * not deleted. Throws {@link ApiError} validation_failed for a reason that does not exist or is archived.
     */
    async use(organizationId: string, id: string): Promise<{ reason: RejectionReason; marks: Write[] }> {
      const reason = await store.find(organizationId, id);
      refuseUnusable(reason);
      return { reason, marks: await store.markUsed(organizationId, id, unknownReason) };
    },

    /** The reasons of applications, by their ids. */
    ofApplications: (organizationId: string, applications: readonly Pick<Application, 'rejection'>[]) =>
      store.byId(
        organizationId,
        applications.flatMap(({ rejection }) => rejection?.rejection_reason_id ?? []),
      ),
  };
}
