import { onlyOne } from '../../shared/contracts/several.ts';
import type { Scan } from '../../shared/domain/stored/scan.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CurrentIds, currentIds } from '../../shared/storage/current-ids.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentProfile } from '../../shared/views/present-profile.ts';
import { presentListedScan } from '../../shared/views/present-scan.ts';

interface Dependencies {
  currentIds: CurrentIds;
  scans: ScanStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listScans =
  ({ scans, currentIds, cursorKeys }: Dependencies): Handle<typeof routes.listScans> =>
  async (call) => {
    const { query, caller } = call;
    const { organizationId } = caller;
    const { job_id, status } = query;
    const candidate_id = await currentIds(organizationId, query.candidate_id);

    const matchesAll = (scan: Scan) =>
      (!candidate_id || (scan.candidate_id !== null && candidate_id.includes(scan.candidate_id))) &&
      (!job_id || (scan.job_id !== null && job_id.includes(scan.job_id))) &&
      (!status || status.includes(scan.status));
    // Job and status have an index, separately and together; a candidate's scans have links. With several values a wider set is read.
    const narrow = { jobId: onlyOne(job_id), status: onlyOne(status) };
    const candidateId = onlyOne(candidate_id);
    const several = [job_id, status, candidate_id].some((values) => values && values.length > 1);
    const isCovered = !several && (!candidateId || !(job_id || status));

    const present = async (found: Scan[]) => {
      if (!query.expand?.length) return found.map(presentListedScan);
      const results = await scans.results(
        organizationId,
        found.map((scan) => scan.id),
      );
      return results.map((result, index) => {
        const asked = {
          profile: result && presentProfile(result),
          summary: result?.summary ?? null,
        };
        return {
          ...presentListedScan(found[index] as Scan),
          ...Object.fromEntries(query.expand?.map((name) => [name, asked[name]]) ?? []),
        };
      });
    };

    return respondWithPage(call, cursorKeys, {
      read: (page, test) =>
        candidateId
          ? scans.listOfCandidate(organizationId, candidateId, page, test)
          : scans.list(organizationId, page, narrow, test),
      changes: { object: 'scan', read: (page, test) => scans.listChanged(organizationId, page, test) },
      findByExternalId: scans.findByExternalId,
      matches: isCovered ? undefined : matchesAll,
      matchesAll: job_id || status || candidate_id ? matchesAll : undefined,
      present,
    });
  };

export const entry = entryOf(routes.listScans, listScans, (edge) => {
  const cursorKeys = openCursorKeys();
  return { scans: scanStore(edge.table), currentIds: currentIds(edge.table), cursorKeys };
});
