import { type Delivery, newDelivery } from '../../../../shared/domain/delivery.ts';
import type { AttemptOutcome } from '../../../../shared/webhooks/attempt-outcome.ts';

export const start = new Date('2026-11-23T12:00:00.000Z');
export const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** A delivery that was made at `start`. */
export const deliveryOf = (changes: Partial<Delivery> = {}): Delivery => ({
  ...newDelivery(
    {
      id: 'dlv_1',
      organization_id: 'org_1',
      endpoint_id: 'we_1',
      event_id: 'evt_1',
      event_type: 'job.created',
    },
    start,
  ),
  ...changes,
});

export const attemptAt = (at: Date, number = 1) => ({
  number,
  at: at.toISOString(),
  status: 500,
  duration_ms: 12,
  error_class: null,
  response_excerpt: null,
});

export const outcomeOf = (changes: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  status: 500,
  durationMs: 12,
  responseExcerpt: null,
  errorClass: null,
  retryAfterSeconds: null,
  ...changes,
});
