import { ApiError } from '../../shared/domain/api-error.ts';
import { correctScan } from '../../shared/domain/scan.ts';
import type { Handle } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import type * as routes from '../../shared/routes/route-table.ts';
import { keepCorrected } from '../../shared/storage/keep-result.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';
import { presentScan } from '../../shared/views/present-scan.ts';
import type { ReadNumber } from './corrected-basics.ts';
import { afterRequest } from './corrections-after.ts';
import { refuseContradictions } from './refuse-contradictions.ts';
import { refuseOverfull } from './refuse-overfull.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'change' | 'findWithResult' | 'personMustStand' | 'results'>;
  readNumber: ReadNumber;
}

/** Corrects the profile of a CV. The result is read inside of the change, which depends on the version of the scan. */
export const updateScanProfile =
  ({ scans, readNumber }: Dependencies): Handle<typeof routes.updateScanProfile> =>
  async ({ params, body, caller: { organizationId }, origin, ifMatch, now }) => {
    refuseContradictions(body);
    const scan = await scans.change(origin, params.id, async (before) => {
      refuseStale(ifMatch, before);
      const next = correctScan(before);
      const [stored] = await scans.results(organizationId, [before.id]);
      if (!stored) throw new ApiError('invalid_state_transition', { message: 'This CV has no profile.' });
      const { language, is_ocr: isOcr } = before.file;
      const facts = { today: now.toISOString().slice(0, 10), language, isOcr, readNumber };
      const { changed, ...corrected } = await afterRequest(stored, body, now, facts);
      if (changed.length === 0) return null;
      const result = { ...stored, read: undefined, ...corrected };
      refuseOverfull(result, body);
      return {
        next,
        events: [{ type: 'scan.corrected', context: { changed_fields: changed } }],
        also: [
          keepCorrected(organizationId, before.id, result),
          ...scans.personMustStand(organizationId, before),
        ],
      };
    });
    const last = await scans.findWithResult(organizationId, params.id);
    return presentScan(scan, last?.result ?? null, last?.fit);
  };
