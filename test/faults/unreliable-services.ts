import { AwsError } from '../../infra/local/services/aws-error.ts';
import { BusService, type EventEntry, type EventOutcome } from '../../infra/local/services/eventbridge.ts';
import { type OutgoingMessage, QueueService } from '../../infra/local/services/sqs.ts';
import type { Store } from '../../infra/local/services/store.ts';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import type { Chance } from './chance.ts';
import type { Clock } from './own-chance-and-time.ts';
import type { Refuser } from './wire.ts';

/** Local SQS whose messages overtake each other by up to two seconds and come twice, and which may refuse a part of a batch. */
export class UnreliableQueues extends QueueService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #chance: Chance;
  readonly #refuser: Refuser;

  constructor(store: Store, clock: Clock, chance: Chance, refuser: Refuser) {
    super(store, () => clock.nowMs());
    this.#store = store;
    this.#clock = clock;
    this.#chance = chance;
    this.#refuser = refuser;
  }

  override send(queueArn: string, message: OutgoingMessage): string {
    if (this.#refuser.refuse?.([message]).has(message) && this.#chance.hit(0.5)) {
      throw new AwsError('InternalError', 'by chance', 500);
    }
    const jitterSeconds = Math.floor(this.#chance.next() * 2000) / 1000;
    return super.send(queueArn, { ...message, delaySeconds: (message.delaySeconds ?? 0) + jitterSeconds });
  }

  /** A server of SQS that missed the deletion still has its copy: the same id, another life. */
  copy(queueArn: string, messageId: string, afterMs: number): void {
    this.#store.run(
      `INSERT INTO messages (message_id, queue_arn, body, group_id, attributes, sent_at, visible_at)
       SELECT message_id, queue_arn, body, group_id, attributes, sent_at, ?
       FROM messages WHERE queue_arn = ? AND message_id = ? LIMIT 1`,
      ...[this.#clock.nowMs() + afterMs, queueArn, messageId],
    );
  }
}

/** Local EventBridge that may take a part of a batch only. Keeps the ids of the events that it took. */
export class UnreliableBus extends BusService {
  /** By event id; `about` is the candidate it tells of. */
  readonly taken = new Map<string, { about: string | undefined }>();
  readonly #refuser: Refuser;

  constructor(store: Store, queues: QueueService, clock: Clock, refuser: Refuser) {
    super(store, queues, () => clock.nowMs());
    this.#refuser = refuser;
  }

  override putEvents(entries: EventEntry[]): EventOutcome[] {
    const { refuse } = this.#refuser;
    const refused = refuse?.(entries) ?? new Set<EventEntry>();
    // What goes on from here to the queues is AWS's own way and arrives.
    this.#refuser.refuse = undefined;
    return entries.map((entry) => {
      if (refused.has(entry)) return { ErrorCode: 'InternalFailure', ErrorMessage: 'by chance' };
      const event = JSON.parse(entry.Detail ?? '{}') as EventEnvelope;
      this.taken.set(event.id, { about: candidateOf(event) });
      return super.putEvents([entry])[0] as EventOutcome;
    });
  }
}

/** The candidate that an event tells of, if it tells of one. */
export function candidateOf({ data: { object } }: EventEnvelope): string | undefined {
  const id = object.object === 'candidate' ? object.id : object.candidate_id;
  return typeof id === 'string' ? id : undefined;
}
