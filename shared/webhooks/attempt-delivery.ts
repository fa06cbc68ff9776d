import type { Attempt } from '../domain/delivery.ts';
import type { DeliveryToSend } from '../domain/delivery-message.ts';
import { log } from '../platform/log.ts';
import type { AttemptOutcome } from './attempt-outcome.ts';
import { deliveredBody } from './delivered-body.ts';
import { liveSecrets } from './live-secrets.ts';
import type { SecretKeeper } from './secret-keeper.ts';
import { signatureHeaders } from './sign-delivery.ts';

export interface Sending {
  keeper: Pick<SecretKeeper, 'openAll'>;
  post: (target: { url: string; headers: Record<string, string>; body: string }) => Promise<AttemptOutcome>;
  clock: () => Date;
}

/** Signs and sends a delivery once, now. The result is not stored yet. */
export async function attemptDelivery(
  { keeper, post, clock }: Sending,
  { delivery, endpoint, eventBody }: DeliveryToSend,
): Promise<{ attempt: Attempt; outcome: AttemptOutcome }> {
  const at = clock();
  const number = delivery.attempts.length + 1;
  const body = deliveredBody(eventBody, endpoint.payload);
  const owner = { organizationId: delivery.organization_id, endpointId: endpoint.id };
  const headers = signatureHeaders({
    secrets: await keeper.openAll(liveSecrets(endpoint, at), owner),
    body,
    eventId: delivery.event_id,
    deliveryId: delivery.id,
    attempt: number,
    sentAtEpochSeconds: Math.floor(at.getTime() / 1000),
  });
  const outcome = await post({ url: endpoint.url, headers, body });
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
  const attempt: Attempt = {
    number,
    at: at.toISOString(),
    status: outcome.status,
    duration_ms: outcome.durationMs,
    error_class: outcome.errorClass,
    response_excerpt: outcome.responseExcerpt,
  };
  return { attempt, outcome };
}
