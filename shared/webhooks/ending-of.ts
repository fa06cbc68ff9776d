import type { Delivery } from '../domain/delivery.ts';
import { mayStart } from './delivery-schedule.ts';

/**
 * How a waiting delivery ends without a further attempt; null while it may be sent. No attempt starts after the retry
 * period, unless it was requested by a call, nor to an endpoint that is disabled or deleted.
 */
export function endingOf(
  { attempts, created_at, requested_at }: Delivery,
  endpoint: { enabled: boolean } | undefined,
  now: Date,
): 'failed' | 'canceled' | null {
  const firstAttemptAt = new Date(attempts[0]?.at ?? created_at);
  if (requested_at === null && !mayStart(firstAttemptAt, now)) return 'failed';
  return endpoint?.enabled ? null : 'canceled';
}
