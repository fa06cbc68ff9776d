import type { Scan } from '../../shared/domain/stored/scan.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentListedScan } from '../../shared/views/present-scan.ts';

interface Dependencies {
  scans: ScanStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listScans =
  ({ scans, cursorKeys }: Dependencies): Handle<typeof routes.listScans> =>
  (call) => {
    const { query, caller } = call;
    const { organizationId } = caller;
    const { job_id: jobId, status, candidate_id, external_id } = query;

    const matches = (scan: Scan) =>
      (!candidate_id || scan.candidate_id === candidate_id) &&
      (!jobId || scan.job_id === jobId) &&
      (!status || scan.status === status);
    // Job and status have an index, separately and together; a candidate's scans have links.
    const isAnswered = !external_id && (!candidate_id || !(jobId || status));

    const present = async (found: Scan[]) => {
      if (!query.expand?.length) return found.map(presentListedScan);
      const results = await scans.results(
        organizationId,
        found.map((scan) => scan.id),
      );
      return results.map((result, index) => {
        const asked = { profile: result?.profile ?? null, summary: result?.summary ?? null };
        return {
          ...presentListedScan(found[index] as Scan),
          ...Object.fromEntries(query.expand?.map((name) => [name, asked[name]]) ?? []),
        };
      });
    };

    return respondWithPage(call, cursorKeys, {
      read: (page, test) =>
        candidate_id
          ? scans.listOfCandidate(organizationId, candidate_id, page, test)
          : scans.list(organizationId, page, { jobId, status }, test),
      findByExternalId: scans.findByExternalId,
      matches: isAnswered ? undefined : matches,
      present,
    });
  };

export const entry = entryOf(routes.listScans, listScans, (edge) => {
  const cursorKeys = openCursorKeys();
  return { scans: scanStore(edge.table), cursorKeys };
});
