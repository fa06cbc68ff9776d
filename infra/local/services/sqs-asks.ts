import type { Ask } from '../iam/statement.ts';
import { arnOf } from '../template/local-account.ts';

/** What a request to SQS asks to be allowed; a batch asks for what one of its entries would. */
export function asksOfSqs(operation: string, input: { QueueUrl?: string; QueueName?: string }): Ask[] {
  const { QueueUrl = '', QueueName = QueueUrl.split('/').at(-1) } = input;
  return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource: arnOf('sqs', QueueName ?? '') }];
}
