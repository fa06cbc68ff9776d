import { sweepAssessment } from '../../../shared/domain/assessment.ts';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { lookBackDays } from '../../../shared/domain/look-back-days.ts';
import { systemOrigin } from '../../../shared/domain/system-origin.ts';
import { log } from '../../../shared/platform/log.ts';
import type { AssessmentStore } from '../../../shared/storage/assessments.ts';
import { dueOnDays, sweepEach } from '../../../shared/storage/sweep-each.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  assessments: Pick<AssessmentStore, 'dueOn' | 'change'>;
  clock: () => Date;
}

/** Emits the reminders that are due, and expires the assessments whose time is over. Returns how many there were of each. */
export const sweepAssessments =
  ({ environmentName, assessments, clock }: Dependencies) =>
  async (): Promise<{ reminded: number; expired: number }> => {
    const now = clock();
    const swept = { reminded: 0, expired: 0 };
    const due = dueOnDays(lookBackDays(now), assessments.dueOn);
    await sweepEach(due, async ({ organizationId, id, dueAt }) => {
      if (dueAt > now.toISOString()) return;
      const origin = systemOrigin('sweep-assessments', { environmentName }, organizationId, clock());
      let step = null as ReturnType<typeof sweepAssessment>;
      await assessments.change(origin, id, (before) => {
        step = sweepAssessment(before, now);
        if (!step) return null;
        const { next, isReminder } = step;
        const reminder = { type: 'assessment.sent' as const, context: { reason: 'reminder' } };
        return { next, events: [isReminder ? reminder : { type: 'assessment.expired' }] };
      });
      if (step) swept[step.isReminder ? 'reminded' : 'expired']++;
    });
    log.info('assessments swept', swept);
    return swept;
  };
