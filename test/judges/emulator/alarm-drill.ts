import { setTimeout as sleep } from 'node:timers/promises';
import { CloudWatchClient, DescribeAlarmsCommand, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch';
import { SNSClient, SubscribeCommand } from '@aws-sdk/client-sns';
import {
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { account, type Emulator } from './start-emulator.ts';

const receiveSeconds = 10;

/**
 * Sets every alarm of production to ALARM and back, with a queue that subscribes to the alarms' topics as an operator's
 * pager would. Returns the number of alarms. Throws if an alarm has no topic, or its message does not arrive exactly once.
 */
export async function drillAlarms({ endpoint, environment }: Emulator): Promise<number> {
  const place = {
    endpoint,
    region: environment.AWS_REGION as string,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID as string,
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY as string,
    },
  };
  const [cloudWatch, sns, sqs] = [new CloudWatchClient(place), new SNSClient(place), new SQSClient(place)];
  const { MetricAlarms = [] } = await cloudWatch.send(new DescribeAlarmsCommand({ MaxRecords: 100 }));
  const alarms = MetricAlarms.filter(({ AlarmName = '' }) => AlarmName.startsWith('Prod-Operations'));
  const silent = alarms.filter(({ AlarmActions = [] }) => AlarmActions.length === 0);
  if (silent.length > 0)
    throw new Error(`alarms without a topic: ${silent.map(({ AlarmName }) => AlarmName)}`);

  const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: `pager-${account}` }));
  const asked = { QueueUrl, AttributeNames: ['QueueArn' as const] };
  const { Attributes = {} } = await sqs.send(new GetQueueAttributesCommand(asked));
  for (const TopicArn of new Set(alarms.flatMap(({ AlarmActions = [] }) => AlarmActions)))
    await sns.send(new SubscribeCommand({ TopicArn, Protocol: 'sqs', Endpoint: Attributes.QueueArn }));

  /** Reads the queue until `count` messages have come, and for one more second. */
  const received = async (count: number) => {
    const found: string[] = [];
    let until = Date.now() + receiveSeconds * 1000;
    while (Date.now() < until) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
      );
      if (Messages.length === 0) await sleep(100);
      else {
        const Entries = Messages.map(({ ReceiptHandle }, at) => ({ Id: String(at), ReceiptHandle }));
        await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
      }
      for (const { Body = '{}' } of Messages) {
        const { AlarmName, NewStateValue } = JSON.parse(JSON.parse(Body).Message);
        found.push(`${AlarmName} ${NewStateValue}`);
      }
      if (found.length >= count) until = Math.min(until, Date.now() + 1000);
    }
    return found.sort();
  };
  for (const StateValue of ['ALARM', 'OK'] as const) {
    for (const { AlarmName } of alarms)
      await cloudWatch.send(new SetAlarmStateCommand({ AlarmName, StateValue, StateReason: 'A drill.' }));
    const wanted = alarms.map(({ AlarmName }) => `${AlarmName} ${StateValue}`).sort();
    const found = await received(wanted.length);
    if (String(found) !== String(wanted))
      throw new Error(`the topic received ${found.length} messages of ${wanted.length} for ${StateValue}`);
  }
  return alarms.length;
}
