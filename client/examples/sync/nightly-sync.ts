import type { HiringClient } from '../../src/index.ts';

/** A resource as the copy keeps it; `version` and `updated_at` rise with each change. */
export interface Kept {
  object: string;
  id: string;
  version: number;
  updated_at: string;
}

/** A copy of an organization's data, and the start of its last synchronization, which must be stored with it. */
export interface Copy {
  resources: Map<string, Kept>;
  startedAt: string | null;
}

const lists = ['/v1/jobs', '/v1/candidates', '/v1/applications', '/v1/scans'] as const;
/** Indexes lag behind and clocks differ. What is read twice because of that is recognized by its version. */
const overlapMs = 60_000;

/**
 * Brings a copy up to date: all resources on the first call, then what changed and what was deleted since the last one. A copy
 * that is older than 30 days starts again, because deletions are listed no longer than that.
 */
export async function synchronize(client: HiringClient, copy: Copy): Promise<void> {
  const startedAt = new Date().toISOString();
  const monthAgo = Date.now() - 30 * 24 * 60 * 60 * 1000;
  if (copy.startedAt !== null && Date.parse(copy.startedAt) < monthAgo) {
    copy.resources.clear();
    copy.startedAt = null;
  }
  const updated_after =
    copy.startedAt === null ? undefined : new Date(Date.parse(copy.startedAt) - overlapMs).toISOString();
  for (const path of lists) {
    let cursor: string | undefined;
    do {
      const query = { order_by: 'updated_at', order: 'asc', include_deleted: 'true', limit: 100 } as const;
      const page = (await client.get(path, {
        query: { ...query, ...(updated_after && { updated_after }), ...(cursor && { cursor }) },
      })) as { data: Kept[]; deleted: { id: string; deleted_at: string }[]; next_cursor: string | null };
      for (const item of page.data) {
        const known = copy.resources.get(item.id);
        if (known === undefined || known.version < item.version) copy.resources.set(item.id, item);
      }
      for (const { id, deleted_at } of page.deleted) {
        // One that was restored since changed later than it was deleted.
        if ((copy.resources.get(id)?.updated_at ?? '') < deleted_at) copy.resources.delete(id);
      }
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }
  copy.startedAt = startedAt;
}
