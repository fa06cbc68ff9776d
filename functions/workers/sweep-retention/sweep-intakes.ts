import type { EventOrigin } from '../../../shared/domain/event.ts';
import { isLeft, isOpen } from '../../../shared/domain/intake.ts';
import { lookBackDays } from '../../../shared/domain/look-back-days.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { IntakeStore } from '../../../shared/storage/intakes.ts';
import type { IntakeRemover } from '../../../shared/storage/remove-intake.ts';
import { dueOnDays, sweepEach } from '../../../shared/storage/sweep-each.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  intakes: Pick<IntakeStore, 'dueOn' | 'find' | 'abandon'>;
  removeIntake: IntakeRemover;
  clock: () => Date;
}

/** Ends each chat without a message for its period, and removes each that ended 30 days ago without an application. */
export const sweepIntakes =
  ({ environmentName, intakes, removeIntake, clock }: Dependencies) =>
  async (): Promise<{ abandoned: number; removed: number }> => {
    const now = clock();
    const swept = { abandoned: 0, removed: 0 };
    const due = dueOnDays(lookBackDays(now), intakes.dueOn);
    await sweepEach(due, async ({ organizationId, id, day }) => {
      const origin = systemOrigin('sweep-retention', { environmentName }, organizationId, clock());
      const intake = await intakes.find(organizationId, id);
      // The index may still have an earlier day.
      if (!intake || intake.due_on !== day) return;
      if (isOpen(intake)) {
        const after = await intakes.abandon(origin, id, (before) => isLeft(before, now));
        if (after.status === 'abandoned') swept.abandoned++;
      } else if (intake.status === 'abandoned') {
        await removeIntake(origin, id, () => undefined);
        swept.removed++;
      }
    });
    log.info('chats swept', swept);
    return swept;
  };
