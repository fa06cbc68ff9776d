import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Access } from '../iam/access.ts';
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
  access: Access,
): () => void {
  const { ScheduleExpression = '', State, Targets = [] } = properties as ScheduleProperties;
  if (!ScheduleExpression || State === 'DISABLED') return () => {};
  const nextRun = readSchedule(ScheduleExpression);
  if (!nextRun)
    throw new Error(`${place}: the local cloud does not know the schedule ${ScheduleExpression}.`);
  for (const { Arn } of Targets) functions.find(Arn);
  const ruleArn = attributes.Arn as string;
  const mayInvoke = ({ Arn }: { Arn: string }) =>
    access.allowsService('events.amazonaws.com', ruleArn, { action: 'lambda:InvokeFunction', resource: Arn });
  let timer: NodeJS.Timeout;
  const wait = (lastDueMs: number): void => {
    const dueMs = nextRun(lastDueMs);
    timer = setTimeout(() => {
      for (const { Arn, Input } of Targets.filter(mayInvoke))
        void invokeUntilTaken(functions, Arn, Input ? JSON.parse(Input) : describeTick(ruleArn));
      // From now, not from when it was due: a machine that slept does not catch up on what it missed.
      wait(Math.max(dueMs, Date.now()));
    }, dueMs - Date.now());
  };
  wait(Date.now());
  return () => clearTimeout(timer);
}

/** Lambda keeps an asynchronous event and tries again while the function is throttled. */
async function invokeUntilTaken(
  functions: Functions,
  arn: string,
  event: unknown,
  triesLeft = 60,
): Promise<void> {
  const { refused } = await functions.invoke(arn, event, 'asynchronous');
  if (refused !== 'TooManyRequestsException' || triesLeft === 0) return;
  await sleep(1000, undefined, { ref: false });
  return invokeUntilTaken(functions, arn, event, triesLeft - 1);
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
