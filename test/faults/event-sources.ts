import type { SQSEvent, SQSRecord } from 'aws-lambda';
import type { ReceivedMessage } from '../../infra/local/services/sqs.ts';
import type { OutboxRecord } from '../../shared/storage/outbox.ts';
import { timeoutSeconds, type WorkerName } from './functions.ts';
import { type Ending, Invocation } from './invocation.ts';
import type { Run } from './run-once.ts';
import type { Cloud } from './stage.ts';

type Queue = Cloud['queueList'][number];
/** As the engine keeps them. */
type StreamRecord = {
  dynamodb: { SequenceNumber: string; NewImage?: { data?: { S?: string } } };
} & Parameters<Cloud['stream']['save']>[0];

const workerOf = {
  Extraction: 'extractScan',
  Events: 'fanOutEvent',
  Deliveries: 'sendWebhook',
  Retries: 'sendWebhook',
  Replays: 'replayEvents',
  Attachments: 'receiveFile',
  Erasures: 'eraseData',
  Exports: 'exportCandidate',
  Scorings: 'scoreScan',
  Indexings: 'indexCandidate',
} as const;
/** How often a batch comes twice though it was taken: queues and streams promise at least once. */
const twice = 0.08;
/** Sweeps run each minute, the last of them for all their 50 seconds. */
const sweepMarginMs = 10_000;

/** What they need to know of a run. */
type OfRun = Pick<Run, 'cloud' | 'clock' | 'chance' | 'functions' | 'held' | 'isFaulty' | 'note'>;

/**
 * The event sources of AWS, one step at a time and in the order the run decides: records of the real table stream to
 * publish-events, messages of the real queues to their functions, the clock to the sweep. Batches are of any size up to
 * the template's, mixed, sometimes given twice; what a function reports as failed, and only that, comes again.
 */
export function openEventSources(run: OfRun) {
  const { cloud, clock, chance } = run;
  let streamIsBusy = false;
  let counted = 0;

  /** Runs a worker; `done` hears how it ended, later if it was held. */
  async function invoke<T>(name: WorkerName, work: () => Promise<T>, done: (ending: Ending<T>) => void) {
    const invocation = new Invocation(`${name}!${++counted}`, clock.nowMs() + timeoutSeconds[name] * 1000);
    const follow = (ending: Ending<T>): Ending<T> => {
      if (ending.kind !== 'held') {
        if (ending.kind !== 'answered') run.note(`${invocation.name} ${ending.kind}`);
        done(ending);
        return ending;
      }
      return { kind: 'held', resume: async () => follow(await ending.resume()) };
    };
    const ending = follow(await invocation.run(work));
    if (ending.kind === 'held') run.held.push({ name: invocation.name, resume: ending.resume });
  }

  async function takeMessages(queue: Queue, messages: ReceivedMessage[]): Promise<void> {
    const name = workerOf[queue.name as keyof typeof workerOf];
    const { instance, release } = run.functions.worker(name);
    const Records = chance.shuffle(messages) as unknown as SQSRecord[];
    const event: SQSEvent = { Records };
    run.note(`${queue.name}: ${Records.length} messages`);
    await invoke(
      name,
      () => instance(event),
      (ending) => {
        if (ending.kind !== 'answered') return;
        release();
        const failed = new Set(ending.value.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
        if (failed.size > 0) run.note(`${queue.name}: ${failed.size} of them failed`);
        for (const { messageId, receiptHandle } of messages) {
          if (!failed.has(messageId)) cloud.queues.delete(queue.arn, receiptHandle);
        }
      },
    );
  }

  return {
    async stream(): Promise<boolean> {
      if (streamIsBusy) return false;
      const all = (await cloud.stream.read(1 + chance.below(40))) as StreamRecord[];
      const last = all.at(-1);
      if (!last) return false;
      const wanted = all.filter(cloud.stream.isWanted);
      if (wanted.length === 0) {
        cloud.stream.save(last);
        return true;
      }
      // Each event is an item of its own, and across items a stream promises no order.
      const mixed = chance.hit(0.3) ? chance.shuffle(wanted) : wanted;
      const records: OutboxRecord[] = mixed.map(({ dynamodb }) => ({
        sequenceNumber: dynamodb.SequenceNumber,
        body: dynamodb.NewImage?.data?.S ?? '',
      }));
      run.note(`stream: ${records.length} events`);
      const { instance, release } = run.functions.worker('publishEvents');
      streamIsBusy = true;
      await invoke(
        'publishEvents',
        () => instance(records),
        (ending) => {
          streamIsBusy = false;
          if (ending.kind !== 'answered') return;
          release();
          const [failed] = ending.value.batchItemFailures;
          if (failed) return saveBefore(all, failed.itemIdentifier, mixed !== wanted);
          if (run.isFaulty() && chance.hit(twice)) return run.note('stream: the same batch will come again');
          cloud.stream.save(last);
        },
      );
      return true;
    },

    async queue(queue: Queue): Promise<boolean> {
      const messages = cloud.queues.receive(queue.arn, 1 + chance.below(queue.batchSize));
      if (messages.length === 0) return false;
      if (run.isFaulty() && chance.hit(twice)) {
        run.note(`${queue.name}: copies of these will come too`);
        for (const { messageId } of messages) cloud.queues.copy(queue.arn, messageId, chance.below(20_000));
      }
      await takeMessages(queue, messages);
      return true;
    },

    async sweep(): Promise<void> {
      const { instance, release } = run.functions.worker('sweepDueDeliveries');
      const endMs = clock.nowMs() + timeoutSeconds.sweepDueDeliveries * 1000;
      run.note('sweep');
      const remainingMs = () => Math.max(endMs - clock.nowMs(), sweepMarginMs);
      await invoke(
        'sweepDueDeliveries',
        () => instance(remainingMs),
        (ending) => {
          if (ending.kind === 'answered') release();
        },
      );
    },

    /** What the operator does with messages that were set aside, once the cause is gone (infra/RUNBOOK.md). */
    redrive(): number {
      let moved = 0;
      for (const { arn, deadLetterArn } of cloud.queueList) {
        for (const { body, receiptHandle } of cloud.queues.receive(deadLetterArn, 100)) {
          cloud.queues.send(arn, { body });
          cloud.queues.delete(deadLetterArn, receiptHandle);
          moved++;
        }
      }
      return moved;
    },
  };

  /** The stream comes again from the first record that was not taken; of a mixed batch, from its start. */
  function saveBefore(all: StreamRecord[], failed: string, isMixed: boolean): void {
    run.note('stream: a part of the batch was not taken');
    const at = all.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === failed);
    const before = isMixed ? undefined : all[at - 1];
    if (before) cloud.stream.save(before);
  }
}
