import type { Desks, World } from './world.ts';

/** Brings the copies of an organization's resources up to date, as a nightly synchronization does. */
export async function syncCopies(world: World, { plain, scans, clock }: Desks): Promise<void> {
  const { caller, syncedAt } = world;
  const start = clock();
  const lists = [plain.candidates.list, plain.applications.list, scans.list];
  for (const list of lists) {
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = {
        order_by: 'updated_at',
        order: 'asc',
        include_deleted: 'true',
        limit: '100',
        ...(syncedAt && { updated_after: new Date(syncedAt.getTime() - 2000).toISOString() }),
        ...(cursor && { cursor }),
      };
      const { body } = await list({ caller, query });
      for (const { id, version, candidate_id } of body.data) world.copies.set(id, { version, candidate_id });
      for (const { id } of body.deleted) world.copies.delete(id);
      cursor = body.next_cursor;
    } while (cursor);
  }
  world.syncedAt = start;
}
