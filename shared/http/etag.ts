import { createHash } from 'node:crypto';
import { ApiError } from '../domain/api-error.ts';

/** The ETag of what is shown: its version where it has one, and a hash, because an expanded part changes without the version. */
export function etagOf(view: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 22);
  const version = versionOf(view);
  return version === undefined ? `"${hash}"` : `"${version}-${hash}"`;
}

/** Refuses a change that was meant for another version. Several tags and `*` are as RFC 9110 has them. */
export function refuseStale(ifMatch: string | undefined, current: object): void {
  if (ifMatch === undefined) return;
  const version = versionOf(current);
  const isCurrent = (tag: string) =>
    tag === '*' ||
    (version === undefined ? tag === etagOf(current) : /^"(\d+)(-[\w-]+)?"$/.exec(tag)?.[1] === `${version}`);
  if (!tagsIn(ifMatch).some(isCurrent)) throw new ApiError('stale_object');
}

/** Whether If-None-Match names what is shown now; a weak tag serves a read as well as a strong one (RFC 9110, 13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  return tagsIn(ifNoneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim());
const versionOf = (view: unknown) => (view as { version?: number | null } | null)?.version ?? undefined;
