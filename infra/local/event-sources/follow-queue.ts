import { setTimeout as sleep } from 'node:timers/promises';
import type { Access } from '../iam/access.ts';
import type { Functions } from '../lambda/run-functions.ts';
import type { MessageAttributes } from '../services/message-attributes.ts';
import type { QueueService, ReceivedMessage } from '../services/sqs.ts';
import { region } from '../template/local-account.ts';
import { type Mapping, readItemFailures, reportsItems } from './mapping-properties.ts';

const DEFAULT_BATCH_SIZE = 10;
/** After so long, a batch in progress waits for something, and the next one begins. */
const LONG_RUN_MS = 100;
/** The actions that a mapping needs from its function's role. */
const POLLING = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/**
 * Feeds a queue's messages to a function, several batches at a time. A batch that is not full waits for the one before it, up
 * to 100 ms: what comes meanwhile shares its invocation. Processed messages are deleted; the others become visible again after
 * the visibility timeout, or move to the dead-letter queue. Returns the stop function.
 */
export function followQueue(
  mapping: Mapping,
  { queues, functions, access }: { queues: QueueService; functions: Functions; access: Access },
): () => void {
  const { EventSourceArn: queueArn, FunctionName, FilterCriteria, ScalingConfig } = mapping.properties;
  const { BatchSize = DEFAULT_BATCH_SIZE, MaximumBatchingWindowInSeconds: windowSeconds = 0 } =
    mapping.properties;
  if (FilterCriteria) throw new Error(`${mapping.place}: the local cloud does not filter queue messages.`);
  const { maxInstances, name } = functions.find(FunctionName).definition;
  const requests = POLLING.map((action) => ({ action, resource: queueArn }));
  const maxBatches = Math.min(ScalingConfig?.MaximumConcurrency ?? maxInstances, maxInstances);
  /** When each batch in progress began, the latest last. */
  const running = new Set<{ beganAt: number }>();
  let waiting: NodeJS.Timeout | undefined;
  let isStopped = false;

  function takeBatches(): void {
    while (!isStopped && running.size < maxBatches && mayBegin()) {
      // Of a role that lost one of these rights, AWS disables the mapping; messages stay where they are.
      if (access.refuseFunction(name, requests)) return;
      const messages = queues.receive(queueArn, BatchSize);
      if (messages.length === 0) return;
      const batch = { beganAt: performance.now() };
      running.add(batch);
      void run(messages).finally(() => {
        running.delete(batch);
        takeBatches();
      });
    }
  }

  /** Asks again once the latest batch in progress has taken long. */
  function mayBegin(): boolean {
    clearTimeout(waiting);
    const latest = [...running].at(-1);
    if (!latest) return true;
    const leftMs = latest.beganAt + LONG_RUN_MS - performance.now();
    if (leftMs <= 0 || queues.holds(queueArn, BatchSize)) return true;
    waiting = setTimeout(takeBatches, leftMs).unref();
    return false;
  }

  async function run(messages: ReceivedMessage[]): Promise<void> {
    if (windowSeconds > 0 && messages.length < BatchSize) {
      await sleep(windowSeconds * 1000, undefined, { ref: false });
      if (isStopped) return;
      messages.push(...queues.receive(queueArn, BatchSize - messages.length));
    }
    const Records = messages.map((message) => describeMessage(message, queueArn));
    const { failed, payload } = await functions.invoke(FunctionName, { Records });
    if (failed || isStopped) return;
    const ids = messages.map(({ messageId }) => messageId);
    const failures = new Set(reportsItems(mapping) ? readItemFailures(payload, ids) : []);
    for (const { messageId, receiptHandle } of messages)
      if (!failures.has(messageId)) queues.delete(queueArn, receiptHandle);
  }

  const unsubscribe = queues.onAvailable(queueArn, takeBatches);
  takeBatches();
  return () => {
    isStopped = true;
    clearTimeout(waiting);
    unsubscribe();
  };
}

function describeMessage({ messageAttributes, ...message }: ReceivedMessage, eventSourceARN: string) {
  return {
    ...message,
    messageAttributes: describeAttributes(messageAttributes),
    eventSource: 'aws:sqs',
    eventSourceARN,
    awsRegion: region,
  };
}

const describeAttributes = (attributes: MessageAttributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      { ...attribute, stringListValues: [], binaryListValues: [] },
    ]),
  );
