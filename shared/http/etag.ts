import { createHash } from 'node:crypto';
import { ApiError } from '../domain/api-error.ts';

/** The ETag of a resource: its version where it shows one, else a hash of what is shown. */
export function etagOf(view: object): string {
  const version = (view as { version?: number }).version;
  return version === undefined
    ? `"${createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 22)}"`
    : `"${version}"`;
}

/** Refuses a change that was meant for another version. Several tags and `*` are as RFC 9110 has them. */
export function refuseStale(ifMatch: string | undefined, current: object): void {
  if (ifMatch === undefined) return;
  const wanted = ifMatch.split(',').map((tag) => tag.trim());
  if (!wanted.includes('*') && !wanted.includes(etagOf(current))) throw new ApiError('stale_object');
}
