import { completeErasure, erasureCompletedEvent } from '../../../shared/domain/erasure.ts';
import { buildEvent, type EventOrigin } from '../../../shared/domain/event.ts';
import type { Erasure } from '../../../shared/domain/stored/erasure.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { CandidateStore } from '../../../shared/storage/candidates.ts';
import { type Eraser, emptyReceipt } from '../../../shared/storage/eraser.ts';
import type { ErasureStore } from '../../../shared/storage/erasures.ts';
import { appendEvent } from '../../../shared/storage/outbox.ts';
import type { Write } from '../../../shared/storage/row.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  erasures: ErasureStore;
  eraser: Eraser;
  candidates: Pick<CandidateStore, 'find' | 'afterChange' | 'writes'>;
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
export const eraseData = ({ environmentName, erasures, eraser, candidates, clock }: Dependencies) => {
  /**
   * The event of a completed order; the earlier events of a candidate are erased with the candidate. If an anonymized candidate
   * has changed since the order, the event counts as its next change, so that its sequence is the highest.
   */
  const ending = async (end: EventOrigin, erasure: Erasure): Promise<Write[]> => {
    const { organizationId } = end;
    const candidate = erasure.candidate_id && (await candidates.find(organizationId, erasure.candidate_id));
    const isUnchanged = candidate && candidate.version === erasure.sequence;
    const after = candidate && (isUnchanged ? candidate : candidates.afterChange(end, candidate, candidate));
    const completed = erasureCompletedEvent({
      ...erasure,
      sequence: after ? after.version : erasure.sequence,
    });
    return [
      ...(candidate && after ? candidates.writes(end, candidate, after, []) : []),
      ...(completed ? [appendEvent(buildEvent(end, completed))] : []),
    ];
  };

  return async ({ organizationId, erasureId }: ErasureOrder): Promise<void> => {
    const origin = () => systemOrigin('erase-data', { environmentName }, organizationId, clock());
    const erasure = await erasures.find(organizationId, erasureId);
    if (!erasure || erasure.status === 'completed') return;
    // Includes the counts of earlier runs.
    const receipt = { ...(erasure.receipt ?? emptyReceipt()) };
    try {
      const isOfPerson = erasure.kind === 'candidate_erased' || erasure.kind === 'candidate_anonymized';
      if (isOfPerson) await eraser.eraseCandidate(origin, erasure, receipt);
      else await eraser.eraseScan(origin, erasure, receipt);
    } catch (error) {
      await erasures.change(origin(), erasureId, (before) => ({ next: { ...before, receipt }, events: [] }));
      throw error;
    }
    const end = origin();
    await erasures.change(end, erasureId, async (before) => {
      if (before.status === 'completed') return null;
      const also = await ending(end, before);
      return { next: completeErasure(before, receipt, end.now), events: [], also };
    });
    log.info('data erased', { erasure: erasureId, kind: erasure.kind, ...receipt });
  };
};
