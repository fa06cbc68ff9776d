import type { Delivery } from '../domain/delivery.ts';
import { mayStart } from './delivery-schedule.ts';

/**
 * How a waiting delivery ends without a further attempt; null while it may be sent. Nothing starts after the retry period,
 * unless somebody asked for it by hand, nor to an endpoint that is off or deleted.
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
