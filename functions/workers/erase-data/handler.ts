import { completeErasure, erasureCompletedEvent } from '../../../shared/domain/erasure.ts';
import { buildEvent, type EventOrigin } from '../../../shared/domain/event.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import { type Eraser, emptyReceipt } from '../../../shared/storage/eraser.ts';
import type { ErasureStore } from '../../../shared/storage/erasures.ts';
import { appendEvent } from '../../../shared/storage/outbox.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  erasures: ErasureStore;
  eraser: Eraser;
  clock: () => Date;
}

interface ErasureOrder {
  organizationId: string;
  erasureId: string;
}

/**
 * Executes one erasure order, then stores its receipt and emits its event in one transaction. Run again, it continues
 * or does nothing.
 */
export const eraseData =
  ({ environmentName, erasures, eraser, clock }: Dependencies) =>
  async ({ organizationId, erasureId }: ErasureOrder): Promise<void> => {
    const origin = () => systemOrigin('erase-data', { environmentName }, organizationId, clock());
    const erasure = await erasures.find(organizationId, erasureId);
    if (!erasure || erasure.status === 'completed') return;
    // Includes the counts of earlier runs.
    const receipt = { ...(erasure.receipt ?? emptyReceipt()) };
    try {
      if (erasure.kind === 'scan_deleted') await eraser.eraseScan(origin, erasure, receipt);
      else await eraser.eraseCandidate(origin, erasure, receipt);
    } catch (error) {
      await erasures.change(origin(), erasureId, (before) => ({ next: { ...before, receipt }, events: [] }));
      throw error;
    }
    const end = origin();
    await erasures.change(end, erasureId, (before) => {
      if (before.status === 'completed') return null;
      // Emitted with the completion. The earlier events of a candidate are erased with the candidate.
      const news = erasureCompletedEvent(before);
      const also = news ? [appendEvent(buildEvent(end, news))] : [];
      return { next: completeErasure(before, receipt, end.now), events: [], also };
    });
    log.info('data erased', { erasure: erasureId, kind: erasure.kind, ...receipt });
  };
