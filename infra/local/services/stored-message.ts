import { AwsError } from './aws-error.ts';
import { type MessageAttributes, md5 } from './message-attributes.ts';

/** `attributes` are SQS's own, as strings; times are epoch milliseconds. */
export type ReceivedMessage = {
  messageId: string;
  receiptHandle: string;
  body: string;
  md5OfBody: string;
  attributes: Record<string, string>;
  messageAttributes: MessageAttributes;
};

export type MessageRow = {
  id: number;
  message_id: string;
  body: string;
  group_id: string | null;
  attributes: string;
  source_arn: string | null;
  sent_at: number;
  first_received_at: number | null;
  receive_count: number;
};

// receipt: the handle of the latest receive; null until the first one, and again once on a dead-letter queue.
export const MESSAGE_TABLE = `
CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, message_id TEXT NOT NULL, queue_arn TEXT NOT NULL, body TEXT NOT NULL,
  group_id TEXT, attributes TEXT NOT NULL, source_arn TEXT, sent_at INTEGER NOT NULL, visible_at INTEGER NOT NULL,
  first_received_at INTEGER, receive_count INTEGER NOT NULL DEFAULT 0, receipt TEXT);
CREATE INDEX IF NOT EXISTS messages_by_visibility ON messages (queue_arn, visible_at, id);
CREATE INDEX IF NOT EXISTS messages_by_age ON messages (queue_arn, sent_at);
CREATE INDEX IF NOT EXISTS messages_by_receives ON messages (queue_arn, receive_count);
CREATE UNIQUE INDEX IF NOT EXISTS messages_by_receipt ON messages (receipt) WHERE receipt IS NOT NULL`;

const SENDER_ID = 'AIDALOCALCLOUD';

/** The message as a consumer receives it; `receipt` belongs to this one receive. */
export function asReceived(row: MessageRow, receipt: string, firstReceivedAt: number): ReceivedMessage {
  return {
    messageId: row.message_id,
    receiptHandle: Buffer.from(`receipt:${receipt}`).toString('base64'),
    body: row.body,
    md5OfBody: md5(row.body),
    attributes: {
      ApproximateReceiveCount: String(row.receive_count + 1),
      SentTimestamp: String(row.sent_at),
      ApproximateFirstReceiveTimestamp: String(firstReceivedAt),
      SenderId: SENDER_ID,
      ...(row.group_id !== null && { MessageGroupId: row.group_id }),
      ...(row.source_arn !== null && { DeadLetterQueueSourceArn: row.source_arn }),
    },
    messageAttributes: JSON.parse(row.attributes),
  };
}

/** The receipt in a handle. Throws ReceiptHandleIsInvalid. */
export function readReceipt(receiptHandle: string): string {
  const [label, receipt] = Buffer.from(receiptHandle, 'base64').toString().split(':');
  if (label === 'receipt' && receipt) return receipt;
  throw new AwsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
}
