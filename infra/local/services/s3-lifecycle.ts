import type { ObjectService } from './s3.ts';

const DAY_MS = 86_400_000;

/**
 * Does everything that S3's lifecycle has done by an instant. S3 counts in whole days up to the next midnight in UTC
 * and works some hours late; here it is due at that midnight.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export function expireObjects(objects: ObjectService, bucketName: string, now = objects.clock()): void {
  const bucket = objects.findBucket(bucketName);
  if (!bucket) return;
  const isDue = (sinceMs: number, days: number) => now >= midnightAfter(sinceMs + days * DAY_MS);
  for (const { prefix, expirationDays, noncurrentDays } of bucket.lifecycle) {
    const versions = objects.versions.listVersions(bucketName, { prefix, afterKey: '', max: 1_000_000 });
    versions.forEach((version, index) => {
      const { key, version_id, file, isLatest, modified_at } = version;
      // Newest first: the version before it in the list replaced it.
      const replacedAt = isLatest === 1 ? undefined : versions[index - 1]?.modified_at;
      if (replacedAt !== undefined) {
        if (noncurrentDays !== undefined && isDue(replacedAt, noncurrentDays))
          objects.deleteObject(bucket, key, version_id);
      } else if (expirationDays !== undefined && isDue(modified_at, expirationDays)) {
        const hidesNothing = file === null && versions[index + 1]?.key !== key;
        if (hidesNothing) objects.deleteObject(bucket, key, version_id);
        else if (file !== null) objects.deleteObject(bucket, key);
      }
    });
  }
}

const midnightAfter = (ms: number) => Math.ceil(ms / DAY_MS) * DAY_MS;
