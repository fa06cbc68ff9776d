import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import { exportSnapshot } from '../domain/export.ts';
import type { Export } from '../domain/stored/export.ts';
import { exportDays } from '../platform/names.ts';
import { exportPartition, ofCandidate } from './keys.ts';
import { resourceStore } from './resource-store.ts';
import { expiryOf } from './retention-window.ts';
import type { Key, Write } from './row.ts';
import type { Table } from './table.ts';

export type ExportStore = ReturnType<typeof exportStore>;

const exportKey = (organizationId: string, id: string): Key => ({
  pk: exportPartition(organizationId),
  sk: id,
});
/**
 * The rows of an order outlive its file, because an erasure finds the file only through them. The file is written
 * before `kept_until`; its bytes are removed `exportDays` and two days later, each counted to the next midnight
 * (infra/file-lifecycle.ts).
 */
const rowDays = exportDays + 4;
const expiresAt = ({ kept_until }: Export) => expiryOf(kept_until, rowDays * 24 * 3600);

export const isOver = ({ kept_until }: Export, now: Date) => Date.parse(kept_until) <= now.getTime();

/** Orders to export the data of a person. They are stored for longer than their files. */
export function exportStore(table: Table) {
  const store = resourceStore<Export>(table, {
    kind: 'export',
    key: exportKey,
    indexes: () => ({}),
    expiresAt,
    snapshot: exportSnapshot,
  });
  return {
    ...store,

    /**
     * Stores an order. `unchanged` is the condition that the person is as it was read: otherwise an order could be
     * stored during an erasure, which removes the existing ones.
     */
    order(origin: EventOrigin, order: Export, unchanged: Write): Promise<Export> {
      const { organizationId } = origin;
      const { candidate_id, id } = order;
      const own = {
        pk: ofCandidate(organizationId, candidate_id, 'EXPORT'),
        sk: id,
        expires_at: expiresAt(order),
        data: { id },
      };
      return store.insert(
        origin,
        order,
        [{ type: 'export.requested' }],
        [{ put: own, when: { absent: true } }, unchanged],
      );
    },

    /** The order, unless it has expired; its row exists for longer. Throws {@link ApiError} not_found. */
    async getKept(organizationId: string, id: string, now: Date): Promise<Export> {
      const found = await store.get(organizationId, id);
      if (isOver(found, now)) throw new ApiError('not_found');
      return found;
    },

    /** The rows of an order. */
    rowsOf: (organizationId: string, candidateId: string, id: string): Key[] => [
      exportKey(organizationId, id),
      { pk: ofCandidate(organizationId, candidateId, 'EXPORT'), sk: id },
    ],
  };
}
