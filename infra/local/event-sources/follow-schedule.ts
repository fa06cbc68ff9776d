import { randomUUID } from 'node:crypto';
import type { Functions } from '../lambda/run-functions.ts';
import { accountId, region } from '../template/local-account.ts';
import type { Resource } from '../template/resolve-stage.ts';

type ScheduleProperties = {
  ScheduleExpression?: string;
  State?: string;
  Targets?: { Arn: string; Input?: string }[];
};

const UNIT_SECONDS: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 };

/** Invokes the functions of a rule with a schedule of the form `rate(5 minutes)`. Answers the stop function. */
export function followSchedule(
  { place, properties, attributes }: Resource,
  functions: Functions,
): () => void {
  const { ScheduleExpression = '', State, Targets = [] } = properties as ScheduleProperties;
  if (!ScheduleExpression || State === 'DISABLED') return () => {};
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(ScheduleExpression) ?? [];
  const intervalSeconds = Number(count) * (UNIT_SECONDS[unit ?? ''] ?? Number.NaN);
  if (!intervalSeconds)
    throw new Error(`${place}: the local cloud does not know the schedule ${ScheduleExpression}.`);
  for (const { Arn } of Targets) functions.find(Arn);
  const timer = setInterval(() => {
    for (const { Arn, Input } of Targets)
      void functions.invoke(Arn, Input ? JSON.parse(Input) : describeTick(attributes.Arn as string));
  }, intervalSeconds * 1000);
  return () => clearInterval(timer);
}

const describeTick = (ruleArn: string) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: accountId,
  time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
  region,
  resources: [ruleArn],
  detail: {},
});
