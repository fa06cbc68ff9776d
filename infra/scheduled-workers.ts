import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Capability } from '../shared/routes/capability.ts';

/** Workers that only the clock starts. A run that fails is made good by the next one. */
export const scheduledWorkers: {
  /** Of the rule; says when. */
  id: string;
  folder: string;
  uses: readonly Capability[];
  schedule: Schedule;
}[] = [
  {
    id: 'EveryMinute',
    folder: 'sweep-due-deliveries',
    uses: ['readTable', 'put deliveries', 'sendRetries'],
    schedule: Schedule.rate(Duration.minutes(1)),
  },
  {
    id: 'EveryNight',
    folder: 'sweep-retention',
    uses: ['readTable', 'put candidates', 'put events'],
    schedule: Schedule.cron({ minute: '0', hour: '3' }),
  },
];
