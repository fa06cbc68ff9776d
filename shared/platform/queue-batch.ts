import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { log } from './log.ts';

/** Handles each message of a batch separately: failed messages return to the queue, the others are deleted. */
export const eachMessage =
  (handle: (record: SQSRecord) => Promise<void>) =>
  async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const outcomes = await Promise.allSettled(event.Records.map(handle));
    const batchItemFailures = event.Records.flatMap((record, index) => {
      const outcome = outcomes[index];
      if (outcome?.status !== 'rejected') return [];
      log.error('message failed', { messageId: record.messageId }, outcome.reason);
      return [{ itemIdentifier: record.messageId }];
    });
    return { batchItemFailures };
  };
