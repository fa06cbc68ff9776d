import { ApiError } from '../../../shared/domain/api-error.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { lookBackDays } from '../../../shared/domain/look-back-days.ts';
import { failUnread, isBeingRead } from '../../../shared/domain/scan.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { ScanStore } from '../../../shared/storage/scans.ts';
import type { UncopiedScans } from '../../../shared/storage/uncopied-scans.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  scans: Pick<ScanStore, 'change'>;
  uncopied: Pick<UncopiedScans, 'on' | 'lookedAt'>;
  clock: () => Date;
}

/**
 * Fails each scan that is still queued days after its registration, because its file expired before it was copied, and each one
 * whose messages all failed. Returns the number of scans. A scan that is being read is looked at again in the next night.
 */
export const failUncopied =
  ({ environmentName, scans, uncopied, clock }: Dependencies) =>
  async (): Promise<number> => {
    const now = clock();
    let failed = 0;
    for (const day of lookBackDays(now))
      for await (const { organizationId, id } of uncopied.on(day)) {
        const origin = systemOrigin('sweep-retention', { environmentName }, organizationId, clock());
        const scan = await scans
          .change(origin, id, (before) => {
            const next = failUnread(before, now);
            if (next) failed++;
            return next && { next, events: [{ type: 'scan.failed' }] };
          })
          .catch(unlessDeleted);
        if (!scan || !isBeingRead(scan, now)) await uncopied.lookedAt(organizationId, id, day);
      }
    log.info('scans without a file swept', { failed });
    return failed;
  };

function unlessDeleted(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
}
