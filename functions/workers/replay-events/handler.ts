import { newDelivery } from '../../../shared/domain/delivery.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import type { WebhookReplay } from '../../../shared/domain/stored/webhook-replay.ts';
import {
  claimReplay,
  countAttempt,
  endReplay,
  releaseReplay,
  skipTo,
  takeUpEvent,
} from '../../../shared/domain/webhook-replay.ts';
import { log } from '../../../shared/platform/log.ts';
import type { WebhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import type { WebhookReplayStore } from '../../../shared/storage/webhook-replays.ts';
import type { ReplayMessage, ReplayQueue } from '../../../shared/webhooks/replay-queue.ts';
import { type AttemptStores, lookAtFirstAttempt } from './look-at-first-attempt.ts';
import { type EventStores, type EventToReplay, nextEvents } from './next-events.ts';

interface Dependencies extends AttemptStores, EventStores {
  replays: Pick<WebhookReplayStore, 'find' | 'replace'>;
  endpoints: Pick<WebhookEndpointStore, 'find' | 'change'>;
  queue: Pick<ReplayQueue, 'sendLater'>;
}

/** The queue's information about the message, and the remaining time. */
interface QueueMessageInfo {
  messageId: string;
  isLast: boolean;
  remainingMs: () => number;
}

/** No attempt begins in the last 20 s: it may take 10 s, and its result must be stored. */
const marginMs = 20_000;

/**
 * Continues a replay at its position: one event after the other, each started in one transaction with its delivery, the
 * next one after the first attempt of the previous one. When there is no time or no free place, it queues another
 * message. A redelivered or concurrent message finds the replay claimed or ended.
 */
export const replayEvents =
  (deps: Dependencies) => async (message: ReplayMessage, receipt: QueueMessageInfo) => {
    const { replays, clock } = deps;
    const read = await replays.find(message.organization_id, message.id);
    const wanted = read && claimReplay(read, receipt.messageId, clock());
    if (!wanted) return;
    const claimed = await replays.replace(read, wanted, clock());
    try {
      await goOn(deps, claimed, receipt);
    } catch (error) {
      if (receipt.isLast) await giveUp(deps, message, receipt);
      throw error;
    }
  };

async function goOn(
  deps: Dependencies,
  claimed: WebhookReplay,
  { messageId, remainingMs }: QueueMessageInfo,
) {
  let replay = claimed;
  let endpoint = await deps.endpoints.find(replay.organization_id, replay.endpoint_id);
  let upcoming: EventToReplay[] = [];
  while (remainingMs() > marginMs) {
    if (replay.delivery_id !== null) {
      const look = await lookAtFirstAttempt(deps, replay, messageId);
      if (look.is === 'attempted') continue;
      if (look.is === 'ended') replay = countAttempt(replay, look.as);
      if (look.endpoint?.version !== endpoint?.version) upcoming = [];
      endpoint = look.endpoint;
      if (endpoint?.enabled && look.waitMs > 0) return leaveToAnother(deps, replay, look.waitMs);
    }
    if (!endpoint) return end(deps, replay, 'canceled', 'endpoint_deleted');
    if (!endpoint.enabled) return end(deps, replay, 'canceled', 'endpoint_disabled');
    if (upcoming.length === 0) {
      const { events, lookedAt } = await nextEvents(deps, replay, endpoint);
      if (events.length === 0 && lookedAt === null) return end(deps, replay, 'completed', null);
      if (events.length === 0 && lookedAt !== null) replay = skipTo(replay, lookedAt);
      upcoming = events;
    }
    const next = upcoming.shift();
    if (next) replay = await takeUp(deps, replay, next);
  }
  return leaveToAnother(deps, replay, 0);
}

function takeUp({ replays, clock }: Dependencies, replay: WebhookReplay, event: EventToReplay) {
  const now = clock();
  const { id: replay_id, organization_id, endpoint_id } = replay;
  const id = idSource(now)('delivery');
  const of = { event_id: event.id, event_type: event.type, replay_id };
  const delivery = newDelivery({ id, organization_id, endpoint_id, ...of }, now);
  return replays.replace(replay, takeUpEvent(replay, event.id, id, now), now, delivery);
}

/**
 * The claim is released before the next message is queued, which would otherwise find it. After a crash in between,
 * this message is redelivered.
 */
async function leaveToAnother(
  { replays, queue, clock }: Dependencies,
  replay: WebhookReplay,
  waitMs: number,
) {
  const released = await replays.replace(replay, releaseReplay(replay), clock());
  await queue.sendLater(released, waitMs);
}

async function end(
  { replays, clock }: Dependencies,
  replay: WebhookReplay,
  status: 'completed' | 'canceled',
  reason: WebhookReplay['reason'],
) {
  await replays.replace(replay, endReplay(replay, status, reason, clock()), clock());
  log.info('replay ended', { replay: replay.id, status, reason, ...replay.counts });
}

/** After its last receive the message is moved to the dead-letter queue, and nothing would continue the replay. */
async function giveUp(
  { replays, clock }: Dependencies,
  message: ReplayMessage,
  { messageId }: QueueMessageInfo,
) {
  const read = await replays.find(message.organization_id, message.id);
  if (read?.claimed_by !== messageId) return;
  await replays.replace(read, endReplay(read, 'failed', 'internal_error', clock()), clock());
}
