import {
  type Attempt,
  claimDelivery,
  type Delivery,
  endDelivery,
  postponeDelivery,
} from '../../shared/domain/delivery.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { idSource } from '../../shared/platform/ids.ts';
import { log } from '../../shared/platform/log.ts';
import type { DeliveryStore } from '../../shared/storage/deliveries.ts';
import type { WebhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import type { AttemptOutcome } from '../../shared/webhooks/attempt-outcome.ts';
import { deliveredBody } from '../../shared/webhooks/delivered-body.ts';
import type { DeliveryMessage, DeliveryQueue, DeliveryToSend } from '../../shared/webhooks/delivery-queue.ts';
import { canWaitInQueue, mayStart, nextAttempt } from '../../shared/webhooks/delivery-schedule.ts';
import { judgeAttempt, overloadWaitSeconds } from '../../shared/webhooks/judge-attempt.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';
import { signatureHeaders } from '../../shared/webhooks/sign-delivery.ts';

interface Dependencies {
  environmentName: EventOrigin['environment'];
  deliveries: Pick<DeliveryStore, 'findToSend' | 'replace'>;
  endpoints: Pick<WebhookEndpointStore, 'change'>;
  queue: Pick<DeliveryQueue, 'sendLater'>;
  keeper: Pick<SecretKeeper, 'openAll'>;
  post: (target: { url: string; headers: Record<string, string>; body: string }) => Promise<AttemptOutcome>;
  clock: () => Date;
  random: () => number;
}

/** How a queue message reached us. */
export interface Receipt {
  messageId: string;
  receiveCount: number;
  sentAt: Date;
}

/** One attempt of one delivery: take it, send it, put what happened on record, and say when the next one is due. */
export const sendWebhook = (deps: Dependencies) => async (message: DeliveryMessage, receipt: Receipt) => {
  const taken = isFresh(receipt, deps.clock()) ? message.first : undefined;
  const ready = taken ?? (await takeDelivery(deps, message, receipt));
  if (!ready) return;
  const { attempt, outcome } = await attemptDelivery(deps, ready);
  await settle(deps, ready.delivery, attempt, outcome);
};

/**
 * A message of a new delivery may be acted on unread while nobody else can know of it: the first time it is received,
 * within seconds of being sent, long before the sweep looks. After that the row is asked.
 */
const freshSeconds = 5;
const isFresh = ({ receiveCount, sentAt }: Receipt, now: Date) =>
  receiveCount === 1 && now.getTime() - sentAt.getTime() < freshSeconds * 1000;

/** Reads and claims the delivery that a message reminds of. Null when there is nothing to send. */
async function takeDelivery(
  { deliveries, clock }: Dependencies,
  { organization_id, endpoint_id, delivery_id, event_id }: DeliveryMessage,
  { messageId }: Receipt,
): Promise<DeliveryToSend | null> {
  const found = await deliveries.findToSend(organization_id, endpoint_id, delivery_id, event_id);
  const { delivery, endpoint, eventBody } = found;
  const wanted = delivery && claimDelivery(delivery, messageId, clock());
  if (!wanted) return null;

  const firstAt = new Date(delivery.attempts[0]?.at ?? clock());
  if (!endpoint?.enabled || eventBody === undefined || !mayStart(firstAt, clock())) {
    const status = mayStart(firstAt, clock()) ? 'canceled' : 'failed';
    await deliveries.replace(delivery, endDelivery(delivery, status), clock());
    return null;
  }
  const claimed = await deliveries.replace(delivery, wanted, clock());
  return claimed && { delivery: claimed, endpoint, eventBody };
}

async function attemptDelivery(deps: Dependencies, { delivery, endpoint, eventBody }: DeliveryToSend) {
  const at = deps.clock();
  const number = delivery.attempts.length + 1;
  const body = deliveredBody(eventBody, endpoint.payload);
  const owner = { organizationId: delivery.organization_id, endpointId: endpoint.id };
  const headers = signatureHeaders({
    secrets: await deps.keeper.openAll(endpoint.secrets, owner),
    body,
    eventId: delivery.event_id,
    deliveryId: delivery.id,
    attempt: number,
    sentAtEpochSeconds: Math.floor(at.getTime() / 1000),
  });
  const outcome = await deps.post({ url: endpoint.url, headers, body });
  const attempt: Attempt = {
    number,
    at: at.toISOString(),
    status: outcome.status,
    duration_ms: outcome.durationMs,
    error_class: outcome.errorClass,
    response_excerpt: outcome.responseExcerpt,
  };
  log.info('webhook attempt', {
    delivery: delivery.id,
    endpoint: endpoint.id,
    event: delivery.event_id,
    attempt: number,
    status: outcome.status,
    errorClass: outcome.errorClass,
    durationMs: outcome.durationMs,
    sinceFanOutMs: at.getTime() - Date.parse(delivery.created_at),
  });
  return { attempt, outcome };
}

async function settle(deps: Dependencies, delivery: Delivery, attempt: Attempt, outcome: AttemptOutcome) {
  const { deliveries, queue, clock, random } = deps;
  const verdict = judgeAttempt(outcome);
  if (verdict === 'delivered') {
    await deliveries.replace(delivery, endDelivery(delivery, 'delivered', attempt), clock());
    return;
  }
  if (verdict === 'disable_endpoint') {
    await disableEndpoint(deps, delivery);
    await deliveries.replace(delivery, endDelivery(delivery, 'failed', attempt), clock());
    return;
  }
  const now = clock();
  const next = nextAttempt({
    attemptsMade: attempt.number,
    firstAttemptAt: new Date(delivery.attempts[0]?.at ?? attempt.at),
    now,
    random,
    retryAfterSeconds: overloadWaitSeconds(outcome),
  });
  if ('giveUp' in next) {
    await deliveries.replace(delivery, endDelivery(delivery, 'failed', attempt), now);
    return;
  }
  const delaySeconds = (next.at.getTime() - now.getTime()) / 1000;
  const inQueue = canWaitInQueue(Math.ceil(delaySeconds));
  const waiting = await deliveries.replace(
    delivery,
    postponeDelivery(delivery, attempt, next.at, inQueue),
    now,
  );
  if (waiting && inQueue) await queue.sendLater(waiting, delaySeconds);
}

/** 410 Gone: the receiver wants nothing more. The other endpoints of the organization are told. */
async function disableEndpoint({ endpoints, environmentName, clock }: Dependencies, delivery: Delivery) {
  const now = clock();
  const newId = idSource(now);
  const origin: EventOrigin = {
    organizationId: delivery.organization_id,
    environment: environmentName,
    actor: { type: 'system', id: 'send-webhook' },
    requestId: null,
    now,
    newEventId: () => newId('event'),
  };
  await endpoints.change(origin, delivery.endpoint_id, (endpoint) =>
    endpoint.enabled
      ? {
          next: { ...endpoint, enabled: false, disabled_at: now.toISOString(), disabled_reason: 'gone' },
          events: [{ type: 'webhook_endpoint.disabled' }],
        }
      : null,
  );
}
