import type { Access } from '../iam/access.ts';
import type { Functions } from '../lambda/run-functions.ts';
import { compilePattern } from '../services/event-pattern.ts';
import type { QueueService } from '../services/sqs.ts';
import { type Mapping, readItemFailures, reportsItems } from './mapping-properties.ts';
import { createPause, type Pause } from './pause.ts';
import type { StreamRecord, TableStream } from './table-stream.ts';

export type Follower = { nudge(): void; stop(): void };

/** The actions that a mapping needs from its function's role on the stream. */
const READING = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
const DEFAULT_BATCH_SIZE = 100;
const POLL_MS = 100;
/** Records that are written within so long share an invocation, and the invocations that follow. AWS reads a shard a few times a second. */
const BETWEEN_BATCHES_MS = 40;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 10_000;

/**
 * Feeds a table's stream to a function in order, one batch at a time. The position advances past a record only when the
 * function has processed it, or when its retries are used up and it was sent to the failure queue.
 */
export function followStream(
  mapping: Mapping,
  stream: TableStream,
  {
    functions,
    queues,
    access,
    onError,
  }: { functions: Functions; queues: QueueService; access: Access; onError: (error: unknown) => void },
): Follower {
  const {
    FunctionName,
    BatchSize = DEFAULT_BATCH_SIZE,
    FilterCriteria,
    DestinationConfig,
  } = mapping.properties;
  const { MaximumBatchingWindowInSeconds: windowSeconds = 0, BisectBatchOnFunctionError } =
    mapping.properties;
  const { MaximumRetryAttempts: maxRetries = -1 } = mapping.properties;
  const patterns = (FilterCriteria?.Filters ?? []).map(({ Pattern }) => compilePattern(JSON.parse(Pattern)));
  const isWanted = (record: StreamRecord) =>
    patterns.length === 0 || patterns.some((matches) => matches(record));
  const { name } = functions.find(FunctionName).definition;
  const reading = READING.map((action) => ({ action, resource: mapping.properties.EventSourceArn }));
  const requests = [...reading, { action: 'dynamodb:ListStreams', resource: '*' }];
  const pause = createPause();

  async function follow(): Promise<void> {
    while (!pause.isStopped) {
      try {
        if (access.refuseFunction(name, requests)) await pause.forMs(MAX_RETRY_MS);
        else if (!(await takeBatch())) await pause.forMs(POLL_MS, { untilNudged: true });
      } catch (error) {
        if (pause.isStopped) return;
        onError(error);
        await pause.forMs(FIRST_RETRY_MS);
      }
    }
  }

  async function takeBatch(): Promise<boolean> {
    const startedAt = performance.now();
    let records = await stream.read(BatchSize);
    if (records.length > 0 && records.length < BatchSize && windowSeconds > 0) {
      await pause.forMs(windowSeconds * 1000);
      records = await stream.read(BatchSize);
    }
    const last = records.at(-1);
    if (!last) return false;
    const wanted = records.filter(isWanted);
    await deliver(wanted);
    if (!pause.isStopped) stream.save(last);
    const leftMs = startedAt + BETWEEN_BATCHES_MS - performance.now();
    if (wanted.length > 0 && records.length < BatchSize && leftMs > 0) await pause.forMs(leftMs);
    return true;
  }

  /** Returns when every record is processed or sent to the failure queue, or when stopped. */
  async function deliver(records: StreamRecord[], retries = 0): Promise<void> {
    const [first] = records;
    if (!first || pause.isStopped) return;
    const { failed, payload } = await functions.invoke(FunctionName, { Records: records });
    const failedFrom = failed ? 0 : findFirstFailure(records, payload);
    if (pause.isStopped || failedFrom < 0) return;
    const done = records[failedFrom - 1];
    if (done) stream.save(done);
    const rest = records.slice(failedFrom);
    const isProgress = failedFrom > 0;
    if (
      maxRetries >= 0 &&
      retries >= maxRetries &&
      !isProgress &&
      (rest.length === 1 || !BisectBatchOnFunctionError)
    )
      return setAside(rest, payload);
    await backOff(pause, isProgress ? 0 : retries);
    if (!BisectBatchOnFunctionError || rest.length === 1) return deliver(rest, isProgress ? 0 : retries + 1);
    const middle = Math.ceil(rest.length / 2);
    // A split does not count as a retry, on AWS either.
    await deliver(rest.slice(0, middle));
    await deliver(rest.slice(middle));
  }

  /** The index at which the function wants to continue: the earliest of the records it reports, or -1. */
  function findFirstFailure(records: StreamRecord[], payload: string): number {
    if (!reportsItems(mapping)) return -1;
    const sequenceNumbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
    const failures = readItemFailures(payload, sequenceNumbers).map((item) => sequenceNumbers.indexOf(item));
    return failures.length > 0 ? Math.min(...failures) : -1;
  }

  /** As on AWS, the message contains the position of the records and not the records. */
  function setAside(records: StreamRecord[], payload: string): void {
    const destination = DestinationConfig?.OnFailure?.Destination;
    onError(new Error(`${mapping.id} gave up on ${records.length} stream records: ${payload}`));
    const send = { action: 'sqs:SendMessage', resource: destination ?? '' };
    if (destination && !access.refuseFunction(name, [send]))
      queues.send(destination, { body: JSON.stringify(describeGivenUp(records)) });
  }

  void follow();
  return { nudge: pause.nudge, stop: pause.stop };
}

const backOff = (pause: Pause, retries: number) =>
  pause.forMs(Math.min(FIRST_RETRY_MS * 2 ** retries, MAX_RETRY_MS));

function describeGivenUp(records: StreamRecord[]): object {
  return {
    requestContext: { condition: 'RetryAttemptsExhausted' },
    DDBStreamBatchInfo: {
      startSequenceNumber: records[0]?.dynamodb.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
      batchSize: records.length,
      streamArn: records[0]?.eventSourceARN,
    },
  };
}
