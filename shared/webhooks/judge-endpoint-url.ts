import { invalid } from '../domain/invalid.ts';
import { judgeTargetUrl } from '../outbound/target-address.ts';

/**
 * The normal form of an endpoint's URL. Throws {@link ApiError} validation_failed for one to which deliveries are not
 * allowed.
 */
export function judgeEndpointUrl(url: string, allowLoopback: boolean): string {
  const target = judgeTargetUrl(url, { allowLoopback });
  if (target.ok) return target.url;
  throw invalid('url', 'url_not_allowed', `url ${target.message}.`);
}
