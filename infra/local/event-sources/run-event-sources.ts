import type { Access } from '../iam/access.ts';
import type { Functions } from '../lambda/run-functions.ts';
import type { QueueService } from '../services/sqs.ts';
import type { Store } from '../services/store.ts';
import type { Resource } from '../template/resolve-stage.ts';
import type { WriteLog } from '../write-log.ts';
import { followQueue } from './follow-queue.ts';
import { followSchedule } from './follow-schedule.ts';
import { type Follower, followStream } from './follow-stream.ts';
import { asMapping } from './mapping-properties.ts';
import { openTableStream } from './table-stream.ts';

type EventSourceContext = {
  functions: Functions;
  queues: QueueService;
  access: Access;
  store: Store;
  dynamoDbEndpoint: string;
  writeLog: WriteLog;
};

/**
 * Starts everything that invokes functions without a call: queues, table streams and schedules. Returns the stop
 * function, which does not wait: work in progress is repeated at the next start.
 */
export async function runEventSources(
  resources: Resource[],
  context: EventSourceContext,
): Promise<() => void> {
  const { functions, queues, access, store, dynamoDbEndpoint, writeLog } = context;
  const stops: (() => void)[] = [];
  const followers: Follower[] = [];
  for (const resource of resources) {
    if (resource.type === 'AWS::Events::Rule') stops.push(followSchedule(resource, functions, access));
    if (resource.type !== 'AWS::Lambda::EventSourceMapping') continue;
    const mapping = asMapping(resource);
    const { EventSourceArn, Enabled, FunctionName } = mapping.properties;
    functions.find(FunctionName);
    if (Enabled === false) continue;
    const service = EventSourceArn.split(':')[2];
    if (service === 'sqs') stops.push(followQueue(mapping, { queues, functions, access }));
    else if (service === 'dynamodb') {
      const stream = await openTableStream(dynamoDbEndpoint, EventSourceArn, mapping.id, store);
      const onError = (error: unknown) => writeLog(mapping.id, String(error), 'warn');
      followers.push(followStream(mapping, stream, { functions, queues, access, onError }));
    } else
      throw new Error(`${mapping.place}: the local cloud does not know the event source ${EventSourceArn}.`);
  }
  // A function that has ended may just have written: the streams are read immediately, not at the next poll.
  functions.onInvocationEnd(() => {
    for (const follower of followers) follower.nudge();
  });
  return () => {
    for (const stop of [...stops, ...followers.map((follower) => follower.stop)]) stop();
  };
}
