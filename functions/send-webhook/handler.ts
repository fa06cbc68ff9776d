import type { WebhookEndpoint } from '../../shared/contracts/webhook-endpoint.ts';
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
import type { DeliveryMessage, DeliveryQueue } from '../../shared/webhooks/delivery-queue.ts';
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

/** One attempt of one delivery: claim it, send it, put what happened on record, and say when the next one is due. */
export const sendWebhook = (deps: Dependencies) => async (message: DeliveryMessage, messageId: string) => {
  const { deliveries, clock } = deps;
  const { organization_id, endpoint_id, delivery_id, event_id } = message;
  const found = await deliveries.findToSend(organization_id, endpoint_id, delivery_id, event_id);
  const { delivery, endpoint, eventBody } = found;
  const wanted = delivery && claimDelivery(delivery, messageId, clock());
  if (!wanted) return;

  const first = new Date(delivery.attempts[0]?.at ?? clock());
  if (!endpoint?.enabled || eventBody === undefined || !mayStart(first, clock())) {
    const status = mayStart(first, clock()) ? 'canceled' : 'failed';
    await deliveries.replace(delivery, endDelivery(delivery, status), clock());
    return;
  }
  const claimed = await deliveries.replace(delivery, wanted, clock());
  if (!claimed) return;

  const { attempt, outcome } = await attemptDelivery(deps, claimed, endpoint, eventBody);
  await settle(deps, claimed, attempt, outcome);
};

async function attemptDelivery(
  deps: Dependencies,
  delivery: Delivery,
  endpoint: WebhookEndpoint,
  eventBody: string,
) {
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
