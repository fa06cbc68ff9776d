import { ApiError } from '../domain/api-error.ts';
import { judgeTargetUrl } from '../outbound/target-address.ts';

/**
 * The normal form of an endpoint's URL. Throws {@link ApiError} validation_failed for one to which deliveries are not
 * allowed.
 */
export function judgeEndpointUrl(url: string, allowLoopback: boolean): string {
  const target = judgeTargetUrl(url, { allowLoopback });
  if (target.ok) return target.url;
  const details = [{ param: 'url', code: target.code, message: `url ${target.message}.` }];
  throw new ApiError('validation_failed', { param: 'url', details });
}
