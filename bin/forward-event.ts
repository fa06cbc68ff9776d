import type { WebhookEvent } from '../client/src/index.ts';
import { idSource } from '../shared/domain/ids.ts';
import type { AttemptOutcome } from '../shared/webhooks/attempt-outcome.ts';
import { judgeAttempt } from '../shared/webhooks/judge-attempt.ts';
import { signatureHeaders } from '../shared/webhooks/sign-delivery.ts';

export interface Forwarding {
  url: string;
  secret: string;
  post: (target: { url: string; headers: Record<string, string>; body: string }) => Promise<AttemptOutcome>;
  clock: () => Date;
  pause: (milliseconds: number) => Promise<void>;
  /** Called after each attempt. `nextMs` is the pause before the next one, null after the last. */
  onAttempt: (event: WebhookEvent, outcome: AttemptOutcome, nextMs: number | null) => void;
}

/**
 * Short pauses in milliseconds: a developer restarts the receiver within seconds. The service itself retries for 72
 * hours.
 */
const pausesMs = [1_000, 2_000, 4_000];

/** Sends an event as the service delivers it, at most a few times. Returns whether the receiver accepted it. */
export async function forwardEvent(event: WebhookEvent, forwarding: Forwarding): Promise<boolean> {
  const { url, secret, post, clock, pause, onAttempt } = forwarding;
  const body = JSON.stringify(event);
  const deliveryId = idSource(clock())('delivery');
  for (let attempt = 1; ; attempt++) {
    const sentAtEpochSeconds = clock().getTime() / 1000;
    const delivery = { secrets: [secret], body, eventId: event.id, deliveryId, attempt, sentAtEpochSeconds };
    const outcome = await post({ url, headers: signatureHeaders(delivery), body });
    const verdict = judgeAttempt(outcome);
    const nextMs = verdict === 'retry' ? (pausesMs[attempt - 1] ?? null) : null;
    onAttempt(event, outcome, nextMs);
    if (nextMs === null) return verdict === 'delivered';
    await pause(nextMs);
  }
}
