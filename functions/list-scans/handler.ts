import type { Scan } from '../../shared/contracts/scan.ts';
import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentListedScan, presentScan } from '../../shared/http/present-scan.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

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

    const tests: ((scan: Scan) => boolean)[] = [];
    if (candidate_id) tests.push((scan) => scan.candidate_id === candidate_id);
    if (external_id && jobId) tests.push((scan) => scan.job_id === jobId);
    if (external_id && status) tests.push((scan) => scan.status === status);

    const present = async (found: Scan[]) => {
      if (!query.expand?.length) return found.map(presentListedScan);
      const results = await scans.results(
        organizationId,
        found.map((scan) => scan.id),
      );
      return found.map((scan, index) => {
        const { profile, summary, ...listed } = presentScan(scan, results[index] ?? null);
        const asked = { profile, summary };
        return { ...listed, ...Object.fromEntries(query.expand?.map((name) => [name, asked[name]]) ?? []) };
      });
    };

    return answerPage(call, cursorKeys, {
      read: (page, matches) => scans.list(organizationId, page, { jobId, status }, matches),
      findByExternalId: scans.findByExternalId,
      matches: tests.length > 0 ? (scan) => tests.every((test) => test(scan)) : undefined,
      present,
    });
  };
