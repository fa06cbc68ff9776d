import type { EventOrigin } from '../../../shared/domain/event.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { CandidateStore } from '../../../shared/storage/candidates.ts';
import { lookBackDays } from './look-back-days.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  candidates: Pick<CandidateStore, 'dueOn' | 'change'>;
  clock: () => Date;
}

/** Emits one reminder for every candidate whose retention has ended. The organization decides what happens to the data. */
export const sweepRetention =
  ({ environmentName, candidates, clock }: Dependencies) =>
  async (): Promise<number> => {
    const now = clock();
    let reminded = 0;
    for (const day of lookBackDays(now)) {
      for await (const { organizationId, id } of candidates.dueOn(day)) {
        const origin = systemOrigin('sweep-retention', { environmentName }, organizationId, clock());
        await candidates.change(origin, id, (before) => {
          if (before.retention_due_on !== day) return null;
          reminded++;
          const context = { retention_ended_on: day };
          const events = [{ type: 'candidate.retention_due' as const, context }];
          return { next: { ...before, retention_due_on: null }, events };
        });
      }
    }
    log.info('retention swept', { reminded });
    return reminded;
  };
