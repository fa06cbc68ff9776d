import { Duration } from 'aws-cdk-lib';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { Capability } from '../shared/routes/capability.ts';

/** Workers that run on a schedule only. The next run makes up for one that fails. */
export const scheduledWorkers: {
  /** The rule's id, which states its schedule. */
  id: string;
  folder: string;
  uses: readonly Capability[];
  schedule: Schedule;
}[] = [
  {
    id: 'EveryMinute',
    folder: 'sweep-due-deliveries',
    uses: ['get lanes', 'get webhooks', 'findRows', 'put deliveries', 'sendRetries'],
    schedule: Schedule.rate(Duration.minutes(1)),
  },
  {
    id: 'EveryFiveMinutes',
    folder: 'finish-undos',
    uses: [
      'getRows',
      'findRows',
      'put candidates',
      'delete candidates',
      'put applications',
      'put scans',
      'put intakes',
      'put events',
    ],
    schedule: Schedule.rate(Duration.minutes(5)),
  },
  {
    id: 'EveryHour',
    folder: 'sweep-assessments',
    uses: ['get assessments', 'findRows', 'put assessments', 'put events'],
    schedule: Schedule.rate(Duration.hours(1)),
  },
  {
    id: 'EveryNight',
    folder: 'sweep-retention',
    uses: [
      'getRows',
      'findRows',
      'put candidates',
      'put scans',
      'delete scans',
      'delete fits',
      'put intakes',
      'delete intakes',
      'put erasures',
      'put events',
    ],
    schedule: Schedule.cron({ minute: '0', hour: '3' }),
  },
];
