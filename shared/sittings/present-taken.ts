import type { Assessment } from '../domain/stored/assessment.ts';
import { minutesOf } from './item-order.ts';

/** The part of an assessment that the candidate's page has. */
export const presentTaken = (assessment: Assessment, organization: { name: string } | undefined) => ({
  ...assessment,
  organization: { name: organization?.name ?? '' },
  minutes: minutesOf(assessment),
  untimed: assessment.time_multiplier === null,
});
