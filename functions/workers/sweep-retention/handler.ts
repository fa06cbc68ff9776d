import type { EventOrigin } from '../../../shared/domain/event.ts';
import { lookBackDays } from '../../../shared/domain/look-back-days.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { CandidateStore } from '../../../shared/storage/candidates.ts';
import { dueOnDays, sweepEach } from '../../../shared/storage/sweep-each.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  candidates: Pick<CandidateStore, 'dueOn' | 'change'>;
  clock: () => Date;
}

/**
 * Emits one reminder for every candidate whose retention has ended. The organization decides what happens to the data.
 */
export const sweepRetention =
  ({ environmentName, candidates, clock }: Dependencies) =>
  async (): Promise<number> => {
    let reminded = 0;
    const due = dueOnDays(lookBackDays(clock()), candidates.dueOn);
    await sweepEach(due, async ({ organizationId, id, day }) => {
      const origin = systemOrigin('sweep-retention', { environmentName }, organizationId, clock());
      let isDue = false;
      await candidates.change(origin, id, (before) => {
        isDue = before.retention_due_on === day;
        if (!isDue) return null;
        const context = { retention_ended_on: day };
        const events = [{ type: 'candidate.retention_due' as const, context }];
        return { next: { ...before, retention_due_on: null }, events };
      });
      if (isDue) reminded++;
    });
    log.info('retention swept', { reminded });
    return reminded;
  };
