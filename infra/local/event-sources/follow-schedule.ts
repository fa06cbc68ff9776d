import { randomUUID } from 'node:crypto';
import type { Functions } from '../lambda/run-functions.ts';
import { accountId, region } from '../template/local-account.ts';
import type { Resource } from '../template/resolve-stage.ts';
import { readSchedule } from './schedule-expression.ts';

type ScheduleProperties = {
  ScheduleExpression?: string;
  State?: string;
  Targets?: { Arn: string; Input?: string }[];
};

/** Invokes the functions of a rule with a schedule whenever it is due. Returns the stop function. */
export function followSchedule(
  { place, properties, attributes }: Resource,
  functions: Functions,
): () => void {
  const { ScheduleExpression = '', State, Targets = [] } = properties as ScheduleProperties;
  if (!ScheduleExpression || State === 'DISABLED') return () => {};
  const nextRun = readSchedule(ScheduleExpression);
  if (!nextRun)
    throw new Error(`${place}: the local cloud does not know the schedule ${ScheduleExpression}.`);
  for (const { Arn } of Targets) functions.find(Arn);
  let timer: NodeJS.Timeout;
  const wait = (lastDueMs: number): void => {
    const dueMs = nextRun(lastDueMs);
    timer = setTimeout(() => {
      for (const { Arn, Input } of Targets)
        void functions.invoke(Arn, Input ? JSON.parse(Input) : describeTick(attributes.Arn as string));
      // From now, not from the due time: after sleep, a machine does not catch up on missed runs.
      wait(Math.max(dueMs, Date.now()));
    }, dueMs - Date.now());
  };
  wait(Date.now());
  return () => clearTimeout(timer);
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
