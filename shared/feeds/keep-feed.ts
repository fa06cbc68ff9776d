import type { FeedVersions } from '../storage/feed-versions.ts';
import { type Feed, type FeedStores, type Includes, readFeed } from './read-feed.ts';

export interface KeptFeedStores extends FeedStores {
  feedVersions: FeedVersions;
}

interface KeptFeed<Written> {
  version: string;
  /** When this instance first saw the version. */
  seenAt: number;
  writtenAt: number;
  endsAt: number;
  written: Written;
}

/** A written feed has at most 4 MB, and the function that serves feeds has 512 MB. */
const maxKept = 8;
/** A version is not trusted for longer. */
const longestMs = 3_600_000;
/**
 * The jobs are read from an index, which lags: it may be older than the version for some instants. A new version is
 * therefore read once more when this time has passed since it was first seen, even if a closing date caused a read
 * before.
 */
const settlingMs = 60_000;

/**
 * Keeps written feeds in this instance while the published jobs are unchanged: an unchanged feed costs two small reads.
 * A job that opens or closes by its dates ends the kept feed. Throws not_found for an organization that does not exist.
 */
export function feedKeeper<Written>(
  stores: KeptFeedStores,
  write: (feed: Feed, now: Date) => Written,
  includes?: Includes,
) {
  const kept = new Map<string, KeptFeed<Written>>();
  return async (organizationId: string, now: Date): Promise<Written> => {
    // The version is read before the jobs: a change between the two reads makes another version at the next call.
    const [ofJobs, organization] = await Promise.all([
      stores.feedVersions.of(organizationId),
      stores.organizations.find(organizationId),
    ]);
    // Links contain the slug of the portal, and the address of a former slug returns 404.
    const version = [organization?.name, organization?.portal?.slug, ofJobs].join(' ');
    const known = kept.get(organizationId);
    const at = now.getTime();
    const isSame = known?.version === version;
    const isFresh = known && at >= known.writtenAt && at < known.endsAt;
    // A clock that was set back must not postpone the second read.
    const seenAt = isSame ? Math.min(known.seenAt, at) : at;
    const settlesAt = seenAt + settlingMs;
    if (isSame && isFresh && (known.writtenAt >= settlesAt || at < settlesAt)) return known.written;

    const feed = await readFeed(stores, organizationId, now, includes);
    const written = write(feed, now);
    const endsAt = Math.min(feed.nextChangeAt?.getTime() ?? Number.POSITIVE_INFINITY, at + longestMs);
    kept.delete(organizationId);
    kept.set(organizationId, { version, seenAt, writtenAt: at, endsAt, written });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return written;
  };
}
