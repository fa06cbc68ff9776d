import type { FeedVersions } from '../storage/feed-versions.ts';
import { type Feed, type FeedStores, readFeed } from './read-feed.ts';

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

/** A written feed has 4 MB at most, and a function that serves them 512 MB. */
const maxKept = 8;
/** The name of the organization is not in the version; it changes once in years. */
const longestMs = 3_600_000;
/**
 * Lists are read from an index, which may be some instants behind the version: what is new is read once more when so much
 * time has passed since it was first seen, however often a closing date has it read before.
 */
const settlingMs = 60_000;

/**
 * Feeds as they are written, kept in this instance for as long as the published jobs stay as they are: an unchanged feed
 * costs one small read. A job that opens or closes by its dates ends what is kept. Throws not_found for an organization
 * that does not exist.
 */
export function feedKeeper<Written>(stores: KeptFeedStores, write: (feed: Feed, now: Date) => Written) {
  const kept = new Map<string, KeptFeed<Written>>();
  return async (organizationId: string, now: Date): Promise<Written> => {
    // Before the jobs: a change between the two reads is another version at the next call.
    const version = await stores.feedVersions.of(organizationId);
    const known = kept.get(organizationId);
    const at = now.getTime();
    const isSame = known?.version === version;
    const isFresh = known && at >= known.writtenAt && at < known.endsAt;
    // A clock that was put back must not put the settling off.
    const seenAt = isSame ? Math.min(known.seenAt, at) : at;
    const settlesAt = seenAt + settlingMs;
    if (isSame && isFresh && (known.writtenAt >= settlesAt || at < settlesAt)) return known.written;

    const feed = await readFeed(stores, organizationId, now);
    const written = write(feed, now);
    const endsAt = Math.min(feed.nextChangeAt?.getTime() ?? Number.POSITIVE_INFINITY, at + longestMs);
    kept.delete(organizationId);
    kept.set(organizationId, { version, seenAt, writtenAt: at, endsAt, written });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return written;
  };
}
