import { createHash } from 'node:crypto';
import { ApiError } from '../domain/api-error.ts';

/**
 * The ETag of a view: its version, if it has one, and a hash, because an expanded field changes without the version.
 * The hash does not depend on the order of fields, which the table does not keep in maps such as `metadata`.
 */
export function etagOf(view: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(view, inOrder)).digest('base64url').slice(0, 22);
  const version = versionOf(view);
  return version === undefined ? `"${hash}"` : `"${version}-${hash}"`;
}

/** For JSON: an object with its fields in alphabetical order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Throws if a change is for another version. Several tags and `*` follow RFC 9110. */
export function refuseStale(ifMatch: string | undefined, current: object): void {
  if (ifMatch === undefined) return;
  const version = versionOf(current);
  const isCurrent = (tag: string) =>
    tag === '*' ||
    (version === undefined ? tag === etagOf(current) : /^"(\d+)(-[\w-]+)?"$/.exec(tag)?.[1] === `${version}`);
  if (!tagsIn(ifMatch).some(isCurrent)) throw new ApiError('stale_object');
}

/**
 * Whether If-None-Match has the ETag of the current view. For a read, a weak tag equals a strong one (RFC 9110,
 * 13.1.2).
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  return tagsIn(ifNoneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim());
const versionOf = (view: unknown) => (view as { version?: number | null } | null)?.version ?? undefined;
