import type { AccessRequest } from '../iam/statement.ts';
import { arnOf } from '../template/local-account.ts';

/** The actions that a request to SQS needs; a batch asks for what one of its entries would. */
export function accessOfSqs(
  operation: string,
  input: { QueueUrl?: string; QueueName?: string },
): AccessRequest[] {
  const { QueueUrl = '', QueueName = QueueUrl.split('/').at(-1) } = input;
  return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource: arnOf('sqs', QueueName ?? '') }];
}
