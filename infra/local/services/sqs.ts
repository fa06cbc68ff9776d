import { randomUUID } from 'node:crypto';
import { AwsError } from './aws-error.ts';
import type { MessageAttributes } from './message-attributes.ts';
import { QueueArrivals } from './queue-arrivals.ts';
import type { Clock, Store } from './store.ts';
import {
  asReceived,
  MESSAGE_TABLE,
  type MessageRow,
  type ReceivedMessage,
  readReceipt,
} from './stored-message.ts';

export type { ReceivedMessage } from './stored-message.ts';

export type QueueDefinition = {
  arn: string;
  name: string;
  visibilityTimeoutSeconds: number;
  delaySeconds: number;
  messageRetentionSeconds: number;
  redrive?: { deadLetterArn: string; maxReceiveCount: number };
};

export type OutgoingMessage = {
  body: string;
  delaySeconds?: number;
  messageGroupId?: string;
  attributes?: MessageAttributes;
};

type QueueDepth = { visible: number; inFlight: number; delayed: number };

/** SQS standard queues. Definitions are made at each start; messages are in the store. */
export class QueueService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #endpoint: string;
  readonly #queues = new Map<string, QueueDefinition>();
  readonly #arrivals: QueueArrivals;

  /**
   * `endpoint` is only the host of the queue URLs. The default host does not exist, so that no request can reach AWS.
   */
  constructor(store: Store, clock: Clock = Date.now, endpoint = 'http://sqs.localhost') {
    this.#store = store;
    this.#clock = clock;
    this.#endpoint = endpoint;
    for (const statement of MESSAGE_TABLE.split(';')) store.run(statement);
    this.#arrivals = new QueueArrivals(
      clock,
      (queueArn, after) =>
        store.get<{ at: number | null }>(
          'SELECT min(visible_at) AS at FROM messages WHERE queue_arn = ? AND visible_at > ?',
          queueArn,
          after,
        )?.at ?? undefined,
    );
  }

  createQueue(queue: QueueDefinition): { url: string } {
    this.#queues.set(queue.arn, queue);
    return { url: `${this.#endpoint}/${queue.arn.split(':')[4]}/${queue.name}` };
  }

  /** The definition, by the ARN or by the last part of a queue URL. Throws QueueDoesNotExist. */
  describe(arnOrName: string): QueueDefinition {
    const queue = this.#queues.get(arnOrName) ?? [...this.#queues.values()].find((q) => q.name === arnOrName);
    if (!queue) throw new AwsError('QueueDoesNotExist', `The specified queue does not exist: ${arnOrName}`);
    return queue;
  }

  /** Returns the message id. Throws QueueDoesNotExist. */
  send(queueArn: string, { body, delaySeconds, messageGroupId, attributes = {} }: OutgoingMessage): string {
    const queue = this.describe(queueArn);
    const messageId = randomUUID();
    const now = this.#clock();
    const visibleAt = now + (delaySeconds ?? queue.delaySeconds) * 1000;
    this.#store.run(
      `INSERT INTO messages (message_id, queue_arn, body, group_id, attributes, sent_at, visible_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[messageId, queueArn, body, messageGroupId ?? null, JSON.stringify(attributes), now, visibleAt],
    );
    this.#store.afterCommit(() => this.#arrivals.expect(queueArn, visibleAt));
    return messageId;
  }

  /** Up to `max` visible messages, oldest visibility first; each is hidden for the visibility timeout. */
  receive(queueArn: string, max: number, visibilityTimeoutSeconds?: number): ReceivedMessage[] {
    const queue = this.describe(queueArn);
    const now = this.#clock();
    const hiddenUntil = now + (visibilityTimeoutSeconds ?? queue.visibilityTimeoutSeconds) * 1000;
    return this.#store.transaction(() => {
      this.#dropExpired(queue, now);
      this.#redrive(queue, now);
      const rows = this.#store.all<MessageRow>(
        'SELECT * FROM messages WHERE queue_arn = ? AND visible_at <= ? ORDER BY visible_at, id LIMIT ?',
        ...[queueArn, now, max],
      );
      if (rows.length > 0) this.#store.afterCommit(() => this.#arrivals.expect(queueArn, hiddenUntil));
      return rows.map((row) => this.#take(row, now, hiddenUntil));
    });
  }

  /** A handle that a later receive has replaced deletes nothing and is no error, as on AWS. */
  delete(queueArn: string, receiptHandle: string): void {
    const receipt = readReceipt(receiptHandle);
    this.#store.run('DELETE FROM messages WHERE queue_arn = ? AND receipt = ?', queueArn, receipt);
  }

  /** Hides the message for `seconds` from now; 0 makes it visible immediately. Throws MessageNotInflight. */
  changeVisibility(queueArn: string, receiptHandle: string, seconds: number): void {
    const now = this.#clock();
    const visibleAt = now + seconds * 1000;
    const { changes } = this.#store.run(
      'UPDATE messages SET visible_at = ? WHERE queue_arn = ? AND receipt = ? AND visible_at > ?',
      ...[visibleAt, queueArn, readReceipt(receiptHandle), now],
    );
    if (changes === 0) throw new AwsError('MessageNotInflight', 'The message is not in flight.');
    this.#arrivals.expect(queueArn, visibleAt);
  }

  /**
   * `listener` is called, never within this call, when a message may be receivable: once per arrival, so a busy
   * listener must itself receive again. Returns the unsubscribe function, which must be called before the store is
   * closed.
   */
  onAvailable(queueArn: string, listener: () => void): () => void {
    return this.#arrivals.subscribe(queueArn, listener);
  }

  /**
   * After a crash no consumer is running, so their messages become visible immediately, and before those that came later:
   * what consumers reserved for them, others wait for. The receive count stays.
   */
  releaseInFlight(): void {
    const now = this.#clock();
    this.#store.run(
      'UPDATE messages SET visible_at = sent_at WHERE receipt IS NOT NULL AND visible_at > ?',
      now,
    );
    for (const queueArn of this.#queues.keys()) this.#arrivals.expect(queueArn, now);
  }

  /** Whether `count` messages may be received now. */
  holds(queueArn: string, count: number): boolean {
    const last = this.#store.get(
      'SELECT 1 FROM messages WHERE queue_arn = ? AND visible_at <= ? LIMIT 1 OFFSET ?',
      ...[queueArn, this.#clock(), count - 1],
    );
    return last !== undefined;
  }

  depth(queueArn: string): QueueDepth {
    const now = this.#clock();
    this.#dropExpired(this.describe(queueArn), now);
    return {
      ...(this.#store.get<QueueDepth>(
        `SELECT count(*) FILTER (WHERE visible_at <= ?1) AS visible,
           count(*) FILTER (WHERE visible_at > ?1 AND receipt IS NOT NULL) AS inFlight,
           count(*) FILTER (WHERE visible_at > ?1 AND receipt IS NULL) AS delayed
         FROM messages WHERE queue_arn = ?2`,
        ...[now, queueArn],
      ) as QueueDepth),
    };
  }

  #take(row: MessageRow, now: number, hiddenUntil: number): ReceivedMessage {
    const receipt = randomUUID();
    const firstReceivedAt = row.first_received_at ?? now;
    this.#store.run(
      `UPDATE messages SET visible_at = ?, receipt = ?, receive_count = receive_count + 1, first_received_at = ?
       WHERE id = ?`,
      ...[hiddenUntil, receipt, firstReceivedAt, row.id],
    );
    return asReceived(row, receipt, firstReceivedAt);
  }

  #dropExpired({ arn, messageRetentionSeconds }: QueueDefinition, now: number): void {
    const oldest = now - messageRetentionSeconds * 1000;
    this.#store.run('DELETE FROM messages WHERE queue_arn = ? AND sent_at < ?', arn, oldest);
  }

  #redrive({ arn, redrive }: QueueDefinition, now: number): void {
    if (!redrive) return;
    const { changes } = this.#store.run(
      `UPDATE messages INDEXED BY messages_by_receives SET queue_arn = ?, source_arn = ?, receipt = NULL, visible_at = ?
       WHERE queue_arn = ? AND visible_at <= ? AND receive_count >= ?`,
      ...[redrive.deadLetterArn, arn, now, arn, now, redrive.maxReceiveCount],
    );
    if (changes > 0) this.#store.afterCommit(() => this.#arrivals.expect(redrive.deadLetterArn, now));
  }
}
